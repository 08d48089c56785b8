import KernelApplication
import KernelDomain
import Storage
import System

/// What falls due in the book at its time, over all features.
final class BookTimers: Sendable {
  private let store: Store
  private let clock: any WallClock
  private let features: @Sendable () -> [MadeFeature]
  private let lock = Lock()
  /// The next deadline, and the revisions of the sections that it was worked out from.
  private nonisolated(unsafe) var known: (deadline: Timestamp?, revisions: [UInt64])?
  /// After a failure nothing is due before then.
  private nonisolated(unsafe) var retry: Timestamp?

  /// - Parameter features: makes none of their parts before they are asked for.
  init(_ store: Store, _ clock: any WallClock, features: @escaping @Sendable () -> [MadeFeature]) {
    self.store = store
    self.clock = clock
    self.features = features
  }

  private var timers: [any FeatureTimer] { features().compactMap(\.content.timer) }

  /// The soonest of all features; nil where nothing will fall due. Worked out anew where a section was changed since.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline? {
    try lock.withLock { () throws(Failure) in
      let revisions = store.sectionRevisions
      let now = clock.now()
      if known?.revisions != revisions {
        var soonest: Timestamp?
        for timer in timers {
          guard let deadline = try timer.nextDeadline(at: now) else { continue }
          soonest = soonest.map { min($0, deadline) } ?? deadline
        }
        known = (soonest, revisions)
      }
      return known?.deadline.map { deadline(max($0, retry ?? $0), at: now) }
    }
  }

  private func deadline(_ deadline: Timestamp, at now: Timestamp) -> DeadlineTimer.Deadline {
    guard let rate = clock.rate else { return .at(deadline.milliseconds) }
    return .after((deadline - now) / Int64(rate) + 1)
  }

  /// Does what has fallen due in all features. What they leave undone is tried again in a minute.
  func fire() throws(Failure) -> [BookEvent] {
    let now = clock.now()
    // A deadline may have passed without a change.
    lock.withLock { (known, retry) = (nil, now + 60_000) }
    var events: [BookEvent] = []
    for timer in timers { events += try timer.fire(at: now) }
    lock.withLock { retry = nil }
    return events
  }
}
