/// Limits for dates that a user enters by hand. A date outside the limits is treated as a typing error.
package enum PlausibleDays {
  /// Returns the limits for a date in the past: from 1900-01-01 to tomorrow, since in some time zones tomorrow has
  /// already begun.
  package static func past(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(CivilDay(year: 1_900, month: 1, day: 1)?.daysSinceEpoch ?? 0, today.daysSinceEpoch + 1)
  }

  /// Returns the limits for a planned date: from yesterday, which has not ended in some time zones, to a hundred years
  /// ahead.
  package static func planned(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(today.daysSinceEpoch - 1, today.daysSinceEpoch + 36_524)
  }

  /// Creates a range of days from day numbers counted from 1970-01-01; it ends on 9999-12-31 at the latest. If the last
  /// day is before the first, which happens if the computer's clock is wrong, the range holds only the first day.
  private static func range(_ first: Int, _ last: Int) -> ClosedRange<CivilDay> {
    let latest = 2_932_896
    let first = min(first, latest)
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, min(last, latest)))
  }
}
