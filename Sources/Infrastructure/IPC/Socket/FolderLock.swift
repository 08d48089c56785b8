import CSystem
import Glibc
import KernelApplication

/// While one process looks at a socket and replaces it, no other does. Whoever may read the folder may lock it, and keep
/// it locked: so nobody waits for long.
struct FolderLock {
  /// Nanoseconds; who replaces a socket holds the lock for less than one thousandth of it.
  private static let longestWait: Int64 = 2_000_000_000
  /// Microseconds from one attempt to the next.
  private static let pause: UInt32 = 10_000

  private let descriptor: Int32

  /// Fails with `conflict` when another process keeps the folder locked, with `system` when it can't be opened or
  /// locked.
  init(_ path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FolderLock.failure("open", path, errno) }
    let code = FolderLock.lock(descriptor)
    guard code != 0 else { return }
    close(descriptor)
    guard code == EWOULDBLOCK else { throw FolderLock.failure("lock", path, code) }
    throw .conflict(
      problem: "another process keeps the socket's folder locked: \(path)",
      hint: "Let nobody else read it (chmod 700), or name another socket with --socket.")
  }

  func release() {
    close(descriptor)
  }

  /// Returns 0 once the folder is locked, else the error number: `EWOULDBLOCK` when another process kept it.
  private static func lock(_ descriptor: Int32) -> Int32 {
    let end = MonotonicClock.now() + longestWait
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, MonotonicClock.now() < end else { return code }
      usleep(pause)
    }
    return 0
  }

  private static func failure(_ operation: String, _ path: String, _ code: Int32) -> Failure {
    .system(operation: operation, path: path, reason: String(cString: strerror(code)))
  }
}
