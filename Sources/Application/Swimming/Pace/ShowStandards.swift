package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Shows for each event the fastest standard time that the swimmer has reached, the next faster standard time, and how
/// far the swimmer is from it.
package struct ShowStandards: UseCase {
  package static let method = "swimming.showStandards"
  package static let summary = "Show the standards that are reached in each event, and the next ones."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// The number of standard times in the imported table; 0 if no table was imported.
    package var standards: Int
    /// The sex whose standards apply; nil if the user has not chosen it.
    package var sex: PointsSex?
    /// The swimmer's age in years on 31 December of this year; nil if unknown.
    package var age: Int?
    package var events: [Event]

    package static let schema = Schema(
      "The standards in the events in which the user has times.",
      [
        .init("standards", .integer, "The number of standards in the table.", unit: .of("standards")),
        .optional("sex", PointsSex.schema, "The sex whose standards are used; left out if the user has not chosen it."),
        .optional(
          "age", .integer, "The age on 31 December of this year; left out if it is not known.", unit: .of("years")),
        .init("events", .list(ShowStandards.Event.schema), "The events, ordered by course, style and distance."),
      ])
  }

  package struct Event: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Int
    package var best: EffortView
    package var reached: String?
    package var nextStandard: String?
    package var nextHundredths: Int?
    package var missingHundredths: Int?

    package static let schema = Schema(
      "EventStandards", "The standards of an event.",
      [
        .init("course", SwimCourse.schema, "The course."), .style("The style."),
        .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
        .init("best", EffortView.schema, "The best time."),
        .optional(
          "reached", .text, "The fastest standard that the user has reached; left out if there is none.",
          examples: [#""A""#]),
        .optional(
          "nextStandard", .text, "The next standard to reach; left out if all are reached.", examples: [#""AA""#]),
        .optional(
          "nextHundredths", .integer, "The time of the next standard; left out if all are reached.",
          unit: .hundredths),
        .optional(
          "missingHundredths", .integer,
          "By how much the best time is slower than the next standard; left out if all are reached.",
          unit: .hundredths),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let (standing, settings) = (try swims.standingRecords(), try settings.settings())
    let standards = standing.meets.standards
    let age = settings.swimBirth.map { today().year - $0.year }
    var output = Output(standards: standards.count, sex: settings.pointsSex, age: age, events: [])
    guard let sex = settings.pointsSex, !standards.isEmpty else { return output }
    let book = try swims.book()
    output.events = Set(standards.map(\.event)).sorted().compactMap { event in
      let best = book.efforts(in: event, official: standing.meets.results)
        .min { ($0.hundredths, $0.day) < ($1.hundredths, $1.day) }
      guard let best else { return nil }
      let (reached, next) = standards.reached(by: best.hundredths, in: event, sex, age: age)
      guard reached != nil || next != nil else { return nil }
      return Event(
        course: event.course, style: event.style, distance: event.distance.amount, best: EffortView(best),
        reached: reached?.name, nextStandard: next?.name, nextHundredths: next?.hundredths,
        missingHundredths: next.map { best.hundredths - $0.hundredths })
    }
    return output
  }
}
