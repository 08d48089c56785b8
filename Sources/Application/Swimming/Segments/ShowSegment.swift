package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// A segment: how fast it was, in which swim, lap by lap.
package struct ShowSegment: UseCase {
  package static let method = "swimming.showSegment"
  package static let summary = "A segment: its time and pace, its swim, its laps."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID

    package init(segment: SwimSegmentID) {
      self.segment = segment
    }
  }

  package struct Output: Described, Equatable {
    package var segment: SwimSegmentID
    package var style: StrokeStyle
    /// Nil where the pool's length is not known.
    package var course: SwimCourse?
    /// Whole lengths times the pool's, in `unit`, with at most two decimals; nil where the pool's length is not known.
    package var distance: Double?
    package var unit: LengthUnit
    /// Hundredths of a second from wall to wall.
    package var hundredths: Int
    /// Hundredths of a second per 50 of `unit`; nil where the pool's length is not known.
    package var pacePer50Hundredths: Int?
    /// The same per 100 of `unit`.
    package var pacePer100Hundredths: Int?
    package var start: Timestamp
    /// Seconds east of UTC of the swimmer's clock.
    package var utcOffsetSeconds: Int
    package var laps: SwimLapRange
    /// The swim that it is part of.
    package var context: SwimContext
    /// The gap before the next segment; left out after the last one.
    package var gap: Gap?
    package var lapTable: [LapRow]
  }

  /// The gap between two segments, and what can be said of it.
  package struct Gap: Codable, Hashable, Sendable {
    /// Hundredths of a second.
    package var hundredths: Int
    /// Whether it is short enough to be joined over.
    package var joinable: Bool
    /// How many lengths it would hold if each took what the laps beside it take; left out where none fits.
    package var suggestedLengths: Int?
  }

  /// The swim that the segment is part of.
  package struct SwimContext: Codable, Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    package var start: Timestamp
    package var durationMilliseconds: Int64
    /// How far the swim went, in `unit`, as `CorrectedSwim.centimetres` tells it.
    package var distance: Double?
    /// The segment's.
    package var unit: LengthUnit
    package var poolMetres: PoolLength?
    package var source: String
    package var state: ListSwims.State
    /// Left out unless this is a second recording of that swim.
    package var duplicateOf: SwimID?
  }

  package struct LapRow: Codable, Hashable, Sendable {
    /// The number, from 1 in the swim; a merged lap has its first, the parts of a split lap share theirs.
    package var lap: Int
    package var start: Timestamp
    /// Hundredths of a second.
    package var hundredths: Int
    package var style: StrokeStyle
    /// What the watch said.
    package var detected: StrokeStyle
    package var strokes: Int?
    /// Hundredths of a second of rest between the lap before and this one, where it counts (over 1.5 s).
    package var restHundredths: Int?
    /// What is to be said of the lap, in the order of `Mark`.
    package var marks: [Mark]
  }

  package enum Mark: String, Codable, CaseIterable, Hashable, Sendable {
    /// Its style is not the segment's.
    case otherStyle
    /// Faster than anyone swims: left out of records until confirmed.
    case tooFast
    /// Much shorter than the swim's others in its style: left out of records until confirmed.
    case short
    /// Much longer than the swim's others in its style: counts.
    case long
    /// Suspicious, but confirmed by the swimmer.
    case confirmed
    /// Several lengths of the watch that are one.
    case merged
    /// Part of a lap that was split: its time is an equal share.
    case estimated
    /// Put into a gap in which the watch missed lengths: its time is an equal share.
    case reclaimed
    /// The watch ended a segment before it, and the swimmer joined the two: the gap counts as swum.
    case joined
    /// No swimming.
    case excluded
    /// The swimmer changed its style.
    case edited
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let found = try SwimSegmentLookup(input.segment, in: book)
    return Output(
      found.segment, of: found.swim, duplicateOf: book.standing.duplicates[input.segment.swim])
  }
}

extension ShowSegment.Output {
  init(_ segment: SwimSegment, of swim: CorrectedSwim, duplicateOf original: SwimID?) {
    self.segment = segment.id
    style = segment.style
    course = swim.course
    unit = (course ?? .shortCourseMetres).unit
    let unit = unit
    let distance = swim.pool.map { $0.distance(lengths: segment.lengths, in: unit) }
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
    context = ShowSegment.SwimContext(swim, unit: unit, duplicateOf: original)
    gap = swim.gap(after: segment).map(ShowSegment.Gap.init)
    lapTable = swim.laps(of: segment).map { ShowSegment.LapRow($0, segment: segment.style) }
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
  /// Whether the swimmer said of all its laps that they were no swimming.
  package var isLeftOut: Bool { lapTable.allSatisfy { $0.marks.contains(.excluded) } }

  /// Whether its laps are of several styles, and not in the order of an individual medley.
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
    distance = corrected.centimetres.map { unit.distance(centimetres: $0) }
    source = swim.source
    state = ListSwims.State(corrected, duplicateOf: original)
    duplicateOf = original
  }
}

extension ShowSegment.LapRow {
  fileprivate init(_ lap: SwumLap, segment: StrokeStyle) {
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
  /// Nothing is to be said of most laps.
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
    case .estimated: lap.isEstimated && !lap.isReclaimed
    case .reclaimed: lap.isReclaimed
    case .joined: lap.isJoined
    case .excluded: lap.isExcluded
    case .edited: lap.isEdited
    }
  }
}

extension PoolLength {
  /// So many lengths of the pool, in that unit with at most two decimals.
  fileprivate func distance(lengths: Int, in unit: LengthUnit) -> Double {
    unit.distance(centimetres: centimetres * lengths)
  }
}

extension LengthUnit {
  /// The distance with at most two decimals.
  func distance(centimetres: Int) -> Double { Double(hundredths(centimetres: centimetres)) / 100 }
}
