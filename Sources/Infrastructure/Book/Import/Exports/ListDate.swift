import KernelDomain

/// Parses dates in lists of activities. They have no time zone and are in one of the forms `2025-06-05 15:06:40`,
/// `05.06.2025, 15:06:40` and `Jun 5, 2025, 3:06:40 PM`.
enum ListDate {
  /// Parses a date in a list of activities as if it were in UTC; nil if the text has none of the forms of such dates.
  static func timestamp(_ text: String) -> Timestamp? {
    let parts = text.split { !$0.isNumber && !$0.isLetter }.map { String($0) }
    let numbers = parts.map { Int($0) }
    if parts.count == 6 || parts.count == 5, let first = numbers[0] {
      let isYearFirst = parts[0].count == 4
      guard let second = numbers[1], let third = numbers[2] else { return nil }
      return timestamp(
        year: isYearFirst ? first : third, month: second, day: isYearFirst ? third : first, Array(numbers[3...]))
    }
    guard parts.count == 6 || parts.count == 7, let month = months.firstIndex(of: parts[0].lowercased().prefix(3)),
      let day = numbers[1], let year = numbers[2]
    else { return nil }
    var time = Array(numbers[3...])
    if let half = parts.last?.lowercased(), half == "pm" || half == "am" {
      guard let hour = time[0], (1...12).contains(hour) else { return nil }
      time[0] = hour % 12 + (half == "pm" ? 12 : 0)
      time.removeLast()
    }
    return timestamp(year: year, month: month + 1, day: day, time)
  }

  private static let months: [Substring] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func timestamp(year: Int, month: Int, day: Int, _ time: [Int?]) -> Timestamp? {
    guard time.count >= 2, let hour = time[0], let minute = time[1],
      let second = time.count > 2 ? time[2] : 0, CivilDay.recordableYears.contains(year),
      let day = CivilDay(year: year, month: month, day: day), (0..<24).contains(hour), (0..<60).contains(minute),
      (0..<60).contains(second)
    else { return nil }
    return CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second)).timestamp(offset: 0)
  }
}
