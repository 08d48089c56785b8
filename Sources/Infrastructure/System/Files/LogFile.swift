import Libc

/// Redirects standard error to a log file of limited size.
package struct LogFile: Sendable {
  private let path: String
  /// The size, in bytes, at which the log file is full and is replaced with a new one.
  private static let limit: off_t = 1 << 20

  /// Redirects standard error to the file, appending to its content. Creates the file if it does not exist. Does not
  /// follow links.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    try begin()
  }

  /// If the file is full, renames it to `PATH.old`, which replaces an older file with that name, and starts a new file.
  /// If that fails, continues with the full file.
  package func turnOver() {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0, status.st_size >= LogFile.limit, rename(path, path + ".old") == 0 else {
      return
    }
    try? begin()
  }

  private func begin() throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError("write", path) }
    dup2(file, STDERR_FILENO)
    close(file)
  }
}
