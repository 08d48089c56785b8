/// Limits for dates that a user enters by hand. A date outside the limits is treated as a typing error.
package enum PlausibleDays {
  /// Returns the limits for a date in the past: from 1900-01-01 to tomorrow, because in some time zones tomorrow has
  /// already started.
  package static func past(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(CivilDay(year: 1_900, month: 1, day: 1)?.daysSinceEpoch ?? 0, today.daysSinceEpoch + 1)
  }

  /// Returns the limits for a planned date: from yesterday, because in some time zones yesterday has not ended yet, to
  /// a hundred years from now.
  package static func planned(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(today.daysSinceEpoch - 1, today.daysSinceEpoch + 36_524)
  }

  /// Creates a range of days from day numbers counted from 1970-01-01. The range ends on 9999-12-31 at the latest. If
  /// the last day is before the first, because the computer's clock is wrong, the range consists only of the first day.
  private static func range(_ first: Int, _ last: Int) -> ClosedRange<CivilDay> {
    let latest = 2_932_896
    let first = min(first, latest)
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, min(last, latest)))
  }
}
