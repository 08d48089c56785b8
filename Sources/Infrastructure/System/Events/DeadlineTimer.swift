import CSystem
import Glibc

/// A descriptor that can be read once a deadline has come (timerfd). It wakes nobody before.
package struct DeadlineTimer: Sendable {
  package let descriptor: Int32

  package init() throws(SystemError) {
    descriptor = recordbook_timer()
    guard descriptor >= 0 else { throw SystemError("make", "a timer") }
  }

  /// When it comes.
  package enum Deadline: Hashable, Sendable {
    /// At that time of the machine's clock, in milliseconds since 1970-01-01T00:00:00Z, also where that clock is set
    /// meanwhile, or the machine sleeps.
    case at(Int64)
    /// After so many milliseconds, whatever the clock says.
    case after(Int64)
  }

  /// Replaces the deadline; nil is none.
  package func set(_ deadline: Deadline?) {
    switch deadline {
    case nil: recordbook_timer_set(descriptor, 0, 0, 0)
    case .at(let milliseconds): set(milliseconds, isTime: true)
    case .after(let milliseconds): set(milliseconds, isTime: false)
    }
  }

  private func set(_ milliseconds: Int64, isTime: Bool) {
    let some = max(milliseconds, 0)
    // At least a nanosecond: none would stand for no deadline.
    recordbook_timer_set(descriptor, isTime ? 1 : 0, Int(some / 1_000), max(Int(some % 1_000) * 1_000_000, 1))
  }

  /// What made it readable; it is not any more.
  package func take() -> Event {
    var count: UInt64 = 0
    if read(descriptor, &count, 8) == 8 { return .due }
    return errno == ECANCELED ? .clockSet : .nothing
  }

  package enum Event: Sendable {
    case due
    /// Somebody has set the machine's clock: the deadline has to be looked at again.
    case clockSet
    case nothing
  }

  package func close() { Glibc.close(descriptor) }
}
