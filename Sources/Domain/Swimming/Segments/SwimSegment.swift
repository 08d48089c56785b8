package import KernelDomain

/// A segment: an unbroken swim from wall to wall, without a rest.
package struct SwimSegment: Hashable, Sendable {
  package let id: SwimSegmentID
  /// The numbers of the original laps that the segment covers.
  package let laps: SwimLapRange
  /// The indices of the segment's laps in the corrected swim.
  package let positions: Range<Int>
  /// The start of the segment's first lap.
  package let start: Timestamp
  package let style: StrokeStyle
  /// The segment's time from wall to wall, in milliseconds. It is the sum of the laps' durations and of those gaps
  /// between them that are too long to result from rounding. Excluded laps and the gaps beside them do not count.
  package let elapsed: Int64
  /// The number of lengths in the segment, excluding laps that do not count.
  package let lengths: Int
}

extension SwimSegment {
  /// Creates a segment.
  /// - Parameter positions: the indices of the segment's laps; at least one.
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

  /// Returns the time from wall to wall of a segment's laps, in milliseconds, without excluded laps. `rest` and `drift`
  /// of the laps must already be set.
  static func elapsed(_ laps: ArraySlice<SwumLap>) -> Int64 {
    laps.split(whereSeparator: \.isExcluded).reduce(0) { sum, laps in
      let drift = laps.reduce(0) { $0 + $1.drift }
      return sum + laps.reduce(AttemptRule.rest(inDrift: drift)) { $0 + Int64($1.duration) + $1.rest }
    }
  }

  /// Returns when the laps of one segment ended; nil if all are excluded. It is the later of two times: the end of the
  /// last lap, and the start of the first lap plus the durations of all laps. The second time is right for watches that
  /// record several drill lengths with the same start, or overlapping lengths.
  static func end(of laps: ArraySlice<SwumLap>) -> Timestamp? {
    let swum = laps.filter { !$0.isExcluded }
    guard let first = swum.first, let last = swum.last else { return nil }
    return max(first.start + elapsed(laps), last.end)
  }

  /// Returns when a segment ended if it is followed by another one that begins with the lap `next`. It is the time that
  /// `end(of:)` returns, but not later than the start of `next`, unless the last lap itself ends later.
  /// - Parameter laps: the laps of the segment; the last one must not be excluded.
  static func end(of laps: ArraySlice<SwumLap>, before next: SwumLap) -> Timestamp {
    let last = laps[laps.endIndex - 1].end
    return min(end(of: laps) ?? last, max(last, next.start))
  }
}
