package import KernelDomain

/// The current rest. It stores its end as an instant, so that it does not drift and continues after a restart.
package struct RestTimer: Hashable, Sendable {
  /// The number of the set that the rest follows.
  package let set: Int32
  package let start: Timestamp
  package internal(set) var end: Timestamp
  /// Whether the warning was given.
  package internal(set) var isWarned = false

  /// How long before the end the warning is due, in milliseconds.
  package static let warning: Int64 = 3_000

  init(set: Int32, start: Timestamp, seconds: Int32) {
    self.set = set
    self.start = start
    end = start + Int64(seconds) * 1_000
  }

  /// The remaining time in milliseconds: at least 0, and at most the whole rest, so that a clock set back does not
  /// prolong it.
  package func remaining(at now: Timestamp) -> Int64 { max(0, min(end - now, end - start)) }

  /// When the warning is due, or the end if the warning was given.
  var nextDue: Timestamp { isWarned ? end : end + -RestTimer.warning }
}
