package import KernelDomain

/// A rest that is on. Its end is an instant, so that nothing drifts and a restart goes on with it.
package struct RestTimer: Hashable, Sendable {
  /// The set that it follows.
  package let set: Int32
  package let start: Timestamp
  package internal(set) var end: Timestamp
  /// Whether it was said that it ends soon.
  package internal(set) var isWarned = false

  /// Milliseconds before the end at which a warning is due.
  package static let warning: Int64 = 3_000

  init(set: Int32, start: Timestamp, seconds: Int32) {
    self.set = set
    self.start = start
    end = start + Int64(seconds) * 1_000
  }

  /// Milliseconds that are left, at least 0, and no more than the rest has: a clock that was set back makes it no longer.
  package func remaining(at now: Timestamp) -> Int64 { max(0, min(end - now, end - start)) }

  /// When there is something to say.
  var nextDue: Timestamp { isWarned ? end : end + -RestTimer.warning }
}
