import KernelDomain

/// Where a day stands in a year that is laid out in columns of weeks, Monday first (ISO 8601).
struct CalendarPlace: Hashable {
  /// From 0; the first holds January 1.
  let week: Int
  /// From 0, Monday.
  let weekday: Int

  /// - Parameters: days since 1970-01-01, which was a Thursday.
  init(_ day: Int, inYearOf other: Int) {
    let first = CalendarPlace.days(ofYearOf: other).lowerBound
    weekday = CalendarPlace.weekday(day)
    week = (day - first + CalendarPlace.weekday(first)) / 7
  }

  static func days(ofYearOf day: Int) -> Range<Int> {
    let year = CivilDay(daysSinceEpoch: day).year
    guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31) else {
      return day..<day + 1
    }
    return first.daysSinceEpoch..<last.daysSinceEpoch + 1
  }

  private static func weekday(_ day: Int) -> Int {
    ((day + 3) % 7 + 7) % 7
  }
}
