package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowStatistics: UseCase {
  package static let method = "prayer.showStatistics"
  package static let summary = "How many prayers were recorded as what, over a week, a month, a year or all days."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var period: StatisticsPeriod?
    package var day: CivilDay?

    package static let schema = Schema(
      "The period.",
      [
        .optional("period", StatisticsPeriod.schema, "Left out, the week."),
        .optional("day", CivilDay.schema, "A day in it; left out, today."),
      ])

    package init(period: StatisticsPeriod? = nil, day: CivilDay? = nil) {
      self.period = period
      self.day = day
    }
  }

  package struct Output: Described, Equatable {
    package var period: StatisticsPeriod
    package var day: CivilDay
    package var from: CivilDay?
    package var to: CivilDay?
    package var prayers: PrayerValues<Counts>
    /// Excused prayers and unrecorded ones are not among them.
    package var recorded: Int
    package var notRecorded: Int
    /// How many of a thousand recorded were on time; nil where none is recorded.
    package var onTimeShare: Int?
    /// Of a week; nil for other periods and where she set none.
    package var goal: Goal?
    package var streak: Int?
    package var today: CivilDay

    package static let schema = Schema(
      "The counts.",
      [
        .init("period", StatisticsPeriod.schema, "The period."), .init("day", CivilDay.schema, "The day asked for."),
        .optional("from", CivilDay.schema, "The first day counted; left out where none counts."),
        .optional("to", CivilDay.schema, "The last day counted, today at most."),
        .init(
          "prayers",
          Schema(
            "StatisticsByPrayer", "The counts of each prayer.",
            Prayer.allCases.map { .init($0.rawValue, ShowStatistics.Counts.schema, "Its counts.") }), "By prayer."),
        .init("recorded", .integer, "On time, late, made up or missed, of all prayers.", unit: .of("prayers")),
        .init(
          "notRecorded", .integer, "Ended since the first that she recorded, and nothing recorded.",
          unit: .of("prayers")),
        .optional(
          "onTimeShare", Schema(.integer(0...1_000)),
          "Recorded on time, of those recorded, rounded half up; left out where none is recorded.",
          unit: .of("thousandths")),
        .optional(
          "goal",
          Schema(
            "WeeklyGoal", "How much of her goal is reached.",
            [
              .init("count", .integer, "How many there are.", unit: .of("prayers")),
              .init("of", Schema(.integer(PrayerGoal.counts)), "How many she wishes for.", unit: .of("prayers")),
              .init("kind", Schema("GoalKind", "What the goal counts.", PrayerGoal.Kind.allCases), "What is counted."),
            ]), "Of a week; left out for other periods and where she set none."),
        .optional(
          "streak", .integer, "How many days in a row; left out where she does not wish it.", unit: .of("days")),
        .init("today", CivilDay.schema, "Today, where she is."),
      ])
  }

  package struct Counts: Codable, Hashable, Sendable {
    package var onTime: Int
    package var late: Int
    package var madeUp: Int
    /// The assumed ones too.
    package var missed: Int
    package var assumed: Int
    package var excused: Int
    package var notRecorded: Int
    package var congregation: Int

    static var schema: Schema {
      func count(_ name: String, _ summary: String) -> Schema.Member {
        .init(name, .integer, summary, unit: .of("prayers"))
      }
      return Schema(
        "PrayerStatistics", "How many were recorded as what.",
        [
          count("onTime", "On time."), count("late", "Late."), count("madeUp", "Made up."),
          count("missed", "Missed, the assumed ones too."), count("assumed", "Of those, assumed."),
          count("excused", "Excused."), count("notRecorded", "Ended, and nothing recorded."),
          count("congregation", "In congregation."),
        ])
    }

    fileprivate init(_ counts: PrayerStatistics.Counts) {
      onTime = counts.onTime
      late = counts.late
      madeUp = counts.madeUp
      missed = counts.missed
      assumed = counts.assumedMissed
      excused = counts.excused
      notRecorded = counts.notRecorded
      congregation = counts.inCongregation
    }
  }

  package struct Goal: Codable, Hashable, Sendable {
    package var count: Int
    package var of: Int
    package var kind: PrayerGoal.Kind
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let today = snapshot.today
    let day = input.day ?? today
    guard PrayerTimesRule.days.contains(day) else {
      throw .prayer(PrayerInputError.dayOutside(PrayerTimesRule.days), field: "day")
    }
    let period = input.period ?? .week
    let days = snapshot.since.flatMap { period.days(around: day, since: $0, today: today) }
    var statistics =
      days.map { PrayerStatistics(of: snapshot.states, over: $0) } ?? PrayerStatistics(of: [PrayerStates.Day]())
    if let days { statistics.leaveOut(snapshot.unrecordedBeforeStart(of: days.lowerBound)) }
    return Output(
      period: period, day: day, from: days?.lowerBound, to: days?.upperBound,
      prayers: PrayerValues { Counts(statistics.prayers[$0]) }, recorded: statistics.recorded,
      notRecorded: statistics.notRecorded, onTimeShare: statistics.onTimeShare,
      goal: period == .week
        ? snapshot.preferences.goal.map { goal in
          Goal(count: statistics.count(of: goal.kind), of: goal.count, kind: goal.kind)
        } : nil,
      streak: snapshot.preferences.showsStreak
        ? snapshot.since.map { StreakRule.streak(of: snapshot.states, since: $0) } ?? 0 : nil, today: today)
  }
}

extension StatisticsPeriod {
  package static let schema = Schema("StatisticsPeriod", "The days that are counted.", StatisticsPeriod.allCases) {
    period in
    period == .week ? "from Monday" : nil
  }
}
