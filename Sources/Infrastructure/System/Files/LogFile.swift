import Glibc

/// Standard error, kept in a file that does not grow without end.
package struct LogFile: Sendable {
  private let path: String
  /// The size in bytes from which on another file is begun.
  private static let limit: off_t = 1 << 20

  /// Has standard error go to the file, behind what is in it; made where it is not there, and no link is followed.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    try begin()
  }

  /// Puts a file that is full aside as `PATH.old`, in the place of the one before, and begins another. It stays as it is
  /// where the system refuses that.
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
