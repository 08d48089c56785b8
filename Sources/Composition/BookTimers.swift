import KernelApplication
import KernelDomain
import System

/// The timers of all features. Each knows when work of its feature falls due, and does the work at that time.
final class BookTimers: Sendable {
  private let clock: any WallClock
  private let gate: any BookGate
  private let revisions: @Sendable () -> [UInt64]
  private let timers: @Sendable () -> [any FeatureTimer]
  private let lock = Lock()
  /// The next deadline, and the revisions of the book's sections for which it was computed.
  private nonisolated(unsafe) var known: (deadline: Timestamp?, revisions: [UInt64])?
  /// When due work was last done; nil if never.
  private nonisolated(unsafe) var fired: Timestamp?

  /// Creates the timers.
  /// - Parameters:
  ///   - gate: knows whether the book is locked. While it is, no work is done; overdue work is done once it is
  ///     unlocked.
  ///   - revisions: returns the revision of each section of the book, which is different after every change of the
  ///     section.
  ///   - timers: creates the timers of all features; called only when they are needed.
  init(
    _ clock: any WallClock, _ gate: any BookGate, revisions: @escaping @Sendable () -> [UInt64],
    timers: @escaping @Sendable () -> [any FeatureTimer]
  ) {
    self.clock = clock
    self.gate = gate
    self.revisions = revisions
    self.timers = timers
  }

  /// Returns the earliest deadline of all features; nil if no work will fall due. It is computed again after each
  /// change of a section.
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

  /// Returns when to wake up for a deadline: if its work was tried and is still due, a minute after the attempt. Nil if
  /// a simulated clock stands still before the deadline.
  private func wait(until deadline: Timestamp, at now: Timestamp) -> DeadlineTimer.Deadline? {
    var deadline = deadline
    if let fired, deadline <= fired { deadline = fired + 60_000 }
    guard let rate = clock.rate else { return .at(deadline.milliseconds) }
    if rate == 0 { return deadline > now ? nil : .after(1) }
    return .after((deadline - now) / Int64(rate) + 1)
  }

  /// Does the due work of all features, and returns the events that result.
  func fire() throws(Failure) -> [BookEvent] {
    guard gate.lock.isOpen else { return [] }
    let now = clock.now()
    // Deadlines may change without a change of the book, so they are computed again.
    lock.withLock { (known, fired) = (nil, now) }
    var events: [BookEvent] = []
    for timer in timers() {
      events += try unlessDamaged { () throws(Failure) in try timer.fire(at: now) } ?? []
    }
    return events
  }

  /// Returns the result of `body`; nil if a feature's data is damaged, so that other features still get their turn.
  private func unlessDamaged<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    do throws(Failure) {
      return try body()
    } catch .storeDamaged {
      return nil
    }
  }
}
