import KernelDomain

/// The position of a day in a year that is laid out with a column per week; weeks begin on Monday (ISO 8601).
struct CalendarPlace: Hashable {
  /// The week's column, from 0 for the week of January 1.
  let week: Int
  /// The weekday's row, from 0 for Monday.
  let weekday: Int

  /// Creates the position of a day.
  /// - Parameters:
  ///   - day: the day, in days since 1970-01-01.
  ///   - other: any day of the year that is laid out, in days since 1970-01-01.
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

  /// Returns the number of columns that the year takes: 53 or 54.
  static func weeks(ofYearOf day: Int) -> Int {
    CalendarPlace(days(ofYearOf: day).upperBound - 1, inYearOf: day).week + 1
  }

  /// Returns the first day of each month, in days since 1970-01-01.
  static func months(ofYearOf day: Int) -> [Int] {
    let year = CivilDay(daysSinceEpoch: day).year
    return (1...12).compactMap { CivilDay(year: year, month: $0, day: 1)?.daysSinceEpoch }
  }
}
