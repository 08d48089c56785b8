import KernelApplication
import KernelDomain
import System

/// What falls due in the book at its time, over all features.
final class BookTimers: Sendable {
  private let clock: any WallClock
  private let gate: any BookGate
  private let revisions: @Sendable () -> [UInt64]
  private let timers: @Sendable () -> [any FeatureTimer]
  private let lock = Lock()
  /// The next deadline, and the revisions of the sections that it was worked out from.
  private nonisolated(unsafe) var known: (deadline: Timestamp?, revisions: [UInt64])?
  /// When what was due was done last.
  private nonisolated(unsafe) var fired: Timestamp?

  /// - Parameters:
  ///   - gate: while it is closed nothing falls due; what would have does so once it is open.
  ///   - revisions: of the sections of the book; others once one was changed.
  ///   - timers: those of all features, made when they are first asked for.
  init(
    _ clock: any WallClock, _ gate: any BookGate, revisions: @escaping @Sendable () -> [UInt64],
    timers: @escaping @Sendable () -> [any FeatureTimer]
  ) {
    self.clock = clock
    self.gate = gate
    self.revisions = revisions
    self.timers = timers
  }

  /// The soonest of all features; nil where nothing will fall due. Worked out anew where a section was changed since.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline? {
    try lock.withLock { () throws(Failure) in
      let (now, revisions) = (clock.now(), revisions())
      if known?.revisions != revisions {
        var soonest: Timestamp?
        for timer in timers() {
          guard let deadline = try unlessDamaged({ () throws(Failure) in try timer.nextDeadline(at: now) }) ?? nil
          else {
            continue
          }
          soonest = min(soonest ?? deadline, deadline)
        }
        known = (soonest, revisions)
      }
      return gate.lock.isOpen ? known?.deadline.flatMap { wait(until: $0, at: now) } : nil
    }
  }

  /// What was left undone, or failed, is tried again after a minute; nil where the clock stands before it.
  private func wait(until deadline: Timestamp, at now: Timestamp) -> DeadlineTimer.Deadline? {
    var deadline = deadline
    if let fired, deadline <= fired { deadline = fired + 60_000 }
    guard let rate = clock.rate else { return .at(deadline.milliseconds) }
    if rate == 0 { return deadline > now ? nil : .after(1) }
    return .after((deadline - now) / Int64(rate) + 1)
  }

  /// Does what has fallen due in all features.
  func fire() throws(Failure) -> [BookEvent] {
    guard gate.lock.isOpen else { return [] }
    let now = clock.now()
    // A deadline may have passed without a change.
    lock.withLock { (known, fired) = (nil, now) }
    var events: [BookEvent] = []
    for timer in timers() {
      events += try unlessDamaged { () throws(Failure) in try timer.fire(at: now) } ?? []
    }
    return events
  }

  /// What can't be read of one feature keeps no other from what is due.
  private func unlessDamaged<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    do throws(Failure) {
      return try body()
    } catch .storeDamaged {
      return nil
    }
  }
}
