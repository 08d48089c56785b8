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
    elapsed = SwimSegment.elapsed(laps)
    lengths = swum.count
  }

  /// Milliseconds from wall to wall of a segment's laps, without those that are excluded. What lies between the laps is
  /// known.
  static func elapsed(_ laps: ArraySlice<SwumLap>) -> Int64 {
    laps.split(whereSeparator: \.isExcluded).reduce(0) { sum, laps in
      let drift = laps.reduce(0) { $0 + $1.drift }
      return sum + laps.reduce(AttemptRule.rest(inDrift: drift)) { $0 + Int64($1.duration) + $1.rest }
    }
  }

  /// When laps of one segment were over: the later of the last one's end, and of the first one's start and the time of all
  /// together: drill lengths share a start on some watches, and lengths overlap on others. Nil where all are excluded.
  static func end(of laps: ArraySlice<SwumLap>) -> Timestamp? {
    let swum = laps.filter { !$0.isExcluded }
    guard let first = swum.first, let last = swum.last else { return nil }
    return max(first.start + elapsed(laps), last.end)
  }

  /// The same, but no later than the next segment's first lap begins, where the last lap is over by then.
  /// - Parameter laps: of which the last is not excluded.
  static func end(of laps: ArraySlice<SwumLap>, before next: SwumLap) -> Timestamp {
    let last = laps[laps.endIndex - 1].end
    return min(end(of: laps) ?? last, max(last, next.start))
  }
}
