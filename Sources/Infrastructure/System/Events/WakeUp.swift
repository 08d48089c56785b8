import CSystem
import Glibc

/// Wakes up a loop from another thread or a signal handler.
package struct WakeUp: Sendable {
  /// Readable after a signal.
  package let descriptor: Int32

  package init() throws(SystemError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("make", "an event") }
  }

  package func signal() {
    WakeUp.signal(descriptor)
  }

  /// Safe in a signal handler.
  package static func signal(_ descriptor: Int32) {
    var one: UInt64 = 1
    let code = errno
    // If the counter is full, the loop wakes up anyway.
    _ = write(descriptor, &one, 8)
    errno = code
  }

  /// Makes it unreadable until the next signal.
  package func clear() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  package func close() {
    Glibc.close(descriptor)
  }
}
