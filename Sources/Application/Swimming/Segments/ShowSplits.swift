package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// The cumulative splits of an attempt, or of a whole segment.
package struct ShowSplits: UseCase {
  package static let method = "swimming.showSplits"
  package static let summary = "What the clock showed at each wall of a segment, or of some laps of it."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange?

    package static let schema = Schema(
      "Of what the splits are shown.",
      [
        .init("segment", SwimSegmentID.schema, "The segment."),
        .optional("laps", SwimLapRange.schema, "Its laps; left out, all of them."),
      ])

    package init(segment: SwimSegmentID, laps: SwimLapRange? = nil) {
      self.segment = segment
      self.laps = laps
    }
  }

  package struct Output: Described, Equatable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    /// `medley` for an individual medley.
    package var style: String
    package var day: CivilDay
    package var start: Timestamp
    package var utcOffsetSeconds: Int
    package var course: SwimCourse?
    package var distance: Double?
    package var unit: LengthUnit
    package var milliseconds: Int64
    package var pacePer100Milliseconds: Int64?
    package var strokes: StrokeView?
    package var splits: [Split]
    package var halvesMilliseconds: [Int64]?

    package static let schema = Schema(
      "SwimSplits", "Cumulative splits. A watch's are ±1 s: many tell starts in whole seconds.",
      [
        .init("segment", SwimSegmentID.schema, "The segment."), .init("laps", SwimLapRange.schema, "Its laps."),
        .init("style", .repetitionStyle, "In what they were swum."),
        .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
        .init("start", Timestamp.schema, "When the first lap began."), .utcOffset,
        .optional("course", SwimCourse.schema, "Left out where the pool's length is not known."),
        .optional("distance", .number, "How far; left out likewise.", unit: .named), .unit,
        .init("milliseconds", .integer, "How long it took from wall to wall.", unit: .milliseconds),
        .optional(
          "pacePer100Milliseconds", .integer, "For 100 of `unit`; left out likewise.", unit: .milliseconds),
        .optional("strokes", StrokeView.schema, "Left out unless each length has a count."),
        .init("splits", .list(ShowSplits.Split.schema), "At every length."),
        .optional(
          "halvesMilliseconds", .list(Schema(.integer(nil), unit: .milliseconds)),
          "The first half and the second; left out where no wall is half way.", unit: .milliseconds),
      ])
  }

  package struct Split: Codable, Hashable, Sendable {
    package var distance: Double?
    package var milliseconds: Int64
    /// Whether it is one of those shown: at every 50, or at every 25 of less than 100.
    package var isShown: Bool
    package var isEstimated: Bool

    package static let schema = Schema(
      "SwimSplit", "What the clock showed at a wall.",
      [
        .optional(
          "distance", .number, "From the start; left out where the pool's length is not known.",
          unit: .of("as the splits' member `unit` says")),
        .init("milliseconds", .integer, "From the start.", unit: .milliseconds),
        .init("isShown", .flag, "Whether it stands at a 50, or at a 25 of less than 100, or at the end."),
        .init(
          "isEstimated", .flag,
          "Whether its length is an equal share of what the watch told, or holds a gap that she says was swum."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try Output(input, in: swims.book())
  }
}

extension ShowSplits.Output {
  init(_ input: ShowSplits.Input, in book: SwimBook) throws(Failure) {
    let found = try SwimSegmentLookup(input.segment, in: book)
    let all = found.swim.laps(of: found.segment)
    let wanted = input.laps ?? found.segment.laps
    guard wanted.first >= found.segment.laps.first, wanted.last <= found.segment.laps.last else {
      throw .invalidInput(
        field: "laps",
        problem: .swimming(
          .lapsOutsideSegment(
            laps: wanted.text, segment: input.segment.description)),
        valid: [])
    }
    let laps = all.filter { wanted.contains($0.numbers.first) && wanted.contains($0.numbers.last) }
    guard let first = laps.first, let last = laps.last, !laps.contains(where: \.isExcluded) else {
      throw .conflict(.swimming(.splitsOfExcluded(segment: input.segment.description)))
    }
    let swim = found.swim
    let splits = SwimSplits(of: laps)
    let strokes = laps.reduce(into: StrokeCount()) { $0.add(strokes: $1.strokes, milliseconds: $1.duration) }
    segment = input.segment
    self.laps = SwimLapRange(first.numbers.first, last.numbers.last) ?? wanted
    style = RepetitionStyle(of: laps.map(\.style)).description
    day = swim.swim.day
    start = first.start
    utcOffsetSeconds = swim.swim.utcOffset
    course = swim.course
    unit = (course ?? .shortCourseMetres).unit
    let length = swim.hundredths(lengths: 1)
    distance = swim.hundredths(lengths: laps.count).map { Double($0) / 100 }
    milliseconds = splits.milliseconds
    pacePer100Milliseconds = swim.hundredths(lengths: laps.count).flatMap {
      SwimPace.per100(milliseconds: splits.milliseconds, hundredths: $0)
    }
    self.strokes = strokes.lengths == laps.count ? StrokeView(strokes) : nil
    let shown = Set(length.map { splits.shown(poolHundredths: $0) } ?? Array(1...laps.count))
    self.splits = splits.walls.enumerated().map { number, wall in
      ShowSplits.Split(
        distance: swim.hundredths(lengths: number + 1).map { Double($0) / 100 }, milliseconds: wall,
        isShown: shown.contains(number + 1), isEstimated: laps[number].holdsEstimate(isFirst: number == 0))
    }
    halvesMilliseconds = splits.halves.map { [$0.first, $0.second] }
  }
}
