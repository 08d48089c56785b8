/// The dates that are accepted when a user enters them by hand. Dates outside are typing errors.
package enum PlausibleDays {
  /// Dates of something that happened: from 1900-01-01 to tomorrow, since tomorrow has already begun in some time
  /// zones.
  package static func past(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(CivilDay(year: 1_900, month: 1, day: 1)?.daysSinceEpoch ?? 0, today.daysSinceEpoch + 1)
  }

  /// Dates of something planned: from yesterday, which has not ended in some time zones, to a hundred years ahead.
  package static func planned(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(today.daysSinceEpoch - 1, today.daysSinceEpoch + 36_524)
  }

  /// The range between two days, in days since 1970-01-01, limited to the end of the calendar (9999-12-31). If the last
  /// day is before the first, because the computer's clock is wrong, the range holds only the first day.
  private static func range(_ first: Int, _ last: Int) -> ClosedRange<CivilDay> {
    let latest = 2_932_896
    let first = min(first, latest)
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, min(last, latest)))
  }
}
