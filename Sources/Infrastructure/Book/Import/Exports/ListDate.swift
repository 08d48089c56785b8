import Formats
import KernelDomain

/// Parses dates in lists of activities. They have no time zone, and are in the form of the language in which a service
/// was used, such as `2025-06-05 15:06:40`, `05.06.2025, 15:06:40`, `Jun 5, 2025, 3:06:40 PM`, `5 juin 2025 à 15:06:40`
/// or `2025年6月5日 下午3:06:40`.
enum ListDate {
  /// Parses a date in a list of activities as if it were in UTC; nil if the text has none of the forms of such dates.
  static func timestamp(_ text: String) -> Timestamp? {
    var (numbers, month, half): ([(value: Int, digits: Int)], Int?, String) = ([], nil, "")
    for part in parts(of: text) {
      if let number = Int(part) {
        numbers.append((number, part.count))
      } else if halves[half + part] != nil || part == "a" || part == "p" {
        half += part
      } else if let named = MonthNames.month(part) {
        guard month == nil else { return nil }
        month = named
      } else if !fillers.contains(part) {
        return nil
      }
    }
    // A month's name may be before or after the day.
    let count = month == nil ? 3 : 2
    guard numbers.count == count + 2 || numbers.count == count + 3 else { return nil }
    let isYearFirst = numbers[0].digits == 4
    // Where clocks have 12 hours and dates end in the year, either the day or the month may be first.
    guard half.isEmpty || month != nil || isYearFirst else { return nil }
    var date = numbers[..<count].map(\.value)
    if !isYearFirst { date.reverse() }
    if let month { date.insert(month, at: 1) }
    return timestamp(date, numbers[count...].map(\.value), half)
  }

  /// The words for the halves of the day, and whether each means the second. Spanish writes `p. m.`.
  private static let halves = [
    "am": false, "pm": true, "上午": false, "下午": true, "午前": false, "午後": true, "오전": false, "오후": true,
  ]
  /// The words around a date's numbers: `at`, `of` and `year` in several languages.
  private static let fillers: Set = [
    "at", "um", "à", "às", "v", "ve", "alle", "ore", "kl", "в", "de", "del", "г", "年", "月", "日", "년", "월", "일",
  ]

  /// Splits a text into its numbers and its words in lower case.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Bool?
    for character in text.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      let kind = isDigit ? true : character.isLetter ? false : nil
      if let kind {
        if kind == last { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
      }
      last = kind
    }
    return parts
  }

  /// - Parameters:
  ///   - date: the year, the month and the day.
  ///   - half: the word for the half of the day; empty if the clock has 24 hours.
  private static func timestamp(_ date: [Int], _ time: [Int], _ half: String) -> Timestamp? {
    var hour = time[0]
    if !half.isEmpty {
      guard let isSecond = halves[half], (0...12).contains(hour) else { return nil }
      hour = hour % 12 + (isSecond ? 12 : 0)
    }
    let second = time.count > 2 ? time[2] : 0
    guard CivilDay.recordableYears.contains(date[0]), let day = CivilDay(year: date[0], month: date[1], day: date[2]),
      (0..<24).contains(hour), (0..<60).contains(time[1]), (0..<60).contains(second)
    else { return nil }
    return CivilDateTime(day: day, time: CivilTime(hour: hour, minute: time[1], second: second)).timestamp(offset: 0)
  }
}
