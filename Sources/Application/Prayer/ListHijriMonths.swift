package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Lists the months of the Hijri calendar whose first day the user can set now: the current month, the next month, and
/// the months whose first day the user has already set.
package struct ListHijriMonths: UseCase {
  package static let method = "prayer.listHijriMonths"
  package static let summary =
    "List the current and the next Hijri month, and all months whose first day the user has set."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var months: [HijriMonthView]

    package static let schema = Schema(
      "The months.", [.init("months", .list(HijriMonthView.schema), "The months, earliest first.")])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let today = snapshot.hijri.date(of: snapshot.today)
    let current = HijriMonth(year: today.year, month: today.month)
    let own = snapshot.record.hijriMonths
    let plain = HijriCalendar(snapshot.settings)
    return Output(
      months: Set(own.keys).union([current, current.next]).sorted().map { month in
        HijriMonthView(
          month: month.description, begins: snapshot.hijri.days(of: month).lowerBound,
          calendar: plain.days(of: month).lowerBound, isOwn: own[month] != nil)
      })
  }
}

/// A month of the Hijri calendar, and its first day.
package struct HijriMonthView: Codable, Hashable, Sendable {
  /// The year and the month, such as `1448-09`.
  package var month: String
  package var begins: CivilDay
  /// The first day of the month by the rules of the Hijri calendar, regardless of what the user has set.
  package var calendar: CivilDay
  /// Whether the user has set the first day of the month.
  package var isOwn: Bool

  static let schema = Schema(
    "HijriMonth", "A month of the Hijri calendar.",
    [
      .init(
        "month", Schema(.text(pattern: "^[0-9]{4}-[0-9]{2}$")), "The Hijri year and the number of the month.",
        examples: [#""1448-09""#]),
      .init("begins", CivilDay.schema, "The first day of the month."),
      .init("calendar", CivilDay.schema, "The first day of the month by the calendar."),
      .init("isOwn", .flag, "Whether the user has set the first day."),
    ])
}
