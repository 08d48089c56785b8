package import KernelDomain

/// A number of consecutive laps of one segment that make up a distance in one style, with their time.
package struct SwimAttempt: Hashable, Sendable {
  /// Hundredths of a second, with the thousandths cut off.
  package let hundredths: Int
  /// The start of its first lap.
  package let start: Timestamp
  package let segment: SwimSegmentID
  package let laps: SwimLapRange
  /// Whether the user has yet to decide about one of its laps.
  package let isSuspicious: Bool
  /// Whether its time includes a gap that the user counted as swum, or a lap whose time is an equal share of a longer
  /// one.
  package let isEstimated: Bool
  /// Whether the watch may have missed a turn in one of its laps. Set in histories only.
  package internal(set) var mayHideTurn = false

  /// Whether it is faster than `other`; of equal times, the earlier is better.
  func isBetter(than other: SwimAttempt) -> Bool {
    (hundredths, start, segment, laps.first) < (other.hundredths, other.start, other.segment, other.laps.first)
  }
}

extension SwimAttempt {
  /// - Parameter indices: the positions of its laps in the swim.
  init<L: TimedSwimLap>(
    hundredths: Int, laps indices: Range<Int>, of laps: UnsafeBufferPointer<L>, segment: Int32, swim: SwimID,
    isSuspicious: Bool
  ) {
    self.hundredths = hundredths
    self.start = laps[indices.lowerBound].start
    self.segment = SwimSegmentID(swim: swim, number: Int(segment))
    self.laps = SwimLapRange(
      first: laps[indices.lowerBound].numbers(at: indices.lowerBound).first,
      last: laps[indices.upperBound - 1].numbers(at: indices.upperBound - 1).last)
    self.isSuspicious = isSuspicious
    isEstimated = indices.contains { laps[$0].isEstimate || laps[$0].isJoined && $0 > indices.lowerBound }
  }
}
