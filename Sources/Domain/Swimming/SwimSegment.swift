package import KernelDomain

/// One unbroken swim, wall to wall.
package struct SwimSegment: Hashable, Sendable {
  package let id: SwimSegmentID
  /// The numbers of its original laps.
  package let laps: SwimLapRange
  /// The positions of its laps as corrected.
  package let positions: Range<Int>
  /// The start of its first lap.
  package let start: Timestamp
  package let style: StrokeStyle
  /// Milliseconds from wall to wall: the laps, and the rests between them as far as they count. Excluded laps, and the
  /// time before and after them, are left out.
  package let elapsed: Int64
  /// Laps swum: all but the excluded ones.
  package let lengths: Int
}

extension SwimSegment {
  /// - Parameter positions: those of the segment's laps, of which there is at least one.
  init(id: SwimSegmentID, positions: Range<Int>, of all: [SwumLap]) {
    let laps = all[positions]
    let swum = laps.lazy.filter { !$0.isExcluded }
    self.id = id
    self.positions = positions
    self.laps = SwimLapRange(
      first: all[positions.lowerBound].numbers.first, last: all[positions.upperBound - 1].numbers.last)
    start = all[positions.lowerBound].start
    style = SegmentStyleRule.style(of: swum.lazy.map(\.style))
    elapsed = laps.split(whereSeparator: \.isExcluded).reduce(0) { $0 + SwimSegment.elapsed($1) }
    lengths = swum.count
  }

  /// Milliseconds from wall to wall of laps none of which is excluded.
  private static func elapsed(_ laps: ArraySlice<SwumLap>) -> Int64 {
    laps.reduce(AttemptRule.rest(inDrift: laps.reduce(0) { $0 + $1.drift })) { $0 + Int64($1.duration) + $1.rest }
  }
}
