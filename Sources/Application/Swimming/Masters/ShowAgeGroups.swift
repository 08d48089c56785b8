package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Shows the user's records as a masters swimmer, by age group: both those recorded by the watch and the official
/// ones.
package struct ShowAgeGroups: UseCase {
  package static let method = "swimming.showAgeGroups"
  package static let summary = "Show the best times on one course by masters' age group."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The course (pool length and unit) to show; nil for the course of the latest swim.
    package var course: SwimCourse?

    package static let schema = Schema(
      "The course to show.",
      [.optional("course", SwimCourse.schema, "The course; if left out, the course of the latest swim.")])

    package init(course: SwimCourse? = nil) { self.course = course }
  }

  package struct Output: Described, Equatable {
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    /// The rule that determines age groups; nil if the user chose none.
    package var rule: MastersRule?
    /// The user's birthday or year of birth; nil if unknown.
    package var birth: String?
    /// The age groups, oldest first.
    package var groups: [Group]
    /// The number of times that were left out because their age group is unclear: only the year of birth is known, so
    /// that two groups are possible.
    package var unclearCount: Int

    package static let schema = Schema(
      "Best times by age group.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out if the book is empty."),
        .init("courses", .list(SwimCourse.schema), "Every course of a swim or official result."),
        .optional("rule", MastersRule.schema, "The rule for age groups; left out if none is set."),
        .optional(
          "birth", .text, "The user's date or year of birth; left out if it is not known.", examples: [#""1981""#]),
        .init("groups", .list(ShowAgeGroups.Group.schema), "The age groups, oldest first."),
        .init(
          "unclearCount", .integer,
          """
          The number of times that are not shown, because only the year of birth is known and the time may belong to \
          either of two groups.
          """,
          unit: .of("times")),
      ])
  }

  package struct Group: Codable, Hashable, Sendable {
    package var ageFrom: Int
    package var ageTo: Int
    package var bests: [Best]

    package static let schema = Schema(
      "AgeGroup", "An age group and the best times in it.",
      [
        .init("ageFrom", .integer, "The lowest age in the group.", unit: .of("years")),
        .init("ageTo", .integer, "The highest age in the group.", unit: .of("years")),
        .init("bests", .list(ShowAgeGroups.Best.schema), "The best times, ordered by style and distance."),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var style: StrokeStyle
    package var distance: Int
    /// The user's best time in the age group that the watch recorded; nil if there is none.
    package var watch: EffortView?
    package var official: EffortView?
    /// The points for the faster of the times `watch` and `official`, according to the table of base times by age group
    /// that the user imported; nil if the table lacks the event.
    package var points: Int?

    package static let schema = Schema(
      "AgeGroupBest", "The best times in one style and distance in an age group.",
      [
        .style("The style."), .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
        .optional("watch", EffortView.schema, "The best time recorded by the watch; left out if there is none."),
        .optional("official", EffortView.schema, "The best official time; left out if there is none."),
        .optional(
          "points", .integer,
          """
          The age-graded points of the faster of the two times; left out unless the user's own table contains the \
          event.
          """,
          unit: .of("points")),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let choice = try SwimCourseChoice(input.course, in: standing.book, official: standing.meets.courses)
    let settings = try settings.settings()
    var output = Output(
      course: choice.course, courses: choice.courses, rule: settings.mastersRule,
      birth: settings.swimBirth?.description, groups: [], unclearCount: 0)
    guard let course = choice.course, let rule = settings.mastersRule, let birth = settings.swimBirth else {
      return output
    }
    let book = try swims.book()
    var bests: [AgeGroup: [SwimEvent: [TimedEffort]]] = [:]
    for style in StrokeStyle.sections where style != .unknown {
      for distance in StandardDistances.all(course.unit) {
        let event = SwimEvent(course: course, style: style, distance: distance)
        for effort in book.efforts(in: event, official: standing.meets.results) {
          switch rule.group(birth, on: effort.day, course: course) {
          case .success(let group): bests[group, default: [:]][event, default: []].append(effort)
          case .failure(.birthdayNeeded): output.unclearCount += 1
          case .failure(.tooYoung): break
          }
        }
      }
    }
    output.groups = bests.sorted { $0.key > $1.key }.map { group, events in
      Group(
        ageFrom: group.from, ageTo: group.to,
        bests: events.sorted { $0.key < $1.key }.map { event, efforts in
          var best = Best(event, efforts)
          best.points = settings.pointsSex.flatMap { sex in
            efforts.map(\.hundredths).min().flatMap {
              standing.meets.ageBases.points($0, event, sex, ageFrom: group.from)
            }
          }
          return best
        })
    }
    return output
  }
}

extension ShowAgeGroups.Best {
  fileprivate init(_ event: SwimEvent, _ efforts: [TimedEffort]) {
    func best(official isOfficial: Bool) -> EffortView? {
      efforts.filter { $0.isOfficial == isOfficial }.min { ($0.hundredths, $0.day) < ($1.hundredths, $1.day) }
        .map { EffortView($0) }
    }
    self.init(
      style: event.style, distance: event.distance.amount, watch: best(official: false),
      official: best(official: true))
  }
}

extension MastersRule {
  package static let schema = Schema("MastersRule", "A rule for the age groups of masters.", MastersRule.allCases) {
    rule in
    switch rule {
    case .worldAquatics: "from 25; by the age on 31 December"
    case .usms: "from 18; by the age on 31 December, in yard pools by the age on the day of the result"
    }
  }
}
