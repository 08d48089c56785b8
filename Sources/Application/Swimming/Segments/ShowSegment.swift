package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows a segment (laps swum without a rest): its time and pace, the swim that contains it, and its laps.
package struct ShowSegment: UseCase {
  package static let method = "swimming.showSegment"
  package static let summary = "Show a segment: its time and pace, its swim, and its laps."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID

    package init(segment: SwimSegmentID) { self.segment = segment }
  }

  package struct Output: Described, Equatable {
    package var segment: SwimSegmentID
    package var style: StrokeStyle
    /// The course (pool length and unit); nil if the pool's length is unknown.
    package var course: SwimCourse?
    /// The distance: the number of lengths times the pool's length, in `unit`, with at most two decimals. Nil if the
    /// pool's length is unknown.
    package var distance: Double?
    package var unit: LengthUnit
    /// The time from the first lap's start to the last lap's end, in hundredths of a second.
    package var hundredths: Int
    /// The average pace in hundredths of a second per 50 of `unit`; nil if the pool's length is unknown.
    package var pacePer50Hundredths: Int?
    /// The average pace in hundredths of a second per 100 of `unit`; nil if the pool's length is unknown.
    package var pacePer100Hundredths: Int?
    package var start: Timestamp
    /// The UTC offset of the swimmer's clock in seconds, positive east of Greenwich.
    package var utcOffsetSeconds: Int
    package var laps: SwimLapRange
    /// The equipment that the swimmer used in the segment; nil for none.
    package var equipment: [SwimEquipment]?
    package var context: SwimContext
    /// The gap before the next segment; nil if this is the last segment.
    package var gap: Gap?
    package var lapTable: [LapRow]
  }

  /// The gap between this segment and the next one, and the corrections that it allows.
  package struct Gap: Codable, Hashable, Sendable {
    /// The gap's duration in hundredths of a second.
    package var hundredths: Int
    /// Whether the gap is short enough that the two segments can be joined.
    package var joinable: Bool
    /// How many pool lengths could have been swum in the gap at the pace of the laps around it; nil if not even one.
    package var suggestedLengths: Int?
  }

  package struct SwimContext: Codable, Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    package var start: Timestamp
    package var durationMilliseconds: Int64
    /// The distance of the whole swim in `unit`, derived from `CorrectedSwim.centimetres`; nil if that is nil.
    package var distance: Double?
    /// The unit of length of the segment's course.
    package var unit: LengthUnit
    package var poolMetres: PoolLength?
    package var source: String
    package var state: ListSwims.State
    /// The recording of the same swim that counts for records and totals instead; nil unless this recording is a
    /// duplicate.
    package var duplicateOf: SwimID?
  }

  package struct LapRow: Codable, Hashable, Sendable {
    /// The lap's number in the swim, counted from 1. A merged lap has the lowest number of the laps that it consists
    /// of. All parts of a split lap have the number of that lap.
    package var lap: Int
    package var start: Timestamp
    /// The lap's time in hundredths of a second.
    package var hundredths: Int
    package var style: StrokeStyle
    /// The style that the watch detected.
    package var detected: StrokeStyle
    package var strokes: Int?
    /// The rest before this lap, in hundredths of a second; nil if it is at most 1.5 s, which does not count as a rest.
    package var restHundredths: Int?
    /// The first and the last lap of the group to which the lap belongs. A group consists of consecutive laps for
    /// which the file states only a total time. Nil if the file states the lap's own time.
    package var group: SwimLapRange?
    /// The total time of the group to which the lap belongs, as the file states it, in hundredths of a second; nil if
    /// the lap has no group.
    package var groupHundredths: Int?
    /// True if the lap's time is an estimate; nil otherwise.
    package var estimated: Bool?
    /// The heart rate over the lap; nil if the lap is too short, or if too few heart rates are known.
    package var heartRate: HeartRateView?
    /// The heart rate over the group to which the lap belongs; nil if the lap has no group, or if too few heart rates
    /// are known.
    package var groupHeartRate: HeartRateView?
    /// The marks that say what is special about the lap, sorted like the cases of `Mark`.
    package var marks: [Mark]
  }

  package enum Mark: String, Codable, CaseIterable, Hashable, Sendable {
    /// The lap's style differs from the segment's.
    case otherStyle
    /// The lap is faster than anyone can swim. It does not count for records until the swimmer confirms it.
    case tooFast
    /// The lap is much shorter in time than the swim's other laps in the same style. It does not count for records
    /// until the swimmer confirms it.
    case short
    /// The lap took much longer than the swim's other laps in the same style. Unlike laps with other suspicious times,
    /// it counts for records.
    case long
    /// The lap is suspicious, but the swimmer confirmed that it is genuine.
    case confirmed
    /// The lap was merged from several laps, because the watch counted one length as several.
    case merged
    /// The lap is one part of a recorded lap that was split. Each part has an equal share of the recorded lap's time.
    case estimated
    /// The lap was added in a gap, because the watch missed lengths. Its time is an equal share of the gap's duration.
    case reclaimed
    /// The watch recorded a rest before this lap, but the swimmer joined the two segments, so that the gap counts as
    /// swum.
    case joined
    /// The swimmer marked the lap as not swum.
    case excluded
    /// The swimmer changed the lap's style.
    case edited
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let found = try SwimSegmentLookup(input.segment, in: book)
    var output = Output(
      found.segment, of: found.swim, duplicateOf: book.standing.duplicates[input.segment.swim])
    if let heart = try hearts.heartRate(of: found.swim.swim) {
      output.add(heart, laps: found.swim.laps(of: found.segment))
    }
    return output
  }
}

extension ShowSegment.Output {
  init(_ segment: SwimSegment, of swim: CorrectedSwim, duplicateOf original: SwimID?) {
    self.segment = segment.id
    style = segment.style
    course = swim.course
    unit = (course ?? .shortCourseMetres).unit
    let unit = unit
    let distance = swim.pool.map { Double($0.hundredths(lengths: segment.lengths)) / 100 }
    self.distance = distance
    hundredths = AttemptRule.hundredths(segment.elapsed)
    func pace(per length: Double) -> Int? {
      distance.flatMap { $0 > 0 ? Int(Double(segment.elapsed) * length / $0 / 10) : nil }
    }
    pacePer50Hundredths = pace(per: 50)
    pacePer100Hundredths = pace(per: 100)
    start = segment.start
    utcOffsetSeconds = swim.swim.utcOffset
    laps = segment.laps
    let equipment = swim.laps(of: segment).reduce(into: SwimEquipmentSet()) { $0.formUnion($1.equipment) }
    self.equipment = equipment.isEmpty ? nil : equipment.all
    context = ShowSegment.SwimContext(swim, unit: unit, duplicateOf: original)
    gap = swim.gap(after: segment).map(ShowSegment.Gap.init)
    lapTable = swim.laps(of: segment).map {
      ShowSegment.LapRow($0, segment: segment.style, group: swim.group(of: $0))
    }
  }
}

extension ShowSegment.Gap {
  fileprivate init(_ gap: SwimGap) {
    hundredths = AttemptRule.hundredths(gap.duration)
    joinable = gap.isJoinable
    suggestedLengths = gap.suggestedLengths
  }
}

extension ShowSegment.Output {
  /// Whether the swimmer marked all laps of the segment as not swum.
  package var isLeftOut: Bool { lapTable.allSatisfy { $0.marks.contains(.excluded) } }

  /// Whether the laps have several styles that don't follow the order of an individual medley.
  package var isOfMixedStrokes: Bool {
    guard style == .mix else { return false }
    let laps = lapTable.filter { !$0.marks.contains(.excluded) }.map(\.style)
    return Set(laps).count > 1 && !AttemptStyleRule.isMedley(laps)
  }
}

extension ShowSegment.SwimContext {
  fileprivate init(_ corrected: CorrectedSwim, unit: LengthUnit, duplicateOf original: SwimID?) {
    let swim = corrected.swim
    id = swim.id
    day = swim.day
    start = swim.start
    durationMilliseconds = swim.duration
    poolMetres = corrected.pool
    self.unit = unit
    distance = corrected.distance(in: unit)
    source = swim.source
    state = ListSwims.State(corrected, duplicateOf: original)
    duplicateOf = original
  }
}

extension ShowSegment.LapRow {
  fileprivate init(_ lap: SwumLap, segment: StrokeStyle, group: SwimShareGroup?) {
    self.group = group?.laps
    groupHundredths = group.map { AttemptRule.hundredths($0.milliseconds) }
    estimated = lap.isEstimated ? true : nil
    self.lap = lap.number
    start = lap.start
    hundredths = AttemptRule.hundredths(Int64(lap.duration))
    style = lap.style
    detected = lap.detected
    strokes = lap.strokes
    restHundredths = lap.rest > 0 ? AttemptRule.hundredths(lap.rest) : nil
    marks = lap.isAsDetected(segment) ? [] : ShowSegment.Mark.allCases.filter { $0.applies(to: lap, segment: segment) }
  }
}

extension SwumLap {
  /// Whether the lap has the segment's style and is exactly as the device detected it, with nothing suspicious, so that
  /// it gets no marks. Most laps are like this, and this check is fast.
  /// - Parameter segment: the style of the lap's segment.
  fileprivate func isAsDetected(_ segment: StrokeStyle) -> Bool {
    style == segment && style == detected && suspicion == nil && !isConfirmed && !isMerged && !isEstimated
      && !isExcluded && !isEdited && !isJoined
  }
}

extension ShowSegment.Mark {
  fileprivate func applies(to lap: SwumLap, segment: StrokeStyle) -> Bool {
    switch self {
    case .otherStyle: lap.style != segment && !lap.isExcluded
    case .tooFast: lap.suspicion == .tooFast && !lap.isConfirmed
    case .short: lap.suspicion == .short && !lap.isConfirmed
    case .long: lap.suspicion == .long
    case .confirmed: lap.isConfirmed
    case .merged: lap.isMerged
    case .estimated: lap.isSplit
    case .reclaimed: lap.isReclaimed
    case .joined: lap.isJoined
    case .excluded: lap.isExcluded
    case .edited: lap.isEdited
    }
  }
}

extension LengthUnit {
  /// Converts a distance to this unit, with at most two decimals.
  func distance(centimetres: Int) -> Double { Double(hundredths(centimetres: centimetres)) / 100 }
}
