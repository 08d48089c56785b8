/// A year of the Gregorian calendar, for computations with local time. Moments are given in seconds since
/// 1970-01-01T00:00:00 on a local clock that is never put forward or back, so that every day has 86,400 seconds.
struct CivilYear {
  let isLeap: Bool
  /// The beginning of 1 January, in seconds since 1970-01-01T00:00:00 on a local clock that is never put forward or
  /// back.
  let start: Int64
  /// The weekday of 1 January: 0 for Sunday to 6 for Saturday.
  let weekdayOfFirstDay: Int

  /// Creates the year that contains a moment.
  /// - Parameter seconds: the moment, in seconds since 1970-01-01T00:00:00 on a local clock that is never put forward
  ///   or back; from -10^12 to 10^12.
  init(containing seconds: Int64) {
    let day = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    var year = 1970 + day * 400 / 146_097
    while CivilYear.firstDay(of: year) > day { year -= 1 }
    while CivilYear.firstDay(of: year + 1) <= day { year += 1 }
    let first = CivilYear.firstDay(of: year)
    isLeap = CivilYear.firstDay(of: year + 1) - first == 366
    start = Int64(first) * 86_400
    // 1970 began on a Thursday.
    weekdayOfFirstDay = ((first + 4) % 7 + 7) % 7
  }

  /// Returns the number of days from 1 January to the first day of `month`.
  /// - Parameter month: 1 to 12; or 13, for which the number of days in the year is returned.
  func dayIndex(ofMonth month: Int) -> Int {
    [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365][month - 1] + (isLeap && month > 2 ? 1 : 0)
  }

  /// Returns the number of days from 1970-01-01 to 1 January of `year`; negative before 1970.
  private static func firstDay(of year: Int) -> Int {
    let past = year - 1
    return past * 365 + quotient(past, 4) - quotient(past, 100) + quotient(past, 400) - 719_162
  }

  /// Returns `value / divisor`, rounded down. The divisor must be positive.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}
