package import KernelDomain

/// A lap after the user's corrections: an original lap, several merged laps, or a part of a split one.
package struct SwumLap: Hashable, Sendable {
  /// The numbers of the original laps that it covers. The parts of a split lap share one number.
  package internal(set) var numbers: SwimLapRange
  package internal(set) var start: Timestamp
  /// In milliseconds.
  package internal(set) var duration: Int32
  /// The end of the last original lap that it covers.
  package internal(set) var end: Timestamp
  package internal(set) var style: StrokeStyle
  /// The style that the device detected.
  package internal(set) var detected: StrokeStyle
  /// The number of strokes; nil if the device gave none, and for the parts of a split lap.
  package internal(set) var strokes: Int?
  /// Which part of a split lap it is, from 0; otherwise 0.
  package internal(set) var part = 0
  /// The number of parts of the split lap; 1 if the lap was not split.
  package internal(set) var parts = 1
  package internal(set) var isExcluded = false
  /// Whether the user confirmed its time.
  package internal(set) var isConfirmed = false
  /// Whether it was inserted into a gap in which the device missed lengths. It then has the number of the lap before
  /// the gap.
  package internal(set) var isReclaimed = false
  /// Whether it is the first lap of its segment.
  package internal(set) var opensSegment: Bool
  /// Whether the device began a segment with it that the user joined to the one before.
  package internal(set) var isJoined = false
  /// The number of the device's segments that begin inside it, if laps were merged over the gap between joined
  /// segments.
  var joinsInside: Int32 = 0
  /// How much the number of its segment exceeds that of the lap before.
  var segmentStep: Int32 = 0
  /// What looks wrong about its time, even if the user confirmed it.
  package internal(set) var suspicion: SwimSuspicion?
  /// The rest between it and the lap before in its segment that counts, in milliseconds.
  package internal(set) var rest: Int64 = 0
  /// The part of the gap between it and the lap before that may be rounding, in milliseconds; negative if they overlap.
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

  /// The number of the first original lap that it covers.
  package var number: Int { numbers.first }
  package var isMerged: Bool { numbers.count > 1 }
  /// Whether it is a part of a split lap or fills a gap, so that its time is an equal share.
  package var isEstimated: Bool { parts > 1 || isReclaimed }
  /// Whether the user gave it another style than the device did.
  package var isEdited: Bool { style != detected }

  /// Whether records leave it out until the user confirms or corrects it.
  package var awaitsJudgement: Bool {
    canBeConfirmed && suspicion?.bars == true
  }

  /// Whether the watch may have missed a turn in it. It counts in records.
  package var mayHideTurn: Bool {
    canBeConfirmed && suspicion == .long && part == 0
  }

  /// Whether the user can still confirm its time, including that of a long lap, which counts already.
  package var canBeConfirmed: Bool {
    !isExcluded && !isConfirmed && suspicion != nil
  }
}

extension SwumLap: TimedSwimLap {
  var endMilliseconds: Int64 { end.milliseconds }
  var mayBeginAttempt: Bool { part == 0 }
  var mayEndAttempt: Bool { part == parts - 1 }

  var isEstimate: Bool { isEstimated || joinsInside > 0 }

  /// Whether a time that includes this lap is estimated.
  /// - Parameter isFirst: whether the time begins with this lap; a gap before it then does not matter.
  package func holdsEstimate(isFirst: Bool) -> Bool { isEstimate || isJoined && !isFirst }

  func segmentStep(gap: Int64) -> Int32 {
    segmentStep
  }

  func numbers(at index: Int) -> SwimLapRange {
    numbers
  }
}
