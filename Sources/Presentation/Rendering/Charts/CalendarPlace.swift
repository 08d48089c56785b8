import KernelDomain

/// Where a day stands in a year that is laid out in columns of weeks, Monday first (ISO 8601).
struct CalendarPlace: Hashable {
  /// From 0; the first holds January 1.
  let week: Int
  /// From 0, Monday.
  let weekday: Int

  /// - Parameters: days since 1970-01-01.
  init(_ day: Int, inYearOf other: Int) {
    let first = CalendarPlace.days(ofYearOf: other).lowerBound
    weekday = CivilDay(daysSinceEpoch: day).weekday
    week = (day - first + CivilDay(daysSinceEpoch: first).weekday) / 7
  }

  static func days(ofYearOf day: Int) -> Range<Int> {
    let year = CivilDay(daysSinceEpoch: day).year
    guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31) else {
      return day..<day + 1
    }
    return first.daysSinceEpoch..<last.daysSinceEpoch + 1
  }

  /// So many columns the year takes: 53 or 54.
  static func weeks(ofYearOf day: Int) -> Int {
    CalendarPlace(days(ofYearOf: day).upperBound - 1, inYearOf: day).week + 1
  }

  /// The first day of each month.
  static func months(ofYearOf day: Int) -> [Int] {
    let year = CivilDay(daysSinceEpoch: day).year
    return (1...12).compactMap { CivilDay(year: year, month: $0, day: 1)?.daysSinceEpoch }
  }
}
