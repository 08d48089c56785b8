package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowRecordHistory: UseCase {
  package static let method = "swimming.showRecordHistory"
  package static let summary = "List all attempts at one style and distance on one course, by day, newest first."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    /// The course (pool length and unit); nil for the course of the latest swim or, in a book without swims, of an
    /// official result.
    package var course: SwimCourse?
    package var since: CivilDay?

    package static let schema = Schema(
      "The style, distance and course of the attempts to list.",
      [
        .init("style", .recordStyle, "The style."),
        .init(
          "distance", .integer, "The distance, in the unit of the course; one of those for which records are kept.",
          unit: .of("the course's unit"),
          examples: ["50"], from: [Schema.Source("swimming.showRecordsBook", "/records/*/distance")]),
        .optional("course", SwimCourse.schema, "The course; if left out, the course of the latest swim."),
        .optional("since", CivilDay.schema, "The first day to include; if left out, the day of the first attempt."),
      ])

    package init(style: StrokeStyle, distance: Int, course: SwimCourse? = nil, since: CivilDay? = nil) {
      self.style = style
      self.distance = distance
      self.course = course
      self.since = since
    }
  }

  package struct Output: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    package var unit: LengthUnit
    package var course: SwimCourse?
    package var days: [Day]
    package var otherCourses: [SwimCourse]?
    package var official: [OfficialResultView]?
    /// The day on which the current record was set, which may be before the days shown; nil if there is no record.
    /// Screens use it; it is not part of the JSON.
    package var recordDay: CivilDay?

    package static let schema = Schema(
      "The attempts at one style and distance on one course.",
      [
        .style("The style in which the attempts were swum."),
        .init("distance", .integer, "The distance.", unit: .named), .unit,
        .optional("course", SwimCourse.schema, "The course on which they were swum; left out if the book is empty."),
        .init("days", .list(ShowRecordHistory.Day.schema), "The days with attempts, newest first."),
        .optional(
          "otherCourses", .list(SwimCourse.schema),
          """
          The other courses with a record or an official result in this style and over this distance; left out if \
          there are none.
          """),
        .optional(
          "official", .list(OfficialResultView.schema),
          """
          The official results in this style and over this distance, newest first, without points; left out if there \
          are none.
          """),
      ])

    enum CodingKeys: String, CodingKey {
      case style, distance, unit, course, days, otherCourses, official
    }

    package init(style: StrokeStyle, distance: Int, unit: LengthUnit, course: SwimCourse?, days: [Day]) {
      self.style = style
      self.distance = distance
      self.unit = unit
      self.course = course
      self.days = days
    }
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    /// The day's best attempt in hundredths of a second; nil if all attempts are suspicious.
    package var bestHundredths: Int?
    package var attempts: [SwimAttempt]

    package static let schema = Schema(
      "AttemptDay", "The attempts of a day.",
      [
        .init("day", CivilDay.schema, "The day, by the swimmer's clock."),
        .optional(
          "bestHundredths", .integer,
          "The time of the day's best attempt, in hundredths of a second; left out if all are suspicious.",
          unit: .hundredths),
        .init(
          "attempts", .list(ShowRecordHistory.SwimAttempt.schema),
          "The attempts, at most one per segment, in the order swum."),
      ])
  }

  package struct SwimAttempt: Codable, Hashable, Sendable {
    package var hundredths: Int
    package var start: Timestamp
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    package var suspicious: Bool?
    package var perhapsMissedTurn: Bool?
    /// True if the time includes a gap that the swimmer counts as swum, or a lap whose time is an equal share of a
    /// longer lap's; nil otherwise.
    package var estimated: Bool?
    /// The UTC offset of the swimmer's clock in seconds, positive east of Greenwich. Screens use it; it is not part of
    /// the JSON.
    package var utcOffset: Int = 0

    package static let schema = Schema(
      "SwimAttempt", "An attempt: the fastest stretch of a segment over a distance.",
      [
        .hundredths("The time, in hundredths of a second."),
        .init("start", Timestamp.schema, "The instant at which its first lap began."),
        .init("segment", SwimSegmentID.schema, "The name of the segment that contains it."),
        .init("laps", SwimLapRange.schema, "The first and the last lap."),
        .optional(
          "suspicious", .flag, "True if the user still has to confirm or correct one of its laps; left out otherwise."),
        .optional(
          "perhapsMissedTurn", .flag, "True if the watch may have missed a turn in one of its laps; left out otherwise."
        ),
        .estimated,
      ])

    enum CodingKeys: String, CodingKey {
      case hundredths, start, segment, laps, suspicious, perhapsMissedTurn, estimated
    }

    package init(
      hundredths: Int, start: Timestamp, segment: SwimSegmentID, laps: SwimLapRange, isSuspicious: Bool, utcOffset: Int
    ) {
      self.hundredths = hundredths
      self.start = start
      self.segment = segment
      self.laps = laps
      self.suspicious = isSuspicious ? true : nil
      self.utcOffset = utcOffset
    }
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let course = try SwimCourseChoice(input.course, in: standing.book, official: standing.meets.courses).course
    let unit = (course ?? .shortCourseMetres).unit
    let distance = Distance(input.distance, unit)
    try ConvertTime.check(input.style, distance)
    let book = try swims.book()
    let days = course.map { book.history(of: input.style, distance, on: $0, since: input.since) } ?? []
    var output = Output(
      style: input.style, distance: input.distance, unit: unit, course: course,
      days: days.map { Day($0, in: book) })
    let same = standing.book.records.filter { $0.style == input.style && $0.distance.amount == input.distance }
    let results = standing.meets.results.filter { $0.style == input.style && $0.distance == input.distance }
    let others = Set(same.map(\.course) + results.map(\.course)).subtracting([course].compactMap { $0 }).sorted()
    output.otherCourses = others.isEmpty ? nil : others
    let official = results.reversed().filter { $0.course == course && $0.day >= input.since ?? $0.day }
    if !official.isEmpty { output.official = official.map { OfficialResultView($0) } }
    output.recordDay = same.first { $0.course == course }?.day
    return output
  }
}

extension ShowRecordHistory.Day {
  fileprivate init(_ day: SwimHistoryDay, in book: SwimBook) {
    self.day = day.day
    self.bestHundredths = day.best?.hundredths
    self.attempts = day.attempts.map { ShowRecordHistory.SwimAttempt($0, in: book) }
  }
}

extension ShowRecordHistory.SwimAttempt {
  fileprivate init(_ attempt: SwimmingDomain.SwimAttempt, in book: SwimBook) {
    self.init(
      hundredths: attempt.hundredths, start: attempt.start, segment: attempt.segment, laps: attempt.laps,
      isSuspicious: attempt.isSuspicious, utcOffset: book[attempt.segment.swim]?.utcOffset ?? 0)
    perhapsMissedTurn = attempt.mayHideTurn ? true : nil
    estimated = attempt.isEstimated ? true : nil
  }
}
