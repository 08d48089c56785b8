import KernelDomain

/// Divides a swim into segments. A segment is an unbroken swim from wall to wall. It consists of consecutive laps,
/// between which there is neither a long gap nor a rest marked by the device.
package enum SwimSegmentRule {
  /// The longest gap between two laps within a segment, in milliseconds.
  static let longestGap: Int64 = 10_000
  /// The longest gap between two laps within a segment if the device marked a rest there, in milliseconds.
  static let longestGapWithMarker: Int64 = 3_000

  /// Whether a lap begins a new segment, because the gap before it is longer than `longestGap` or, if the device marked
  /// a rest in the gap, longer than `longestGapWithMarker`.
  ///
  /// The function has no branches: the processor cannot predict these conditions, and a wrong prediction costs more
  /// time than computing all of them.
  /// - Parameter gap: the time from the end of the previous lap to the start of this one, in milliseconds; negative if
  ///   the two overlap.
  @inline(__always)
  static func breaks(gap: Int64, isAfterRestMarker: Bool) -> Bool {
    (gap > longestGap).bit | (gap > longestGapWithMarker).bit & isAfterRestMarker.bit != 0
  }

  /// Returns the segments of a swim without corrections, as ranges of lap numbers, in chronological order.
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
