package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowStatistics: UseCase {
  package static let method = "prayer.showStatistics"
  package static let summary = "Count the prayers of a week, a month, a year or all days by their status."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var period: StatisticsPeriod?
    package var day: CivilDay?

    package static let schema = Schema(
      "The period to count.",
      [
        .optional("period", StatisticsPeriod.schema, "The kind of period; if left out, the week."),
        .optional("day", CivilDay.schema, "A day in the period; if left out, today."),
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
    /// The number of prayers in the period that were prayed, made up or missed, including those that count as missed
    /// because their time ended without a record.
    package var recorded: Int
    package var notRecorded: Int
    /// The share of the `recorded` prayers that were prayed on time, in thousandths; nil if `recorded` is 0.
    package var onTimeShare: Int?
    /// The progress towards the weekly goal; nil if the period is not a week, or if the user has set no goal.
    package var goal: Goal?
    package var streak: Int?
    package var today: CivilDay
    /// How many Fridays the period has, and on how many of them the user prayed Jumu'ah. Nil if the setting for
    /// Jumu'ah is off, or if no day is counted.
    package var jumuah: Jumuah?
    /// The numbers for Witr; nil if the user does not count Witr as owed. The other members do not include Witr.
    package var witr: Counts?

    package static let schema = Schema(
      "The numbers of prayers.",
      [
        .init("period", StatisticsPeriod.schema, "The kind of period."),
        .init("day", CivilDay.schema, "The day given in the input, or today."),
        .optional("from", CivilDay.schema, "The first day counted; left out if there is none."),
        .optional("to", CivilDay.schema, "The last day counted, today at most; left out if there is none."),
        .init(
          "prayers",
          Schema(
            "StatisticsByPrayer", "The numbers for each of the five prayers.",
            Prayer.allCases.map { .init($0.rawValue, ShowStatistics.Counts.schema, "The numbers for this prayer.") }),
          "The numbers for each of the five prayers."),
        .init(
          "recorded", .integer, "The number of prayers recorded as on time, late, made up or missed.",
          unit: .of("prayers")),
        .init(
          "notRecorded", .integer, "The number of prayers that ended without a record, since the first recorded one.",
          unit: .of("prayers")),
        .optional(
          "onTimeShare", Schema(.integer(0...1_000)),
          "The share of prayers on time among the recorded ones, in thousandths; left out if none is recorded.",
          unit: .of("thousandths")),
        .optional(
          "goal", Goal.schema, "The weekly goal; left out for other periods, and if there is none."),
        .optional(
          "streak", .integer,
          """
          The number of days in a row on which all prayers were prayed; left out unless the setting \
          `prayer.streak` is on.
          """, unit: .of("days")),
        .init("today", CivilDay.schema, "The current day at the user's place."),
        .optional(
          "jumuah", Jumuah.schema, "On how many Fridays Jumu'ah was prayed; left out unless the user counts it."),
        .optional(
          "witr", ShowStatistics.Counts.schema,
          "The numbers for Witr, which no total includes; left out unless the user counts it as owed."),
      ])
  }

  package struct Counts: Codable, Hashable, Sendable {
    package var onTime: Int
    package var late: Int
    package var madeUp: Int
    /// The number of missed prayers, including those that count as missed because their time ended without a record.
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
        "PrayerStatistics", "The numbers of prayers by status.",
        [
          count("onTime", "The number of prayers on time."), count("late", "The number of late prayers."),
          count("madeUp", "The number of prayers made up."),
          count("missed", "The number of missed prayers, including the assumed ones."),
          count("assumed", "The number of prayers assumed to be missed."),
          count("excused", "The number of excused prayers."),
          count("notRecorded", "The number of prayers that ended without a record."),
          count("congregation", "The number of prayers in congregation."),
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

  /// How many Fridays a period has, and on how many of them the user prayed Jumu'ah.
  package struct Jumuah: Codable, Hashable, Sendable {
    package var count: Int
    package var fridays: Int

    static let schema = Schema(
      "JumuahCount", "On how many Fridays Jumu'ah was prayed.",
      [
        .init("count", .integer, "The Fridays on which it was prayed.", unit: .of("days")),
        .init("fridays", .integer, "The Fridays of the period.", unit: .of("days")),
      ])
  }

  package struct Goal: Codable, Hashable, Sendable {
    package var count: Int
    package var of: Int
    package var kind: PrayerGoal.Kind

    static let schema = Schema(
      "WeeklyGoal", "A weekly goal, and how much of it has been reached.",
      [
        .init("count", .integer, "The number of prayers that count towards the goal.", unit: .of("prayers")),
        .init(
          "of", Schema(.integer(PrayerGoal.counts)), "The number of prayers to reach.", unit: .of("prayers")),
        .init(
          "kind", Schema("GoalKind", "The kind of prayers that count towards a goal.", PrayerGoal.Kind.allCases),
          "The kind of prayers that count towards the goal."),
      ])

    /// Returns a copy of the goal, reduced by the number of excused prayers; nil if the reduction leaves nothing.
    func without(excused: Int) -> Goal? {
      of > excused ? Goal(count: count, of: of - excused, kind: kind) : nil
    }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let period = input.period ?? .week
    let snapshot = try snapshot(of: period, around: input.day ?? reader.lately)
    let today = snapshot.today
    let day = input.day ?? today
    guard PrayerTimesRule.days.contains(day) else {
      throw .prayer(PrayerInputError.dayOutside(PrayerTimesRule.days), field: "day")
    }
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
        ? snapshot.since.map { StreakRule.streak(of: snapshot.states, since: $0) } ?? 0 : nil, today: today,
      jumuah: snapshot.settings.isOn(PrayerSettings.jumuah)
        ? days.map { Jumuah(count: statistics.prayers.dhuhr.jumuah, fridays: ShowStatistics.fridays($0)) } : nil,
      witr: days.flatMap { WitrRule.statistics(of: snapshot.states, over: $0) }.map { Counts($0) })
  }

  /// Returns what is recorded, without years that do not matter for the period. A streak may reach back to any year.
  private func snapshot(of period: StatisticsPeriod, around day: CivilDay) throws(Failure) -> PrayerSnapshot {
    if try reader.showsStreak() { return try reader.snapshot() }
    guard let first = period.calendar(around: day)?.lowerBound else { return try reader.snapshot() }
    return try reader.recentSnapshot(from: first)
  }

  /// Returns the number of Fridays in a range of days.
  private static func fridays(_ days: ClosedRange<CivilDay>) -> Int {
    // 1970-01-02 was a Friday; weeks are counted from it.
    func weeks(until day: Int) -> Int { (day - 1).flooredQuotient(by: 7) }
    return weeks(until: days.upperBound.daysSinceEpoch) - weeks(until: days.lowerBound.daysSinceEpoch - 1)
  }
}

extension StatisticsPeriod {
  package static let schema = Schema("StatisticsPeriod", "A kind of period to count.", StatisticsPeriod.allCases) {
    period in
    period == .week ? "from Monday to Sunday" : nil
  }
}
