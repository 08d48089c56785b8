package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows the user's target times, the progress towards each target and the weeks remaining. Also shows the weekly
/// goal.
package struct ShowTargets: UseCase {
  package static let method = "swimming.showTargets"
  package static let summary = "Show targets and what is missing to each, and the weekly goal."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading

  package struct Output: Described, Equatable {
    package var targets: [Target]
    package var goal: Goal?

    package static let schema = Schema(
      "The targets and the weekly goal.",
      [
        .init("targets", .list(ShowTargets.Target.schema), "The targets, those with the nearest day first."),
        .optional("goal", ShowTargets.Goal.schema, "The weekly goal; left out if none is set."),
      ])
  }

  package struct Target: Codable, Hashable, Sendable {
    package var style: StrokeStyle
    package var distance: Int
    package var course: SwimCourse
    package var hundredths: Int
    package var day: CivilDay?
    package var meet: String?
    package var state: SwimTarget.State
    package var best: EffortView?
    package var missingHundredths: Int?
    /// By how much the best time must improve to reach the target, in thousandths of the best time; nil if the target
    /// has been reached, or if there is no best time.
    package var missingThousandths: Int?
    /// The number of days until the target is due; negative if that day is past, nil if the target has no day.
    package var daysLeft: Int?

    package static let schema = Schema(
      "SwimTarget", "A time to reach, and how far the best time is from it.",
      [
        .style("The style."), .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
        .init("course", SwimCourse.schema, "The course."),
        .hundredths("The time to reach, in hundredths of a second."),
        .optional("day", CivilDay.schema, "The day by which to reach the target; left out if none is set."),
        .optional("meet", .text, "The meet at which to reach the target; left out if none is set."),
        .init("state", SwimTarget.State.schema, "Whether the target is reached."),
        .optional("best", EffortView.schema, "The best time so far; left out if there is none."),
        .optional(
          "missingHundredths", .integer,
          "By how much the best time is slower than the target; left out if there is no time yet.", unit: .hundredths),
        .optional(
          "missingThousandths", .integer,
          "`missingHundredths` as a share of the best time; left out if nothing is missing.",
          unit: .of("thousandths")),
        .optional(
          "daysLeft", .integer,
          "The number of days until the target's day; negative if it is past; left out if no day is set.",
          unit: .of("days")),
      ])
  }

  package struct Goal: Codable, Hashable, Sendable {
    /// The weekly goal, such as `8 km`.
    package var goal: String
    package var firstDay: CivilDay
    package var swumCentimetres: Int
    package var swimCount: Int
    /// How much farther the user has to swim to reach the goal, in centimetres; 0 if the goal is reached, nil if it is a
    /// number of swims.
    package var missingCentimetres: Int?
    /// How many more swims the goal takes; 0 if the goal is reached, nil if it is a distance.
    package var missingSwimCount: Int?

    package static let schema = Schema(
      "SwimWeek", "The weekly goal, and how far and how often the user swam in the current week.",
      [
        .init("goal", .text, "The goal, as in `swimming.setGoal`.", examples: [#""8 km""#]),
        .init("firstDay", CivilDay.schema, "The first day of the week."),
        .init("swumCentimetres", .integer, "The distance swum, in centimetres.", unit: .of("centimetres")),
        .init("swimCount", .integer, "The number of swims whose distance is known and not 0.", unit: .of("swims")),
        .missingCentimetres, .missingSwimCount,
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let (standing, settings, today) = (try swims.standingRecords(), try settings.settings(), today())
    let book = try swims.book()
    let calendar = settings.swimCalendar
    let first = calendar.start(of: .week, containing: today)
    let goal = standing.meets.goals.goal(
      ofWeekUntil: calendar.last(of: .week, from: first), before: settings.swimGoal)
    return Output(
      targets: ShowTargets.targets(standing, in: book, on: today),
      goal: goal.map { goal in
        let swum = WeekSums(book, since: first, calendar)[first]
        return Goal(
          goal: goal.description, firstDay: first, swumCentimetres: swum.centimetres, swimCount: swum.swims,
          missingCentimetres: goal.missingCentimetres(swum.centimetres), missingSwimCount: goal.missingSwims(swum.swims)
        )
      })
  }

  /// Returns the targets, sorted by the days on which they are due.
  static func targets(_ standing: StandingSwimRecords, in book: SwimBook, on today: CivilDay) -> [Target] {
    let targets = standing.meets.targets.map { target in
      let best = book.efforts(in: target.event, official: standing.meets.results)
        .min { ($0.hundredths, $0.day) < ($1.hundredths, $1.day) }
      return Target(target, best, on: today)
    }
    return targets.sorted { ($0.daysLeft ?? .max) < ($1.daysLeft ?? .max) }
  }
}

extension ShowTargets.Target {
  fileprivate init(_ target: SwimTarget, _ best: TimedEffort?, on today: CivilDay) {
    let progress = target.progress(best?.hundredths, on: today)
    self.init(
      style: target.event.style, distance: target.event.distance.amount, course: target.event.course,
      hundredths: target.hundredths, day: target.day, meet: target.meet, state: progress.state,
      best: best.map { EffortView($0) }, missingHundredths: progress.missing, missingThousandths: progress.perMille,
      daysLeft: target.day.map { $0.daysSinceEpoch - today.daysSinceEpoch })
  }
}

extension SwimTarget.State {
  package static let schema = Schema("TargetState", "Whether a target is reached.", SwimTarget.State.allCases) {
    state in
    switch state {
    case .open: "not yet reached"
    case .reached: nil
    case .past: "not reached by its day"
    case .noTime: "there is no time in this event yet"
    }
  }
}

extension SwimGoal {
  /// Returns how much is missing to reach the goal, in centimetres; nil if the goal is a number of swims.
  func missingCentimetres(_ swum: Int) -> Int? {
    if case .distance = self { missing(centimetres: swum, swims: 0) } else { nil }
  }

  /// Returns how many swims are missing to reach the goal; nil if the goal is a distance.
  func missingSwims(_ swims: Int) -> Int? {
    if case .swims = self { missing(centimetres: 0, swims: swims) } else { nil }
  }
}

extension Schema.Member {
  static let missingCentimetres = Schema.Member.optional(
    "missingCentimetres", .integer,
    "How much is missing to reach the goal, in centimetres; 0 if it is reached; left out unless the goal is a distance.",
    unit: .of("centimetres"))

  static let missingSwimCount = Schema.Member.optional(
    "missingSwimCount", .integer,
    "How many swims are missing to reach the goal; 0 if it is reached; left out unless the goal is a number of swims.",
    unit: .of("swims"))
}
