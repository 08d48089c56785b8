package import KernelDomain

/// An attempt: consecutive laps of one segment that add up to a standard distance in one style, and their time.
package struct SwimAttempt: Hashable, Sendable {
  /// The time of the attempt in hundredths of a second; thousandths are cut off.
  package let hundredths: Int
  /// The start of the attempt's first lap.
  package let start: Timestamp
  package let segment: SwimSegmentID
  package let laps: SwimLapRange
  /// Whether the attempt includes a suspicious lap that the user has neither confirmed nor corrected.
  package let isSuspicious: Bool
  /// Whether the time is an estimate. True if it includes a gap that the user counted as swum, or a lap whose time is
  /// an equal part of a longer time or was cut off to whole seconds.
  package let isEstimated: Bool
  /// Whether the watch may have missed a turn in one of the laps. It is determined only for attempts in the history of
  /// an event, and is false for others.
  package internal(set) var mayHideTurn = false

  /// Whether this attempt is faster than `other`. If the two are equally fast, the earlier one is better.
  func isBetter(than other: SwimAttempt) -> Bool {
    (hundredths, start, segment, laps.first) < (other.hundredths, other.start, other.segment, other.laps.first)
  }
}

extension SwimAttempt {
  /// Creates an attempt from laps of a swim.
  /// - Parameter indices: the indices of the attempt's laps in the swim.
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
