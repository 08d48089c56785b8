package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// Shows the plan of a season: each week with its goal and what the user swam, and the number of days until each
/// target is due.
package struct ShowSwimPlan: UseCase {
  package static let method = "swimming.showPlan"
  package static let summary = "Show the season week by week, with goals, what was swum, and the days to each target."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading

  package struct Output: Described, Equatable {
    /// The first day of the current week.
    package var firstDay: CivilDay
    package var weeks: [Week]
    package var targets: [ShowTargets.Target]

    package static let schema = Schema(
      "The plan of a season.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the current week."),
        .init(
          "weeks", .list(ShowSwimPlan.Week.schema),
          "The weeks, from the start of the season to the last target or goal, oldest first."),
        .init(
          "targets", .list(ShowTargets.Target.schema),
          "The targets whose day is not past, those with the nearest day first."),
      ])
  }

  package struct Week: Codable, Hashable, Sendable {
    package var firstDay: CivilDay
    package var goal: String?
    package var swumCentimetres: Int
    package var swimCount: Int
    package var missingCentimetres: Int?
    package var missingSwimCount: Int?

    package static let schema = Schema(
      "PlannedWeek", "A week of the season: its goal, and how far and how often the user swam.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the week."),
        .optional("goal", .text, "The goal of the week; left out if there is none.", examples: [#""8 km""#]),
        .init("swumCentimetres", .integer, "The distance swum, in centimetres.", unit: .of("centimetres")),
        .init("swimCount", .integer, "The number of swims whose distance is known and not 0.", unit: .of("swims")),
        .missingCentimetres, .missingSwimCount,
      ])
  }

  /// The maximum number of weeks to list.
  private static let longest = 106

  let swims: any SwimRepository
  let settings: any SettingsRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let (standing, settings, today) = (try swims.standingRecords(), try settings.settings(), today())
    let (book, calendar) = (try swims.book(), settings.swimCalendar)
    let targets = ShowTargets.targets(standing, in: book, on: today).filter { ($0.daysLeft ?? -1) >= 0 }
    let goals = standing.meets.goals
    let season = calendar.start(of: .season, containing: today)
    let last = ([today] + targets.compactMap(\.day) + goals.map(\.from)).max() ?? today
    let sums = WeekSums(book, since: calendar.start(of: .week, containing: season), calendar)
    var weeks: [Week] = []
    var first = calendar.start(of: .week, containing: season)
    while first <= last, weeks.count < ShowSwimPlan.longest {
      let goal = goals.goal(ofWeekUntil: calendar.last(of: .week, from: first), before: settings.swimGoal)
      weeks.append(Week(first, goal, sums[first]))
      first = calendar.next(.week, after: first)
    }
    return Output(firstDay: calendar.start(of: .week, containing: today), weeks: weeks, targets: targets)
  }
}

extension ShowSwimPlan.Week {
  fileprivate init(_ first: CivilDay, _ goal: SwimGoal?, _ swum: (centimetres: Int, swims: Int)) {
    self.init(
      firstDay: first, goal: goal?.description, swumCentimetres: swum.centimetres, swimCount: swum.swims,
      missingCentimetres: goal?.missingCentimetres(swum.centimetres), missingSwimCount: goal?.missingSwims(swum.swims))
  }
}

/// The distance and the number of swims in each week, including only swims that count for records.
struct WeekSums {
  private var sums: [CivilDay: (centimetres: Int, swims: Int)] = [:]

  /// Computes, by week, the totals of the swims that count for records.
  /// - Parameter day: the first day whose swims are included.
  init(_ book: SwimBook, since day: CivilDay, _ calendar: SwimCalendar) {
    let standing = book.standing
    for index in book.swims.indices where standing.counting[index] && book.swims[index].day >= day {
      let swum = book.corrected(index, standing).centimetres ?? 0
      guard swum > 0 else { continue }
      let week = calendar.start(of: .week, containing: book.swims[index].day)
      let known = sums[week] ?? (0, 0)
      sums[week] = (known.centimetres + swum, known.swims + 1)
    }
  }

  /// Returns the totals of the week that begins on this day.
  subscript(week: CivilDay) -> (centimetres: Int, swims: Int) { sums[week] ?? (0, 0) }
}
