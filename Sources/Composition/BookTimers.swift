import KernelApplication
import KernelDomain
import System

/// What falls due at its time, in all features.
final class BookTimers: Sendable {
  private let clock: any WallClock
  private let gate: any BookGate
  private let revisions: @Sendable () -> [UInt64]
  private let timers: @Sendable () -> [any FeatureTimer]
  private let lock = Lock()
  /// The next deadline, and the revisions of the sections that it was computed from.
  private nonisolated(unsafe) var known: (deadline: Timestamp?, revisions: [UInt64])?
  /// When due work was last done.
  private nonisolated(unsafe) var fired: Timestamp?

  /// - Parameters:
  ///   - gate: while it is closed, nothing falls due; what would have does so once it is open.
  ///   - revisions: the revisions of the book's sections, which differ once one was changed.
  ///   - timers: those of all features, made when first asked for.
  init(
    _ clock: any WallClock, _ gate: any BookGate, revisions: @escaping @Sendable () -> [UInt64],
    timers: @escaping @Sendable () -> [any FeatureTimer]
  ) {
    self.clock = clock
    self.gate = gate
    self.revisions = revisions
    self.timers = timers
  }

  /// The soonest deadline of all features; nil if nothing will fall due. Computed again if a section has changed.
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

  /// When to try again what failed or was left undone, a minute later; nil if the clock was set back before it.
  private func wait(until deadline: Timestamp, at now: Timestamp) -> DeadlineTimer.Deadline? {
    var deadline = deadline
    if let fired, deadline <= fired { deadline = fired + 60_000 }
    guard let rate = clock.rate else { return .at(deadline.milliseconds) }
    if rate == 0 { return deadline > now ? nil : .after(1) }
    return .after((deadline - now) / Int64(rate) + 1)
  }

  /// Does the due work of all features.
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

  /// A feature whose data can't be read does not hold up the others.
  private func unlessDamaged<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    do throws(Failure) {
      return try body()
    } catch .storeDamaged {
      return nil
    }
  }
}
