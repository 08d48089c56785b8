package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowRecordHistory: UseCase {
  package static let method = "swimming.showRecordHistory"
  package static let summary = "All attempts at one style and distance on one course, by day, newest first."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    /// Nil is the course of the latest swim, in a book without swims one of a result.
    package var course: SwimCourse?
    package var since: CivilDay?

    package static let schema = Schema(
      "Of which records the attempts are shown.",
      [
        .init("style", .recordStyle, "In what they were swum."),
        .init(
          "distance", .integer, "How far, of which records are kept.", unit: .of("as the course counts"),
          examples: ["50"], from: [Schema.Source("swimming.showRecordsBook", "/records/*/distance")]),
        .optional("course", SwimCourse.schema, "In which pools; left out, those of the latest swim."),
        .optional("since", CivilDay.schema, "From which day on; left out, from the first attempt on."),
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
    /// That of the record itself, which may lie before the days asked for; for showing, not part of the JSON.
    package var recordDay: CivilDay?

    package static let schema = Schema(
      "All attempts at one style and distance on one course.",
      [
        .style("In what they were swum."), .init("distance", .integer, "How far.", unit: .named), .unit,
        .optional("course", SwimCourse.schema, "In which pools; left out in an empty book."),
        .init("days", .list(ShowRecordHistory.Day.schema), "Those with attempts, newest first."),
        .optional(
          "otherCourses", .list(SwimCourse.schema),
          "On which other courses there is a record or a result of that distance and style; left out where there is none."
        ),
        .optional(
          "official", .list(OfficialResultView.schema),
          "Official results at that distance and style, newest first, without points; left out where there are none."),
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
    /// Hundredths of a second of the day's best attempt; nil when every one is suspicious.
    package var bestHundredths: Int?
    package var attempts: [SwimAttempt]

    package static let schema = Schema(
      "AttemptDay", "The attempts of a day.",
      [
        .init("day", CivilDay.schema, "The swimmer's day."),
        .optional(
          "bestHundredths", .integer, "The best of them; left out where every one is suspicious.", unit: .hundredths),
        .init("attempts", .list(ShowRecordHistory.SwimAttempt.schema), "In the order swum, one a segment."),
      ])

    package init(day: CivilDay, bestHundredths: Int?, attempts: [SwimAttempt]) {
      self.day = day
      self.bestHundredths = bestHundredths
      self.attempts = attempts
    }
  }

  package struct SwimAttempt: Codable, Hashable, Sendable {
    package var hundredths: Int
    package var start: Timestamp
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    package var suspicious: Bool?
    package var perhapsMissedTurn: Bool?
    /// True where its time holds a gap that she says was swum, or an equal share of a longer lap; left out otherwise.
    package var estimated: Bool?
    /// Seconds east of UTC of the swimmer's clock; for showing, not part of the JSON.
    package var utcOffset: Int = 0

    package static let schema = Schema(
      "SwimAttempt", "The fastest stretch of a segment over a distance.",
      [
        .hundredths("How long it took."),
        .init("start", Timestamp.schema, "When its first lap began."),
        .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
        .init("laps", SwimLapRange.schema, "Its laps."),
        .optional("suspicious", .flag, "True where a lap of it awaits judgement; left out elsewhere."),
        .optional(
          "perhapsMissedTurn", .flag, "True where the watch may have missed a turn in a lap of it; left out elsewhere."),
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
    try check(input.style, distance)
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

  /// Fails with `invalidInput`, saying which styles and distances have records.
  private func check(_ style: StrokeStyle, _ distance: Distance) throws(Failure) {
    guard style.countsForRecords else {
      let styles = StrokeStyle.sections.map(\.description)
      throw .invalidInput(
        field: "style", problem: .swimming(.noRecordsOfStyle(style: style.description, styles: styles)), valid: styles)
    }
    let distances = StandardDistances.all(distance.unit)
    guard distances.contains(distance) else {
      throw .invalidInput(
        field: "distance", problem: .swimming(.noRecordsOfDistance(distance: "\(distance)")),
        valid: distances.map { String($0.amount) })
    }
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
