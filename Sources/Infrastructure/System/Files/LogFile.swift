import Glibc

/// Redirects standard error to a log file of limited size.
package struct LogFile: Sendable {
  private let path: String
  /// The size in bytes from which a new file is begun.
  private static let limit: off_t = 1 << 20

  /// Redirects standard error to the end of the file, and creates the file if it does not exist. Links are not
  /// followed.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    try begin()
  }

  /// If the file is full, renames it to `PATH.old`, replacing the previous one, and begins a new file. If that fails,
  /// the file stays in use.
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
