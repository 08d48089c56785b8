import KernelDomain

/// The gap between a segment and the next one.
package struct SwimGap: Hashable, Sendable {
  /// Milliseconds; negative where the two overlap.
  package let duration: Int64
  /// Whether it is short enough to be joined over.
  package let isJoinable: Bool
  /// How many lengths it would hold if each took what the laps beside it take; nil where none fits.
  package let suggestedLengths: Int?

  package init(duration: Int64, isJoinable: Bool, suggestedLengths: Int?) {
    self.duration = duration
    self.isJoinable = isJoinable
    self.suggestedLengths = suggestedLengths
  }
}

extension CorrectedSwim {
  /// Nil after the last segment, and where a lap beside the gap was excluded: nothing can be said of it then.
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
