import KernelDomain

/// The gap between a segment and the next one, and the corrections that the user can make to it.
package struct SwimGap: Hashable, Sendable {
  /// The duration of the gap, in milliseconds; negative if the two segments overlap.
  package let duration: Int64
  /// Whether the gap is short enough for the user to join the two segments.
  package let isJoinable: Bool
  /// The number of lengths that fit into the gap at the pace of the laps in the two segments; nil if no number fits.
  package let suggestedLengths: Int?

  package init(duration: Int64, isJoinable: Bool, suggestedLengths: Int?) {
    self.duration = duration
    self.isJoinable = isJoinable
    self.suggestedLengths = suggestedLengths
  }
}

extension CorrectedSwim {
  /// Returns the gap between a segment and the next one. Nil after the last segment, or if the lap before or after the
  /// gap is excluded, since the gap then cannot be corrected.
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
