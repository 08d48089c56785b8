/// The UTC offsets of a time zone: all past changes of the offset, and a rule for the time after the last of these
/// changes.
package struct TimeZoneRules: Hashable, Sendable {
  /// The instants at which the offset changes, in ascending order, in seconds since 1970-01-01T00:00:00Z.
  private let transitions: [Int64]
  /// For each element of `transitions`, the index in `offsets` of the offset that applies from that instant on.
  private let types: [UInt8]
  /// The offsets, in seconds east of UTC.
  private let offsets: [Int32]
  private let future: PosixTimeZone?
  /// Whether the zone's clocks have ever skipped a whole day, as those of Samoa skipped 2011-12-30.
  package let leavesOutDays: Bool

  /// Creates the rules of a zone. Nil if they are invalid: there is no offset, an offset exceeds 26 hours, there are
  /// not as many types as transitions, a type is not an index of `offsets`, or the transitions are not in ascending
  /// order.
  package init?(transitions: [Int64], types: [UInt8], offsets: [Int32], future: PosixTimeZone?) {
    guard !offsets.isEmpty, types.count == transitions.count, types.allSatisfy({ $0 < offsets.count }),
      offsets.allSatisfy({ abs(Int($0)) <= TimeZoneRules.farthest }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    self.transitions = transitions
    self.types = types
    self.offsets = offsets
    self.future = future
    leavesOutDays = zip(types, types.dropFirst()).contains { offsets[Int($1)] - offsets[Int($0)] >= 12 * 3_600 }
  }

  /// The maximum difference from UTC, in seconds. RFC 9636 expects offsets from -25 to 26 hours.
  static let farthest = 26 * 3_600

  /// Returns the zone's offset at an instant, in seconds east of UTC.
  /// - Parameter seconds: the instant, in seconds since 1970-01-01T00:00:00Z.
  package func offset(at seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let future { return future.offset(at: seconds) }
    return Int(low == 0 ? offsets[0] : offsets[Int(types[low - 1])])
  }
}

extension TimeZoneRules {
  /// Returns the day and the time that the zone's clocks show at an instant.
  package func clock(at instant: Timestamp) -> CivilDateTime {
    CivilDateTime(instant, offset: offset(at: instant.seconds))
  }

  /// Returns the first instant at which the zone's clocks show this day and time. If the clocks skip this time, the
  /// time is moved forward by the length of the gap. For example, if they jump from 02:00 to 03:00, 02:30 counts as
  /// 03:30.
  package func instant(of clock: CivilDateTime) -> Timestamp {
    let local = clock.timestamp(offset: 0).seconds
    // Assumes that the offset changes at most once in the two days around `local`.
    let before = offset(at: local - 86_400)
    let after = offset(at: local + 86_400)
    let first = Timestamp(seconds: local - Int64(before))
    if before == after || offset(at: first.seconds) == before { return first }
    let second = Timestamp(seconds: local - Int64(after))
    return offset(at: second.seconds) == after ? second : first
  }
}
