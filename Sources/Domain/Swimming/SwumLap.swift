package import KernelDomain

/// A lap as it stands, the swimmer's corrections applied: an original lap, several merged, or a part of one split.
package struct SwumLap: Hashable, Sendable {
  /// The numbers of the original laps that it covers; the parts of a split lap share theirs.
  package internal(set) var numbers: SwimLapRange
  package internal(set) var start: Timestamp
  /// Milliseconds.
  package internal(set) var duration: Int32
  /// When the last of the original laps that it covers ended.
  package internal(set) var end: Timestamp
  package internal(set) var style: StrokeStyle
  /// The style that the device told.
  package internal(set) var detected: StrokeStyle
  /// Nil where the device gave none, and for the parts of a split lap.
  package internal(set) var strokes: Int?
  /// Which part of a split lap it is, from 0; else 0.
  package internal(set) var part = 0
  /// More than one where the lap was split.
  package internal(set) var parts = 1
  package internal(set) var isExcluded = false
  /// Whether the swimmer said that its time is right.
  package internal(set) var isConfirmed = false
  /// Whether it fills a part of a gap in which the device missed lengths: it bears the number of the lap before the gap.
  package internal(set) var isReclaimed = false
  /// Whether it is the first of its segment.
  package internal(set) var opensSegment: Bool
  /// Whether the device began a segment with it that the swimmer joined to the one before.
  package internal(set) var isJoined = false
  /// How many segments of the device begin inside it, where laps were merged over the gap between joined ones.
  var joinsInside: Int32 = 0
  /// How much the number of its segment is greater than that of the lap before.
  var segmentStep: Int32 = 0
  /// What is wrong with its time, also when confirmed.
  package internal(set) var suspicion: SwimSuspicion?
  /// Milliseconds of rest between the lap before in its segment and this one, as far as they count.
  package internal(set) var rest: Int64 = 0
  /// Milliseconds between the two that may be rounding, negative where they overlap.
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

  /// That of the first original lap that it covers.
  package var number: Int { numbers.first }
  package var isMerged: Bool { numbers.count > 1 }
  /// Whether it is a part of a split lap or of a gap: its time is an equal share.
  package var isEstimated: Bool { parts > 1 || isReclaimed }
  /// Whether the swimmer gave it another style than the device.
  package var isEdited: Bool { style != detected }

  /// Whether records leave it out until the swimmer confirms or corrects it.
  package var awaitsJudgement: Bool {
    canBeConfirmed && suspicion?.bars == true
  }

  /// Whether the watch may have missed a turn in it: it counts all the same.
  package var mayHideTurn: Bool {
    canBeConfirmed && suspicion == .long && part == 0
  }

  /// Whether the swimmer could still say that its time is right, which a lap that counts may need, too.
  package var canBeConfirmed: Bool {
    !isExcluded && !isConfirmed && suspicion != nil
  }
}

extension SwumLap: TimedSwimLap {
  var endMilliseconds: Int64 { end.milliseconds }
  var mayBeginAttempt: Bool { part == 0 }
  var mayEndAttempt: Bool { part == parts - 1 }

  var isEstimate: Bool { isEstimated || joinsInside > 0 }

  /// Whether a time over it rests on an estimate.
  /// - Parameter isFirst: whether the time begins with it: then a gap before it has no part in that.
  package func holdsEstimate(isFirst: Bool) -> Bool { isEstimate || isJoined && !isFirst }

  func segmentStep(gap: Int64) -> Int32 {
    segmentStep
  }

  func numbers(at index: Int) -> SwimLapRange {
    numbers
  }
}
