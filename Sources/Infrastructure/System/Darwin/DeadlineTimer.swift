import Libc
import Synchronization

/// A file descriptor that becomes readable at a deadline, so that an event loop can sleep until then. It is a separate
/// queue with one timer (kqueue(2)).
///
/// When the timer is set to a wall-clock time, the kernel computes the remaining time once and does not notice if the
/// clock is set later. Therefore the timer fires after a minute at the latest, and `take` compares the clock with the
/// deadline.
package struct DeadlineTimer: Sendable {
  package let descriptor: Int32
  private let state = State()

  private final class State: Sendable {
    /// The deadline as a wall-clock time, in milliseconds since 1970-01-01T00:00:00Z; nil if there is no deadline or if
    /// it is not a wall-clock time.
    let time = Mutex<Int64?>(nil)
  }

  /// The longest time for which the timer is set, in nanoseconds: a minute.
  private static let longest: Int64 = 60_000_000_000

  package init() throws(SystemError) {
    descriptor = kqueue()
    guard descriptor >= 0 else { throw SystemError("make", "a timer") }
    Descriptor.keepFromChildren(descriptor)
  }

  /// Sets a deadline that replaces the previous one; nil removes the deadline.
  package func set(_ deadline: Deadline?) {
    switch deadline {
    case nil:
      state.time.withLock { $0 = nil }
      change(EV_DELETE, 0)
    case .at(let milliseconds):
      state.time.withLock { $0 = milliseconds }
      wait(until: milliseconds)
    case .after(let milliseconds):
      state.time.withLock { $0 = nil }
      change(EV_ADD | EV_ONESHOT, DeadlineTimer.nanoseconds(milliseconds))
    }
  }

  private func wait(until milliseconds: Int64) {
    let left = DeadlineTimer.nanoseconds(milliseconds) - Calls.realtime()
    change(EV_ADD | EV_ONESHOT, min(left, DeadlineTimer.longest))
  }

  private static func nanoseconds(_ milliseconds: Int64) -> Int64 {
    let (nanoseconds, overflows) = max(milliseconds, 0).multipliedReportingOverflow(by: 1_000_000)
    return overflows ? .max : nanoseconds
  }

  private func change(_ flags: Int32, _ nanoseconds: Int64) {
    // The timer also counts the time that the machine sleeps, and does not fire late to save power.
    let kind = UInt32(NOTE_NSECONDS) | UInt32(NOTE_MACH_CONTINUOUS_TIME) | UInt32(NOTE_CRITICAL)
    var event = kevent(
      ident: 1, filter: Int16(EVFILT_TIMER), flags: UInt16(flags), fflags: kind, data: Int(max(nanoseconds, 1)),
      udata: nil)
    // Fails if there is no timer to remove. The error can be ignored.
    _ = kevent(descriptor, &event, 1, nil, 0, nil)
  }

  /// Returns why the descriptor has become readable, and makes it unreadable until the next event.
  package func take() -> Event {
    var (event, atOnce) = (Libc.kevent(), timespec())
    guard kevent(descriptor, nil, 0, &event, 1, &atOnce) == 1 else { return .nothing }
    let time = state.time.withLock { $0 }
    guard let time, Calls.realtime() < DeadlineTimer.nanoseconds(time) else { return .due }
    wait(until: time)
    return .nothing
  }

  package func close() { Libc.close(descriptor) }
}
