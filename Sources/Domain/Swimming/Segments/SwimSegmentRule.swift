import KernelDomain

/// A segment is one unbroken swim from wall to wall, the longest series of laps without a break.
package enum SwimSegmentRule {
  /// The longest gap within a segment, in milliseconds.
  static let longestGap: Int64 = 10_000
  /// The longest gap within a segment if the device marked a rest in it, in milliseconds.
  static let longestGapWithMarker: Int64 = 3_000

  /// Whether a lap begins a new segment.
  ///
  /// There is no branch in it: the conditions are not predictable, and a wrong prediction costs more than computing
  /// them all.
  /// - Parameter gap: from the end of the lap before, in milliseconds; negative if the two overlap.
  @inline(__always)
  static func breaks(gap: Int64, isAfterRestMarker: Bool) -> Bool {
    (gap > longestGap).bit | (gap > longestGapWithMarker).bit & isAfterRestMarker.bit != 0
  }

  /// The segments of a swim as ranges of lap numbers, in order. Corrections never move them.
  package static func segments(of laps: [SwimLap]) -> [SwimLapRange] {
    var segments: [SwimLapRange] = []
    var first = 0
    for next in laps.indices.dropFirst() where laps[next].opensSegment(gap: laps[next].start - laps[next - 1].end) {
      segments.append(SwimLapRange(first: first + 1, last: next))
      first = next
    }
    if !laps.isEmpty { segments.append(SwimLapRange(first: first + 1, last: laps.count)) }
    return segments
  }
}
