package import KernelDomain

/// One repetition: a segment with its corrections applied, and the rest until the next one.
package struct SwimRepetition: Hashable, Sendable {
  package let segment: SwimSegmentID
  /// The numbers of the first and last original lap that count.
  package let laps: SwimLapRange
  /// The number of lengths that count.
  package let lengths: Int
  package let style: RepetitionStyle
  /// The start of the first lap that counts.
  package let start: Timestamp
  /// When it was over, as `SwimSegment.end(of:)` explains.
  package let end: Timestamp
  /// The time from wall to wall, as for an attempt.
  package let milliseconds: Int64
  /// From its end to the start of the next repetition, at least 0; nil after the last. Idle lengths of the watch are
  /// not used: some watches write 0.0 s for them, others write none.
  package internal(set) var restMilliseconds: Int64?
  /// The strokes of its lengths that have a count.
  package let strokes: StrokeCount

  /// Whether each of its lengths has a stroke count. Only then its strokes, rate and SWOLF are shown.
  package var hasAllStrokes: Bool { strokes.lengths == lengths && lengths > 0 }

  /// Nil if no lap of the segment counts.
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
  /// The repetitions in the order swum.
  package var repetitions: [SwimRepetition] {
    var repetitions = segments.compactMap { SwimRepetition($0, of: self) }
    for index in repetitions.indices.dropLast() {
      repetitions[index].restMilliseconds = max(0, repetitions[index + 1].start - repetitions[index].end)
    }
    return repetitions
  }
}
