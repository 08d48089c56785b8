import KernelApplication
import KernelDomain
import System

/// The timers of all features. A feature's timer determines when the feature's next work becomes due, and does that
/// work then.
final class BookTimers: Sendable {
  private let clock: any WallClock
  private let gate: any BookGate
  private let revisions: @Sendable () -> [UInt64]
  private let timers: @Sendable () -> [any FeatureTimer]
  private let lock = Lock()
  /// The most recently computed deadline, and the revisions that the book's sections had at that time.
  private nonisolated(unsafe) var known: (deadline: Timestamp?, revisions: [UInt64])?
  /// When this process last did work that was due; nil if it has never done any.
  private nonisolated(unsafe) var fired: Timestamp?

  /// Creates the timers.
  /// - Parameters:
  ///   - gate: determines whether the book is locked. While it is locked, no work is done. Work that becomes due in
  ///     that time is done after the book is unlocked.
  ///   - revisions: returns, for each section of the book, a number that grows with every change of the section.
  ///   - timers: creates the timers of all features. It is called only when they are needed.
  init(
    _ clock: any WallClock, _ gate: any BookGate, revisions: @escaping @Sendable () -> [UInt64],
    timers: @escaping @Sendable () -> [any FeatureTimer]
  ) {
    self.clock = clock
    self.gate = gate
    self.revisions = revisions
    self.timers = timers
  }

  /// Returns the earliest time at which work of any feature becomes due; nil if no work will become due. It is computed
  /// again whenever a section has changed.
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

  /// Returns when to wake up for a deadline. If its work was already attempted, this is a minute after the attempt. Nil
  /// if the deadline will never be reached, because a simulated clock stands still.
  private func wait(until deadline: Timestamp, at now: Timestamp) -> DeadlineTimer.Deadline? {
    var deadline = deadline
    if let fired, deadline <= fired { deadline = fired + 60_000 }
    guard let rate = clock.rate else { return .at(deadline.milliseconds) }
    if rate == 0 { return deadline > now ? nil : .after(1) }
    return .after((deadline - now) / Int64(rate) + 1)
  }

  /// Does the work of all features that is due, and returns the resulting events.
  func fire() throws(Failure) -> [BookEvent] {
    guard gate.lock.isOpen else { return [] }
    let now = clock.now()
    // The next deadline may change even if the book does not, so the one computed before is dropped.
    lock.withLock { (known, fired) = (nil, now) }
    var events: [BookEvent] = []
    for timer in timers() {
      events += try unlessDamaged { () throws(Failure) in try timer.fire(at: now) } ?? []
    }
    return events
  }

  /// Returns the result of `body`; nil if it fails because a feature's data is damaged. The caller can then continue
  /// with the other features.
  private func unlessDamaged<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    do throws(Failure) {
      return try body()
    } catch .storeDamaged {
      return nil
    }
  }
}
