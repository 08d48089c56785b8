import CSystem
import Glibc

/// Wakes the loop from another thread or a signal handler.
struct WakeUp: Sendable {
  /// Readable once someone knocked.
  let descriptor: Int32

  /// Fails with the system's error number.
  init() throws(PollError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard descriptor >= 0 else { throw PollError(code: errno) }
  }

  func knock() {
    WakeUp.knock(descriptor)
  }

  /// Safe in a signal handler.
  static func knock(_ descriptor: Int32) {
    var one: UInt64 = 1
    let code = errno
    // Full is as good as written: the loop wakes.
    _ = write(descriptor, &one, 8)
    errno = code
  }

  func quiet() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  func end() {
    close(descriptor)
  }
}
