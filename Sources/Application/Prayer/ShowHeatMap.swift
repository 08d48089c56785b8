package import KernelApplication
package import KernelDomain
import PrayerDomain

package struct ShowHeatMap: UseCase {
  package static let method = "prayer.showHeatMap"
  package static let summary = "Show how many of the five prayers were prayed on each day of a year."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "The year to show.", [.optional("year", .ordinal, "The year; if left out, the current year.", examples: ["2026"])]
    )

    package init(year: Int? = nil) { self.year = year }
  }

  package struct Output: Described, Equatable {
    package var year: Int
    /// The days of the year; if it is the current year, only the days up to today.
    package var days: [Day]
    package var today: CivilDay

    package static let schema = Schema(
      "The days of the year.",
      [
        .init("year", .ordinal, "The year."),
        .init(
          "days",
          .list(
            Schema(
              "HeatMapDay", "A day, with the numbers of its prayers.",
              [
                .init("day", CivilDay.schema, "The day."),
                .init(
                  "prayed", Schema(.integer(0...5)), "The number of prayers recorded as on time, late or made up.",
                  unit: .of("prayers")),
                .init("excused", Schema(.integer(0...5)), "The number of excused prayers.", unit: .of("prayers")),
                .init(
                  "notRecorded", Schema(.integer(0...5)),
                  "The number of prayers that ended without a record, since the first recorded one.",
                  unit: .of("prayers")),
                .init(
                  "undefined", Schema(.integer(0...5)), "The number of prayers that have no time on the day.",
                  unit: .of("prayers")),
              ])), "The days of the year, until today at most."),
        .init("today", CivilDay.schema, "The current day at the user's place."),
      ])
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    /// How many of the day's five prayers were prayed.
    package var prayed: Int
    package var excused: Int
    package var notRecorded: Int
    package var undefined: Int
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.recentSnapshot(
      from: CivilDay(year: input.year ?? reader.lately.year, month: 1, day: 1))
    let years = PrayerTimesRule.days.lowerBound.year...PrayerTimesRule.days.upperBound.year
    let year = input.year ?? snapshot.today.year
    guard years.contains(year), let first = CivilDay(year: year, month: 1, day: 1),
      let last = CivilDay(year: year, month: 12, day: 31)
    else {
      throw .prayer(PrayerInputError.dayOutside(PrayerTimesRule.days), field: "year")
    }
    let end = min(last, snapshot.today)
    let days = first <= end ? HeatMapDay.days(of: snapshot.states, over: first...end) : []
    return Output(
      year: year,
      days: days.map {
        Day(
          day: $0.day, prayed: $0.prayed, excused: $0.excused,
          notRecorded: $0.notRecorded - snapshot.unrecordedBeforeStart($0),
          undefined: $0.undefined)
      }, today: snapshot.today)
  }
}
