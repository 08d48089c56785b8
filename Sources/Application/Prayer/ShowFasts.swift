package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowFasts: UseCase {
  package static let method = "prayer.showFasts"
  package static let summary = "Show the fasts of a year of the Hijri calendar, and how many the user has to make up."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "The year.",
      [
        .optional(
          "year", Schema(.integer(HijriMonth.years), unit: .ordinal),
          "The year after the Hijra; if left out, the current one.",
          examples: ["1448"])
      ])

    package init(year: Int? = nil) { self.year = year }
  }

  package struct Output: Described, Equatable {
    package var year: Int
    package var owed: Int
    /// How many of the owed fasts come from the user's estimate. The others come from recorded days.
    package var estimate: Int
    package var first: CivilDay
    package var last: CivilDay
    package var fasted: Int
    package var owedDays: Int
    package var exempt: Int
    package var notRecorded: Int
    package var voluntary: Int
    package var madeUp: Int
    package var today: CivilDay
    package var days: [Day]

    package static let schema = Schema(
      "The fasts of the year.",
      [
        .init("year", .ordinal, "The year after the Hijra."),
        .init("owed", .integer, "The number of fasts to make up, of all years.", unit: .of("fasts")),
        .init("estimate", .integer, "The part of `owed` that is not recorded for single days.", unit: .of("fasts")),
        .init("first", CivilDay.schema, "The first day of the year's Ramadan."),
        .init("last", CivilDay.schema, "The last day of the year's Ramadan."),
        .init("fasted", .integer, "The days of Ramadan on which the user fasted.", unit: .of("days")),
        .init("owedDays", .integer, "The days of Ramadan that the user has to make up.", unit: .of("days")),
        .init("exempt", .integer, "The days of Ramadan that are not owed.", unit: .of("days")),
        .init(
          "notRecorded", .integer, "The days of Ramadan whose Maghrib has passed without a record.", unit: .of("days")),
        .init("voluntary", .integer, "The voluntary fasts of the year.", unit: .of("days")),
        .init("madeUp", .integer, "The fasts of the year that made up owed ones.", unit: .of("days")),
        .init("today", CivilDay.schema, "The current day at the user's place."),
        .init(
          "days",
          .list(
            Schema(
              "FastOfDay", "A day with its fast.",
              [
                .init("day", CivilDay.schema, "The day."), .init("hijri", HijriDay.schema, "Its Hijri date."),
                .optional("status", FastStatus.schema, "What is recorded; left out if nothing is."),
                .optional("kind", FastKind.schema, "What the fast counts as; left out if nothing is recorded."),
                .init("suggestsOwed", .flag, "Whether an excuse suggests that the user has to make up the fast."),
              ])), "The days of Ramadan until today and all recorded days of the year, in order."),
      ])
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var hijri: HijriDay
    package var status: FastStatus?
    package var kind: FastKind?
    package var suggestsOwed: Bool
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let year = input.year ?? snapshot.hijri.date(of: snapshot.today).year
    guard HijriMonth.years.contains(year) else {
      throw .invalidInput(field: "year", problem: .prayer(.noHijriMonth(text: String(year))))
    }
    let rule = snapshot.fasts
    let counts = rule.year(year, until: snapshot.lastFastDay)
    let recorded = snapshot.record.fasts.keys.filter { snapshot.hijri.date(of: $0).year == year }
    let ramadan = (counts.ramadan.lowerBound.daysSinceEpoch...counts.ramadan.upperBound.daysSinceEpoch)
      .map { CivilDay(daysSinceEpoch: $0) }.filter { $0 <= snapshot.today }
    let days = Set(recorded).union(ramadan).sorted().map { day in
      let entry = snapshot.record.fasts[day]
      return Day(
        day: day, hijri: HijriDay(snapshot.hijri.date(of: day)), status: entry?.status,
        kind: entry.map { rule.kind(of: $0, on: day) },
        suggestsOwed: entry == nil && snapshot.isExcusedFromFast(on: day))
    }
    return Output(
      year: year, owed: rule.owed, estimate: snapshot.record.fastEstimate, first: counts.ramadan.lowerBound,
      last: counts.ramadan.upperBound, fasted: counts.fasted, owedDays: counts.owed, exempt: counts.exempt,
      notRecorded: counts.notRecorded, voluntary: counts.voluntary, madeUp: counts.madeUp, today: snapshot.today,
      days: days)
  }
}
