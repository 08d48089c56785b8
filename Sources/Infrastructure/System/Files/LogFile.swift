import Glibc

/// Redirects standard error to a file of limited size.
package struct LogFile: Sendable {
  private let path: String
  /// The size in bytes from which on a new file is begun.
  private static let limit: off_t = 1 << 20

  /// Redirects standard error to the end of the file, which is made if it does not exist. Links are not followed.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    try begin()
  }

  /// Renames a full file to `PATH.old`, replacing the one before, and begins a new one. If the system refuses, the file
  /// stays in use.
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
