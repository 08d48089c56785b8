/// The range in which a date entered by hand is believed. Anything else is a slip of the pen.
package enum PlausibleDays {
  /// Days of something that happened: from 1900 to tomorrow, which has already begun elsewhere on Earth.
  package static func past(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(CivilDay(year: 1_900, month: 1, day: 1)?.daysSinceEpoch ?? 0, today.daysSinceEpoch + 1)
  }

  /// Days of something planned: from yesterday, which still lasts elsewhere on Earth, to a hundred years ahead.
  package static func planned(on today: CivilDay) -> ClosedRange<CivilDay> {
    range(today.daysSinceEpoch - 1, today.daysSinceEpoch + 36_524)
  }

  /// A range of days, cut where the calendar ends (in 9999). If the last day is before the first, because the clock was
  /// never set, it holds the first day only.
  private static func range(_ first: Int, _ last: Int) -> ClosedRange<CivilDay> {
    let latest = 2_932_896
    let first = min(first, latest)
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, min(last, latest)))
  }
}
