package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows how one event developed from season to season, and its best time converted to other courses.
package struct ShowEventSeasons: UseCase {
  package static let method = "swimming.showEventSeasons"
  package static let summary =
    "Show one style and distance season by season, and the best time converted to other courses."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    /// The course (pool length and unit) to show; nil for the course of the latest swim.
    package var course: SwimCourse?

    package static let schema = Schema(
      "The event to show.",
      [
        .init("style", .recordStyle, "The style."),
        .init(
          "distance", .integer, "The distance, in the unit of the course.", unit: .of("the course's unit"),
          examples: ["50"], from: [Schema.Source("swimming.showRecordsBook", "/records/*/distance")]),
        .optional("course", SwimCourse.schema, "The course; if left out, the course of the latest swim."),
      ])

    package init(style: StrokeStyle, distance: Int, course: SwimCourse? = nil) {
      self.style = style
      self.distance = distance
      self.course = course
    }
  }

  package struct Output: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    package var unit: LengthUnit
    package var course: SwimCourse?
    /// The seasons in which the swimmer has times in the event, newest first.
    package var seasons: [Season]
    /// The best time in the event, converted to other courses; empty if it cannot be converted.
    package var converted: [ConvertTime.Converted]

    package static let schema = Schema(
      "One style and distance across seasons.",
      [
        .style("The style."), .init("distance", .integer, "The distance.", unit: .named), .unit,
        .optional("course", SwimCourse.schema, "The course; left out if the book is empty."),
        .init("seasons", .list(ShowEventSeasons.Season.schema), "The seasons with times, newest first."),
        .init(
          "converted", .list(ConvertTime.Converted.schema),
          "The best time converted to other courses, where it is not a record; empty if it cannot be converted."),
      ])
  }

  package struct Season: Codable, Hashable, Sendable {
    /// The year in which the season begins.
    package var year: Int
    package var attemptCount: Int
    package var best: EffortView
    package var medianHundredths: Int
    package var officialHundredths: Int?
    package var changeHundredths: Int?

    package static let schema = Schema(
      "EventSeason", "The times in one event in one season.",
      [
        .init("year", .integer, "The year in which the season begins.", unit: .ordinal),
        .init("attemptCount", .integer, "The number of times in the season.", unit: .of("times")),
        .init("best", EffortView.schema, "The best time."),
        .init(
          "medianHundredths", .integer,
          "The median of the five best times; if there are two middle ones, the lower of them.",
          unit: .hundredths),
        .optional(
          "officialHundredths", .integer, "The best official time of the season; left out if there is none.",
          unit: .hundredths),
        .optional(
          "changeHundredths", .integer,
          "The best time minus that of the season before, negative if it is faster; left out for the first season.",
          unit: .hundredths),
      ])

    init(_ season: EventSeason) {
      year = season.year
      attemptCount = season.attempts
      best = EffortView(season.best)
      medianHundredths = season.median
      officialHundredths = season.official
      changeHundredths = season.change
    }
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let course = try SwimCourseChoice(input.course, in: standing.book, official: standing.meets.courses).course
    let unit = (course ?? .shortCourseMetres).unit
    try ConvertTime.check(input.style, Distance(input.distance, unit))
    var output = Output(
      style: input.style, distance: input.distance, unit: unit, course: course, seasons: [], converted: [])
    guard let course else { return output }
    let event = SwimEvent(course: course, style: input.style, distance: Distance(input.distance, unit))
    let efforts = try swims.book().efforts(in: event, official: standing.meets.results)
    output.seasons = EventSeason.all(efforts, try settings.settings().swimCalendar).reversed().map { Season($0) }
    if let best = efforts.map(\.hundredths).min() { output.converted = ConvertTime.all(best, event) }
    return output
  }
}
