package import KernelDomain

/// A repetition: a segment as it stands after corrections, and the rest until the next one.
package struct SwimRepetition: Hashable, Sendable {
  package let segment: SwimSegmentID
  /// The numbers of the original laps that count as swum, first and last.
  package let laps: SwimLapRange
  /// Laps swum.
  package let lengths: Int
  package let style: RepetitionStyle
  /// The start of the first lap that counts.
  package let start: Timestamp
  /// As `SwimSegment.end(of:)` tells it.
  package let end: Timestamp
  /// From wall to wall, as of an attempt.
  package let milliseconds: Int64
  /// From its end to the next one's start, at least 0; nil after the last. Idle lengths have no part in it: some watches
  /// write 0.0 s, others none.
  package internal(set) var restMilliseconds: Int64?
  /// Of its lengths with a count.
  package let strokes: StrokeCount

  /// Whether each of its lengths has a count of strokes: only then its strokes, rate and SWOLF are told.
  package var hasAllStrokes: Bool { strokes.lengths == lengths && lengths > 0 }

  /// Nil where no lap of the segment counts as swum.
  init?(_ segment: SwimSegment, of swim: CorrectedSwim) {
    let swum = swim.laps(of: segment).filter { !$0.isExcluded }
    guard let first = swum.first, let last = swum.last, let end = SwimSegment.end(of: swim.laps(of: segment)) else {
      return nil
    }
    self.segment = segment.id
    laps = SwimLapRange(first: first.numbers.first, last: last.numbers.last)
    lengths = segment.lengths
    style = RepetitionStyle(of: swum.map(\.style))
    start = first.start
    milliseconds = segment.elapsed
    self.end = end
    strokes = StrokeCount(of: swum)
  }
}

extension CorrectedSwim {
  /// Its repetitions in the order swum.
  package var repetitions: [SwimRepetition] {
    var repetitions = segments.compactMap { SwimRepetition($0, of: self) }
    for index in repetitions.indices.dropLast() {
      repetitions[index].restMilliseconds = max(0, repetitions[index + 1].start - repetitions[index].end)
    }
    return repetitions
  }
}
