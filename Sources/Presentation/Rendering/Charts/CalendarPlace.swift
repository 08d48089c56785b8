import KernelDomain

/// The position of a day in a calendar of a year, which has a column for each week. Weeks begin on Monday (ISO 8601).
struct CalendarPlace: Hashable {
  /// The index of the week's column; 0 is the week of January 1.
  let week: Int
  /// The index of the weekday's row; 0 is Monday.
  let weekday: Int

  /// Creates the position of a day.
  /// - Parameters:
  ///   - day: the day, in days since 1970-01-01.
  ///   - other: any day of the year that the calendar shows, in days since 1970-01-01.
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

  /// Returns how many week columns the year of the given day takes up: 53 or 54.
  static func weeks(ofYearOf day: Int) -> Int {
    CalendarPlace(days(ofYearOf: day).upperBound - 1, inYearOf: day).week + 1
  }

  /// Returns the first day of each month of the given day's year, in days since 1970-01-01.
  static func months(ofYearOf day: Int) -> [Int] {
    let year = CivilDay(daysSinceEpoch: day).year
    return (1...12).compactMap { CivilDay(year: year, month: $0, day: 1)?.daysSinceEpoch }
  }
}
