import KernelDomain

/// The gap between a segment and the next one.
package struct SwimGap: Hashable, Sendable {
  /// In milliseconds; negative if the two overlap.
  package let duration: Int64
  /// Whether it is short enough to join the segments over it.
  package let isJoinable: Bool
  /// The number of lengths that fit into it at the pace of the laps around it; nil if no number fits.
  package let suggestedLengths: Int?

  package init(duration: Int64, isJoinable: Bool, suggestedLengths: Int?) {
    self.duration = duration
    self.isJoinable = isJoinable
    self.suggestedLengths = suggestedLengths
  }
}

extension CorrectedSwim {
  /// Nil after the last segment, and if a lap next to the gap is excluded: then nothing about the gap can be corrected.
  package func gap(after segment: SwimSegment) -> SwimGap? {
    let later = segment.positions.upperBound
    guard later < laps.count, let next = segments.first(where: { $0.positions.lowerBound == later }),
      !laps[later].isExcluded, !laps[later - 1].isExcluded
    else { return nil }
    let gap = laps[later].start - SwimSegment.end(of: laps(of: segment), before: laps[later])
    let beside = laps[segment.positions.lowerBound..<next.positions.upperBound].filter { !$0.isExcluded }
      .map(\.duration)
    return SwimGap(
      duration: gap, isJoinable: gap <= SegmentGapRule.longestJoin(between: beside),
      suggestedLengths: SegmentGapRule.suggestedLengths(in: gap, between: beside))
  }
}
