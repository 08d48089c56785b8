package import KernelDomain

/// One repetition of a set: a segment with its corrections applied, and the rest after it.
package struct SwimRepetition: Hashable, Sendable {
  package let segment: SwimSegmentID
  /// The original laps that the repetition covers, without excluded laps at its beginning and end.
  package let laps: SwimLapRange
  /// The number of lengths in the repetition, excluding laps that do not count.
  package let lengths: Int
  package let style: RepetitionStyle
  package let equipment: SwimEquipmentSet
  /// The start of the repetition's first lap that is not excluded.
  package let start: Timestamp
  /// When the repetition ended (see `SwimSegment.end(of:)`).
  package let end: Timestamp
  /// The repetition's time from wall to wall, in milliseconds, computed in the same way as for an attempt.
  package let milliseconds: Int64
  /// The rest from the end of this repetition to the start of the next, in milliseconds, at least 0; nil after the last
  /// repetition. It is not computed from the watch's idle lengths, since some watches record them with a duration of 0
  /// and others not at all.
  package internal(set) var restMilliseconds: Int64?
  /// The strokes that the device counted, without lengths in which it counted none.
  package let strokes: StrokeCount

  /// Whether the device counted strokes in every length. The repetition's strokes, stroke rate and SWOLF are shown only
  /// if it did.
  package var hasAllStrokes: Bool { strokes.lengths == lengths && lengths > 0 }

  /// Creates the repetition of a segment; nil if all laps of the segment are excluded.
  init?(_ segment: SwimSegment, of swim: CorrectedSwim) {
    let swum = swim.laps(of: segment).filter { !$0.isExcluded }
    guard let first = swum.first, let last = swum.last, let end = SwimSegment.end(of: swim.laps(of: segment)) else {
      return nil
    }
    self.segment = segment.id
    laps = SwimLapRange(first: first.numbers.first, last: last.numbers.last)
    lengths = segment.lengths
    style = RepetitionStyle(of: swum.map(\.style))
    equipment = swum.reduce(into: []) { $0.formUnion($1.equipment) }
    start = first.start
    milliseconds = segment.elapsed
    self.end = end
    strokes = StrokeCount(of: swum)
  }
}

extension CorrectedSwim {
  /// The repetitions in chronological order. There is one for each segment that has laps which are not excluded.
  package var repetitions: [SwimRepetition] {
    var repetitions = segments.compactMap { SwimRepetition($0, of: self) }
    for index in repetitions.indices.dropLast() {
      repetitions[index].restMilliseconds = max(0, repetitions[index + 1].start - repetitions[index].end)
    }
    return repetitions
  }
}
