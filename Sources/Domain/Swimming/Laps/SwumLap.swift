package import KernelDomain

/// A lap after the user's corrections were applied: an original lap, several laps merged into one, a part of a split
/// lap, or a length inserted into a gap.
package struct SwumLap: Hashable, Sendable {
  /// The numbers of the original laps that this lap covers. All parts of a split lap have the number of that lap.
  package internal(set) var numbers: SwimLapRange
  package internal(set) var start: Timestamp
  /// The lap's duration, in milliseconds.
  package internal(set) var duration: Int32
  /// When the lap ended. A merged lap ends with the last of its original laps. A lap before a joined gap ends when its
  /// segment ended (see `SwimSegment.end(of:before:)`).
  package internal(set) var end: Timestamp
  package internal(set) var style: StrokeStyle
  /// The style that the device recognised.
  package internal(set) var detected: StrokeStyle
  /// The number of strokes in the lap. Nil if the device did not count them, if the lap is a part of a split lap, or if
  /// the user inserted it.
  package internal(set) var strokes: Int?
  /// The index of this part of a split lap, or of this length among those inserted into a gap; 0 for other laps.
  package internal(set) var part = 0
  /// The number of parts of the split lap, or of lengths inserted into a gap; 1 for other laps.
  package internal(set) var parts = 1
  /// Facts about the lap that the file states, such as a rest before it. A merged lap has the marks of its first
  /// original lap, except for `isContinued`, which comes from its last original lap.
  package internal(set) var marks: SwimLap.Marks
  package internal(set) var isExcluded = false
  /// The equipment that the swimmer used, as stated by the user.
  package internal(set) var equipment: SwimEquipmentSet = []
  /// Whether the user confirmed that the lap's time is genuine.
  package internal(set) var isConfirmed = false
  /// Whether the user inserted the lap into a gap in which the device missed lengths. Such a lap has the same number as
  /// the lap before the gap.
  package internal(set) var isReclaimed = false
  /// Whether the lap is the first of its segment.
  package internal(set) var opensSegment: Bool
  /// Whether the lap was the first of a segment that the user joined to the previous one.
  package internal(set) var isJoined = false
  /// The number of joined segments that begin within this lap. It is greater than 0 if the user merged laps across the
  /// gap between joined segments.
  var joinsInside: Int32 = 0
  /// The number of this lap's segment minus that of the previous lap's segment; 0 within a segment.
  var segmentStep: Int32 = 0
  /// The reason why the lap's time looks wrong, even if the user confirmed it; nil if the time looks right.
  package internal(set) var suspicion: SwimSuspicion?
  /// The part of the gap between this lap and the previous lap of the segment that counts as rest, in milliseconds.
  package internal(set) var rest: Int64 = 0
  /// The part of the gap between this lap and the previous lap that may result from rounding, in milliseconds; negative
  /// if the two laps overlap.
  var drift: Int64 = 0

  init(_ lap: SwimLap, number: Int, opensSegment: Bool) {
    self.numbers = SwimLapRange(number)
    self.start = lap.start
    self.duration = lap.duration
    self.end = lap.end
    self.style = lap.style
    self.detected = lap.style
    self.strokes = lap.strokes
    self.marks = lap.marks
    self.opensSegment = opensSegment
  }

  /// The number of the first original lap that this lap covers.
  package var number: Int { numbers.first }
  package var isMerged: Bool { numbers.count > 1 }
  /// Whether the lap's time is an equal part of a longer time that the file states for several lengths together.
  package var isShared: Bool { !marks.isDisjoint(with: .share) }
  /// Whether the lap is a part of a lap that the user split.
  package var isSplit: Bool { parts > 1 && !isReclaimed }
  /// Whether the lap's time is an estimate. True if it is an equal part of a longer time, or was cut off to whole
  /// seconds.
  package var isEstimated: Bool { parts > 1 || isReclaimed || !marks.isDisjoint(with: .estimate) }
  /// Whether the user gave the lap a different style from the one that the device recognised.
  package var isEdited: Bool { style != detected }

  /// Whether the lap is excluded from records until the user confirms or corrects it.
  package var awaitsJudgement: Bool {
    canBeConfirmed && suspicion?.bars == true
  }

  /// Whether the watch may have missed a turn in the lap. Such a lap still counts in records.
  package var mayHideTurn: Bool {
    canBeConfirmed && suspicion == .long && part == 0
  }

  /// Whether the user can confirm the lap's time, because it looks wrong and has not been confirmed yet. This is also
  /// true of a lap that looks too long, although it already counts.
  package var canBeConfirmed: Bool {
    !isExcluded && !isConfirmed && suspicion != nil
  }
}

extension SwumLap: TimedSwimLap {
  var isOutOfRecords: Bool { isExcluded || !equipment.isDisjoint(with: .barred) }
  var endMilliseconds: Int64 { end.milliseconds }
  package var mayBeginAttempt: Bool { part == 0 && !marks.contains(.continuesGroup) }
  package var mayEndAttempt: Bool { part == parts - 1 && !marks.contains(.isContinued) }
  var isShare: Bool { parts > 1 || isShared }

  var isEstimate: Bool { isEstimated || joinsInside > 0 }

  /// Whether a time that includes this lap is an estimate because of it.
  /// - Parameter isFirst: whether the time begins with this lap. If so, a joined gap before the lap is not part of the
  ///   time.
  package func holdsEstimate(isFirst: Bool) -> Bool { isEstimate || isJoined && !isFirst }

  func segmentStep(gap: Int64) -> Int32 {
    segmentStep
  }

  func numbers(at index: Int) -> SwimLapRange {
    numbers
  }
}
