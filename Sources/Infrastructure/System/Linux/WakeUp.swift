import CSystem
import Libc

/// Wakes up an event loop from another thread or from a signal handler, using eventfd(2).
package struct WakeUp: Sendable {
  /// The descriptor that the event loop must poll. It becomes readable when `signal` is called, and stays readable
  /// until `clear` is called.
  package let descriptor: Int32
  /// The descriptor that `signal` must write to.
  package var signalled: Int32 { descriptor }

  package init() throws(SystemError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("make", "an event") }
  }

  package func signal() {
    WakeUp.signal(signalled)
  }

  /// Makes the wake-up descriptor readable. Safe to call in a signal handler.
  /// - Parameter signalled: the descriptor to write to.
  package static func signal(_ signalled: Int32) {
    var one: UInt64 = 1
    let code = errno
    // Writing fails only if the counter is full. In that case, the loop wakes up too.
    _ = write(signalled, &one, 8)
    errno = code
  }

  /// Makes the descriptor unreadable until the next `signal`.
  package func clear() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  package func close() {
    Libc.close(descriptor)
  }
}
