package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows the splits of an attempt or of a whole segment: the cumulative time at each wall, measured from the start.
package struct ShowSplits: UseCase {
  package static let method = "swimming.showSplits"
  package static let summary = "Show the splits of a segment, or of some of its laps: the time at each wall."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange?

    package static let schema = Schema(
      "The segment, and the laps, whose splits to show.",
      [
        .init("segment", SwimSegmentID.schema, "The name of the segment."),
        .optional("laps", SwimLapRange.schema, "The first and the last lap; if left out, all laps of the segment."),
      ])

    package init(segment: SwimSegmentID, laps: SwimLapRange? = nil) {
      self.segment = segment
      self.laps = laps
    }
  }

  package struct Output: Described, Equatable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    /// The name of the style in which the laps were swum; `medley` for an individual medley.
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
      "SwimSplits",
      """
      The splits of a segment or of some of its laps. The splits of watches are accurate to ±1 s, because many watches \
      record starts in whole seconds.
      """,
      [
        .init("segment", SwimSegmentID.schema, "The name of the segment."),
        .init("laps", SwimLapRange.schema, "The first and the last lap."),
        .init("style", .repetitionStyle, "The style in which they were swum."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .init("start", Timestamp.schema, "The instant at which the first lap began."), .utcOffset,
        .optional("course", SwimCourse.schema, "The course; left out if the length of the pool is not known."),
        .optional("distance", .number, "The distance; left out if the length of the pool is not known.", unit: .named),
        .unit,
        .init("milliseconds", .integer, "The time from wall to wall, in milliseconds.", unit: .milliseconds),
        .optional(
          "pacePer100Milliseconds", .integer,
          "The time per 100 of `unit`, in milliseconds; left out if the length of the pool is not known.",
          unit: .milliseconds),
        .optional(
          "strokes", StrokeView.schema,
          "The stroke counts; left out unless the device counted the strokes of every length."),
        .init(
          "splits", .list(ShowSplits.Split.schema),
          "The splits in order: one per length, without those at walls where the file states no time."),
        .optional(
          "halvesMilliseconds", .list(Schema(.integer(nil), unit: .milliseconds)),
          "The times of the first and the second half, in milliseconds; left out if there is no wall halfway.",
          unit: .milliseconds),
      ])
  }

  package struct Split: Codable, Hashable, Sendable {
    package var distance: Double?
    package var milliseconds: Int64
    /// Whether screens show the split: the last one, and those at multiples of 50 or, if the whole distance is less
    /// than 100, of 25. If only the last one would be shown, all are.
    package var isShown: Bool
    package var isEstimated: Bool

    package static let schema = Schema(
      "SwimSplit", "A split: the time at a wall.",
      [
        .optional(
          "distance", .number, "The distance from the start; left out if the length of the pool is not known.",
          unit: .of("as the splits' member `unit` says")),
        .init("milliseconds", .integer, "The time from the start, in milliseconds.", unit: .milliseconds),
        .init(
          "isShown", .flag,
          """
          Whether to show the split. The splits at multiples of 50, or of 25 if the distance is less than 100, and the \
          one at the end are shown; if there are none but the one at the end, all are shown.
          """),
        .init(
          "isEstimated", .flag,
          """
          Whether the time of the length contains an equal share of a longer lap, or a gap between segments that the \
          user joined.
          """),
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
    self.splits = splits.walls.enumerated().compactMap { number, wall in
      guard splits.stands(after: number + 1) else { return nil }
      return ShowSplits.Split(
        distance: swim.hundredths(lengths: number + 1).map { Double($0) / 100 }, milliseconds: wall,
        isShown: shown.contains(number + 1), isEstimated: laps[number].holdsEstimate(isFirst: number == 0))
    }
    halvesMilliseconds = splits.halves.map { [$0.first, $0.second] }
  }
}
