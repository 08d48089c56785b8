import KernelDomain

/// A segment is one unbroken swim, wall to wall: a maximal run of laps.
package enum SwimSegmentRule {
  /// A longer gap ends a segment. Milliseconds.
  static let longestGap: Int64 = 10_000
  /// A longer gap ends a segment when the device marked a rest in it. Milliseconds.
  static let longestGapWithMarker: Int64 = 3_000

  /// Whether a lap begins a new segment.
  /// - Parameter gap: milliseconds from the end of the lap before; negative where the two overlap.
  ///
  /// Nothing branches: what comes cannot be foretold, and a wrong guess costs more than all of it.
  @inline(__always)
  static func breaks(gap: Int64, isAfterRestMarker: Bool) -> Bool {
    (gap > longestGap).bit | (gap > longestGapWithMarker).bit & isAfterRestMarker.bit != 0
  }

  /// The segments of a swim, in order, as lap numbers. Corrections never move them.
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
