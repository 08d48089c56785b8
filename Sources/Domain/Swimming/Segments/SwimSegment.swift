package import KernelDomain

/// One unbroken swim from wall to wall.
package struct SwimSegment: Hashable, Sendable {
  package let id: SwimSegmentID
  /// The numbers of its original laps.
  package let laps: SwimLapRange
  /// The positions of its laps in the corrected swim.
  package let positions: Range<Int>
  /// The start of its first lap.
  package let start: Timestamp
  package let style: StrokeStyle
  /// From wall to wall, in milliseconds: the laps, and the rests between them that count. Excluded laps are left out,
  /// with the time before and after them.
  package let elapsed: Int64
  /// The number of lengths, without excluded ones.
  package let lengths: Int
}

extension SwimSegment {
  /// - Parameter positions: those of the segment's laps, at least one.
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

  /// The time from wall to wall of a segment's laps in milliseconds, without excluded ones. Rest and drift of the laps
  /// must be set.
  static func elapsed(_ laps: ArraySlice<SwumLap>) -> Int64 {
    laps.split(whereSeparator: \.isExcluded).reduce(0) { sum, laps in
      let drift = laps.reduce(0) { $0 + $1.drift }
      return sum + laps.reduce(AttemptRule.rest(inDrift: drift)) { $0 + Int64($1.duration) + $1.rest }
    }
  }

  /// When laps of one segment were over: at the end of the last one, or at the start of the first one plus the time of
  /// all, whichever is later. The second is for watches on which drill lengths share a start or lengths overlap. Nil if
  /// all are excluded.
  static func end(of laps: ArraySlice<SwumLap>) -> Timestamp? {
    let swum = laps.filter { !$0.isExcluded }
    guard let first = swum.first, let last = swum.last else { return nil }
    return max(first.start + elapsed(laps), last.end)
  }

  /// When a segment before another one was over. Like `end(of:)`, but no later than the start of the next segment,
  /// unless the last lap itself ends later.
  /// - Parameter laps: the last one must not be excluded.
  static func end(of laps: ArraySlice<SwumLap>, before next: SwumLap) -> Timestamp {
    let last = laps[laps.endIndex - 1].end
    return min(end(of: laps) ?? last, max(last, next.start))
  }
}
