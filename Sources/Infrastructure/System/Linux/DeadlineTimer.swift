import CSystem
import Libc

/// A file descriptor that becomes readable at a deadline, so that an event loop can sleep until then
/// (timerfd_create(2)).
package struct DeadlineTimer: Sendable {
  package let descriptor: Int32

  package init() throws(SystemError) {
    descriptor = recordbook_timer()
    guard descriptor >= 0 else { throw SystemError("make", "a timer") }
  }

  /// Sets a deadline that replaces the previous one; nil removes the deadline.
  package func set(_ deadline: Deadline?) {
    switch deadline {
    case nil: recordbook_timer_set(descriptor, 0, 0, 0)
    case .at(let milliseconds): set(milliseconds, isTime: true)
    case .after(let milliseconds): set(milliseconds, isTime: false)
    }
  }

  private func set(_ milliseconds: Int64, isTime: Bool) {
    let some = max(milliseconds, 0)
    // Sets at least one nanosecond, because 0 would remove the deadline.
    recordbook_timer_set(descriptor, isTime ? 1 : 0, Int(some / 1_000), max(Int(some % 1_000) * 1_000_000, 1))
  }

  /// Returns why the descriptor has become readable, and makes it unreadable until the next event.
  package func take() -> Event {
    var count: UInt64 = 0
    if read(descriptor, &count, 8) == 8 { return .due }
    return errno == ECANCELED ? .clockSet : .nothing
  }

  package func close() { Libc.close(descriptor) }
}
