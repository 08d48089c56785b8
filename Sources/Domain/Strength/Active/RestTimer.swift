package import KernelDomain

/// The timer of the rest after a set. It stores the time at which the rest ends, so that it does not drift, and so that
/// it continues when the program is restarted.
package struct RestTimer: Hashable, Sendable {
  /// The number that identifies the set after which the user rests.
  package let set: Int32
  package let start: Timestamp
  package internal(set) var end: Timestamp
  /// Whether the warning shortly before the end of the rest has been given.
  package internal(set) var isWarned = false

  /// The time between the warning and the end of the rest, in milliseconds.
  package static let warning: Int64 = 3_000

  init(set: Int32, start: Timestamp, seconds: Int32) {
    self.set = set
    self.start = start
    end = start + Int64(seconds) * 1_000
  }

  /// Returns the remaining time, in milliseconds. It is never less than 0, and never more than the whole rest, so that
  /// setting the clock back does not prolong the rest.
  package func remaining(at now: Timestamp) -> Int64 { max(0, min(end - now, end - start)) }

  /// When the warning is due or, if it was already given, when the rest ends.
  var nextDue: Timestamp { isWarned ? end : end + -RestTimer.warning }
}
