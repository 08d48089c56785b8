/// A year of the proleptic Gregorian calendar, with its place in seconds since 1970.
struct CivilYear {
  let isLeap: Bool
  /// The first midnight of the year, in seconds since 1970-01-01T00:00:00 on the same clock.
  let start: Int64
  /// 0 is Sunday, 6 is Saturday.
  let weekdayOfFirstDay: Int

  /// - Parameter seconds: since 1970-01-01T00:00:00 on the same clock; within ±10^12.
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

  /// The number of days from 1 January to the first day of the month; 13 gives the length of the year.
  func dayIndex(ofMonth month: Int) -> Int {
    [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365][month - 1] + (isLeap && month > 2 ? 1 : 0)
  }

  /// The number of days from 1970-01-01 to 1 January of the year.
  private static func firstDay(of year: Int) -> Int {
    let past = year - 1
    return past * 365 + quotient(past, 4) - quotient(past, 100) + quotient(past, 400) - 719_162
  }

  /// The quotient, rounded down.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}
