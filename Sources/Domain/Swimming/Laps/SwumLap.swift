package import KernelDomain

/// A lap after the user's corrections: an original lap, a lap merged from several, a part of a split lap, or a length
/// inserted into a gap.
package struct SwumLap: Hashable, Sendable {
  /// The numbers of the original laps that this lap covers. All parts of a split lap have the same number.
  package internal(set) var numbers: SwimLapRange
  package internal(set) var start: Timestamp
  /// The lap's duration in milliseconds.
  package internal(set) var duration: Int32
  /// When the lap ends. For a merged lap, it is the end of its last original lap; for the lap before a joined gap, the
  /// end of its segment by the clock.
  package internal(set) var end: Timestamp
  package internal(set) var style: StrokeStyle
  /// The style that the device detected.
  package internal(set) var detected: StrokeStyle
  /// The number of strokes; nil if the device counted none, if the lap is a part of a split one, or if it was inserted.
  package internal(set) var strokes: Int?
  /// The index, from 0, of this part of a split lap or of this length among those inserted into a gap; otherwise 0.
  package internal(set) var part = 0
  /// The number of parts of the split lap, or of lengths inserted into the gap; 1 for other laps.
  package internal(set) var parts = 1
  package internal(set) var isExcluded = false
  /// Whether the user confirmed the lap's time.
  package internal(set) var isConfirmed = false
  /// Whether the user inserted the lap into a gap in which the device missed lengths. The lap then has the number of
  /// the lap before the gap.
  package internal(set) var isReclaimed = false
  /// Whether the lap is the first of its segment.
  package internal(set) var opensSegment: Bool
  /// Whether this lap was the first of a segment that the user joined to the one before.
  package internal(set) var isJoined = false
  /// The number of joined segments that begin inside this lap, if laps were merged over the gaps between joined
  /// segments.
  var joinsInside: Int32 = 0
  /// The number of this lap's segment minus that of the lap before: 0 within a segment.
  var segmentStep: Int32 = 0
  /// Why the lap's time looks wrong, even if the user confirmed it; nil if it does not.
  package internal(set) var suspicion: SwimSuspicion?
  /// The part of the gap before this lap, within its segment, that counts as rest, in milliseconds.
  package internal(set) var rest: Int64 = 0
  /// The part of the gap before this lap that may be rounding, in milliseconds; negative if the two laps overlap.
  var drift: Int64 = 0

  init(_ lap: SwimLap, number: Int, opensSegment: Bool) {
    self.numbers = SwimLapRange(number)
    self.start = lap.start
    self.duration = lap.duration
    self.end = lap.end
    self.style = lap.style
    self.detected = lap.style
    self.strokes = lap.strokes
    self.opensSegment = opensSegment
  }

  /// The number of the first original lap that this lap covers.
  package var number: Int { numbers.first }
  package var isMerged: Bool { numbers.count > 1 }
  /// Whether the lap is a part of a split one or was inserted into a gap, so that its time is an equal share of a
  /// longer one.
  package var isEstimated: Bool { parts > 1 || isReclaimed }
  /// Whether the lap's style is another than the device detected, because the user changed it.
  package var isEdited: Bool { style != detected }

  /// Whether records leave the lap out until the user confirms or corrects it.
  package var awaitsJudgement: Bool {
    canBeConfirmed && suspicion?.bars == true
  }

  /// Whether the watch may have missed a turn in the lap. The lap counts in records all the same.
  package var mayHideTurn: Bool {
    canBeConfirmed && suspicion == .long && part == 0
  }

  /// Whether the user can still confirm the lap's time. That includes a lap that looks too long, although it counts
  /// already.
  package var canBeConfirmed: Bool {
    !isExcluded && !isConfirmed && suspicion != nil
  }
}

extension SwumLap: TimedSwimLap {
  var endMilliseconds: Int64 { end.milliseconds }
  var mayBeginAttempt: Bool { part == 0 }
  var mayEndAttempt: Bool { part == parts - 1 }

  var isEstimate: Bool { isEstimated || joinsInside > 0 }

  /// Whether a time that includes this lap is an estimate.
  /// - Parameter isFirst: whether the time begins with this lap, so that a joined gap before the lap is not part of it.
  package func holdsEstimate(isFirst: Bool) -> Bool { isEstimate || isJoined && !isFirst }

  func segmentStep(gap: Int64) -> Int32 {
    segmentStep
  }

  func numbers(at index: Int) -> SwimLapRange {
    numbers
  }
}
