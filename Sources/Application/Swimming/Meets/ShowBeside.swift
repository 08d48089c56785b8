package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Compares the user's official results with those of another swimmer, which the book keeps for comparison.
package struct ShowBeside: UseCase {
  package static let method = "swimming.showBeside"
  package static let summary = "Show another swimmer's official results beside the user's, event by event."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var name: String?

    package static let schema = Schema(
      "The swimmer whose results to show beside the user's.",
      [
        .optional(
          "name", .text, "The swimmer's name; if left out, the first whose results were added.",
          examples: [#""Marie""#],
          from: [Schema.Source(ShowBeside.method, "/swimmers/*/name")])
      ])

    package init(name: String? = nil) { self.name = name }
  }

  package struct Output: Described, Equatable {
    /// The swimmers whose results the book keeps for comparison with the user's, in the order in which they were
    /// added.
    package var swimmers: [Swimmer]
    /// The name of the swimmer whose results are shown; nil if there is none.
    package var shown: String?
    package var common: [Event]
    package var onlyMineCount: Int
    package var onlyTheirsCount: Int

    package static let schema = Schema(
      "Official results of the user and of another swimmer.",
      [
        .init(
          "swimmers", .list(ShowBeside.Swimmer.schema),
          "The swimmers whose results are kept, in the order in which they were added."),
        .optional("shown", .text, "The name of the swimmer who is shown; left out if there is none."),
        .init(
          "common", .list(ShowBeside.Event.schema),
          "The events in which both swimmers have results, ordered by course, style and distance."),
        .init(
          "onlyMineCount", .integer, "The number of events in which only the user has a result.", unit: .of("events")),
        .init(
          "onlyTheirsCount", .integer, "The number of events in which only the other swimmer has a result.",
          unit: .of("events")),
      ])
  }

  package struct Swimmer: Codable, Hashable, Sendable {
    package var name: String
    package var resultCount: Int

    package static let schema = Schema(
      "BesideSwimmer", "A swimmer whose official results are kept beside the user's.",
      [
        .init("name", .text, "The swimmer's name."),
        .init("resultCount", .integer, "The number of official results.", unit: .of("results")),
      ])
  }

  package struct Event: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Int
    package var mine: Best
    package var theirs: Best
    /// How much slower the user is than the other swimmer in this event, in hundredths of a second; negative if the
    /// user is faster.
    package var differenceHundredths: Int

    package static let schema = Schema(
      "BesideEvent", "The best official results of the user and of another swimmer in an event.",
      [
        .init("course", SwimCourse.schema, "The course."), .style("The style."),
        .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
        .init("mine", ShowBeside.Best.schema, "The user's best result."),
        .init("theirs", ShowBeside.Best.schema, "The other swimmer's best result."),
        .init(
          "differenceHundredths", .integer, "How much slower the user's result is; negative if it is faster.",
          unit: .hundredths),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var hundredths: Int
    package var day: CivilDay
    package var meet: String

    package static let schema = Schema(
      "BesideBest", "A best official result.",
      [
        .hundredths("The time, in hundredths of a second."),
        .init("day", CivilDay.schema, "The day on which it was swum."),
        .init("meet", .text, "The name of the meet."),
      ])

    init(_ result: OfficialResult) { (hundredths, day, meet) = (result.hundredths, result.day, result.meet) }
  }

  let meets: any MeetRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let stored = try meets.meets()
    let shown = try input.name.map { (name) throws(Failure) in try stored.knownMate(named: name) } ?? stored.mates.first
    let compared = BesideComparison(stored.results, shown?.results ?? [])
    return Output(
      swimmers: stored.mates.map { Swimmer(name: $0.name, resultCount: $0.results.count) }, shown: shown?.name,
      common: compared.common.map {
        Event(
          course: $0.event.course, style: $0.event.style, distance: $0.event.distance.amount, mine: Best($0.mine),
          theirs: Best($0.theirs), differenceHundredths: $0.difference)
      }, onlyMineCount: compared.onlyMine.count, onlyTheirsCount: compared.onlyTheirs.count)
  }
}

extension SwimMeets {
  /// Returns the swimmer with this name whose results the book keeps for comparison. Fails with `notFound` if there is
  /// none.
  func knownMate(named name: String) throws(Failure) -> SwimMate {
    guard let mate = mate(named: name) else {
      throw .notFound(.swimming(.noneBeside(name: name, swimmers: mates.map(\.name))))
    }
    return mate
  }
}
