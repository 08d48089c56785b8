/// Days that a person can mean when she writes one by hand; others are slips of the pen.
package enum PlausibleDays {
  /// Of what was: from 1900 to tomorrow, which it is already elsewhere on earth.
  package static func past(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(CivilDay(year: 1_900, month: 1, day: 1)?.daysSinceEpoch ?? 0, today.daysSinceEpoch + 1)
  }

  /// Of what is planned: from yesterday, which it is still elsewhere on earth, for a hundred years.
  package static func planned(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(today.daysSinceEpoch - 1, today.daysSinceEpoch + 36_524)
  }

  /// Of a calendar that ends with the year 9999; on a clock that was never set the first day alone.
  private static func range(_ first: Int, _ last: Int) -> ClosedRange<CivilDay> {
    let latest = 2_932_896
    let first = min(first, latest)
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, min(last, latest)))
  }
}
