package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct AddOfficialResult: UseCase {
  package static let method = "swimming.addOfficialResult"
  package static let summary = "Add an official result of a meet."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var day: CivilDay
    package var meet: String
    package var city: String?
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Int
    package var time: String
    package var leadOff: Bool?
    package var note: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The official result to add.",
      [
        .init("day", CivilDay.schema, "The day on which the event was swum."),
        .init("meet", .text, "The name of the meet.", examples: [#""Club Cup""#]),
        .optional("city", .text, "The city of the meet.", examples: [#""Plzeň""#]),
        .init("course", SwimCourse.schema, "The course of the meet."),
        .init("style", StrokeStyle.schema, "The style: one of the four strokes, or `mix` for the individual medley."),
        .init(
          "distance", .integer, "The distance, in the unit of the course.", unit: .of("the course's unit"),
          examples: ["100"]),
        .init("time", .text, "The time, as lists of results write it.", examples: [#""1:12.34""#]),
        .optional("leadOff", .flag, "Whether it was the first leg of a relay; if left out, false."),
        .optional("note", .text, "A note by the user.", examples: [#""first of the season""#]), .dryRun,
      ])

    package init(
      day: CivilDay, meet: String, city: String? = nil, course: SwimCourse, style: StrokeStyle, distance: Int,
      time: String, leadOff: Bool? = nil, note: String? = nil, dryRun: Bool? = nil
    ) {
      self.day = day
      self.meet = meet
      self.city = city
      self.course = course
      self.style = style
      self.distance = distance
      self.time = time
      self.leadOff = leadOff
      self.note = note
      self.dryRun = dryRun
    }
  }

  package typealias Output = OfficialResultsOutput

  let meets: any MeetRepository
  /// Returns today's date in the machine's time zone.
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let time = OfficialResultRule.time(input.time) else {
      throw .invalidInput(field: "time", problem: .swimming(.noSwimTime(text: input.time)))
    }
    let result = OfficialResult(
      day: input.day, meet: try input.meet.checkedName(field: "meet", empty: .swimming(.meetMissing)),
      city: try input.city?.checkedName(field: "city", empty: nil), course: input.course, style: input.style,
      distance: input.distance, hundredths: time, isLeadOff: input.leadOff ?? false,
      note: try input.note?.checkedName(field: "note", empty: nil))
    let today = today()
    do {
      try OfficialResultRule.check(result, on: today)
    } catch {
      throw error.failure(result, input.time, today)
    }
    return try meets.add([result], isDryRun: input.dryRun ?? false)
  }
}

extension OfficialResultRule.Problem {
  /// Converts this error to the failure that a use case throws.
  /// - Parameters:
  ///   - result: the official result that was refused.
  ///   - time: the time of the result, as the user wrote it.
  ///   - today: today's date.
  fileprivate func failure(_ result: OfficialResult, _ time: String, _ today: CivilDay) -> Failure {
    switch self {
    case .distance:
      .invalidInput(
        field: "distance",
        problem: .swimming(
          .notOfThePool(distance: result.distance, unit: result.course.unit.rawValue, course: "\(result.course)")))
    case .style:
      .invalidInput(
        field: "style", problem: .swimming(.noMeetStyle),
        valid: OfficialResultRule.styles.map(\.description))
    case .day: .outside(result.day, PlausibleDays.past(on: today), field: "day")
    case .time, .splits: .invalidInput(field: "time", problem: .swimming(.noSwimTime(text: time)))
    case .meetMissing: .invalidInput(field: "meet", problem: .swimming(.meetMissing))
    }
  }
}

extension MeetRepository {
  /// Adds official results. Those that the book already contains are left out.
  func add(_ results: [OfficialResult], isDryRun: Bool) throws(Failure) -> OfficialResultsOutput {
    let (number, made) = try changeMeets { (known) throws(Failure) in
      let new = OfficialResultRule.new(results, among: known.results)
      let best = known.bestIDs(with: new)
      let views = new.map { OfficialResultView($0, isBest: best.contains($0.id)) }
      let value = (views: views, known: OfficialResultRule.distinct(results).count - new.count)
      return (isDryRun ? [] : new.map(SwimMeets.Edit.add), value)
    }
    return OfficialResultsOutput(
      added: made.views, known: made.known, number: number, dryRun: isDryRun ? true : nil)
  }
}

/// The output of a use case that adds official results.
package struct OfficialResultsOutput: Described, Equatable {
  package var added: [OfficialResultView]
  package var known: Int
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var dryRun: Bool?

  package static let schema = Schema(
    "The effect of adding official results.",
    [
      .init("added", .list(OfficialResultView.schema), "The results that are new in the book, oldest first."),
      .init("known", .integer, "The number of results that the book had already.", unit: .of("results")),
      .optional(
        "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
        unit: .ordinal),
      .optional(
        "dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
    ])
}

extension OfficialResultsOutput: SwimBookChanging {}
