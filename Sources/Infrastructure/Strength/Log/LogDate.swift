import Formats
import KernelDomain

/// Parses local times in logs. The usual forms are `2021-02-10 16:46:13`, `2025-01-05 5:04:12 PM` and `2024-05-01`;
/// logs of Hevy have forms such as `15 Sep 2025, 07:48`, `Jan 2, 2024, 10:00 AM` and `27 de jul. de 2026, 19:00`.
enum LogDate {
  enum Moment: Hashable {
    case local(CivilDateTime)
    /// An exact instant, because the text states a UTC offset.
    case instant(Timestamp)
    /// The date consists only of numbers, and it is unknown whether the day or the month comes first.
    case unclear
  }

  /// Parses a date and time; nil if the text has none of the forms that logs use, or if there is no such date.
  /// - Parameter order: the order of day and month in dates such as `05/06/2026`; nil if unknown.
  @inline(__always)
  static func moment(_ text: UnsafeRawBufferPointer, order: LogDateOrder?) -> Moment? {
    plainClock(text).map { Moment.local($0) } ?? otherMoment(text, order)
  }

  @inline(never)
  private static func otherMoment(_ text: UnsafeRawBufferPointer, _ order: LogDateOrder?) -> Moment? {
    guard var parts = LogDateParts(text).all() else { return nil }
    let offset = LogDateZone.take(&parts)
    if let slashed = LogNumberDay(slashed: parts) {
      guard let order else { return .unclear }
      return slashed.day(order).flatMap { moment($0, slashed.rest, offset) }
    }
    let dotted = LogNumberDay(dotted: parts)
    let found = isoDay(parts) ?? dotted.flatMap { day in day.day(.dayFirst).map { ($0, day.rest) } }
    guard let (day, rest) = found ?? eastAsianDay(parts) ?? namedDay(parts) else { return nil }
    return moment(day, rest, offset)
  }

  private static func moment(_ day: CivilDay, _ rest: ArraySlice<LogDateParts.Part>, _ offset: Int?) -> Moment? {
    guard CivilDay.recordableYears.contains(day.year), let time = time(rest) else { return nil }
    let clock = CivilDateTime(day: day, time: time)
    return offset.map { Moment.instant(clock.timestamp(offset: $0)) } ?? Moment.local(clock)
  }

  /// Parses a time of day such as `19:30`, `7:30 PM` or `18.05`; nil for any other text.
  static func time(_ text: UnsafeRawBufferPointer) -> CivilTime? {
    guard let parts = LogDateParts(text.trimmed).all(), !parts.isEmpty else { return nil }
    return time(parts[...])
  }

  /// Parses a time in the form `2021-02-10 16:46:13`; nil for any other form.
  private static func plainClock(_ text: UnsafeRawBufferPointer) -> CivilDateTime? {
    func number(_ place: Int, _ digits: Int) -> Int? {
      var number = 0
      for byte in text[place..<place + digits] {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      return number
    }
    let dash = UInt8(ascii: "-")
    let colon = UInt8(ascii: ":")
    guard text.count == 19, text[4] == dash, text[7] == dash, text[10] == 0x20, text[13] == colon, text[16] == colon,
      let year = number(0, 4), CivilDay.recordableYears.contains(year), let month = number(5, 2),
      let dayOfMonth = number(8, 2), let hour = number(11, 2), hour < 24, let minute = number(14, 2), minute < 60,
      let second = number(17, 2), second < 60, let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    return CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second))
  }

  private typealias Parts = ArraySlice<LogDateParts.Part>

  private static func isoDay(_ parts: [LogDateParts.Part]) -> (CivilDay, Parts)? {
    guard parts.count >= 5, case .number(let year, 4) = parts[0], case .mark(let mark) = parts[1],
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/"), case .number(let month, let digits) = parts[2],
      parts[3] == parts[1], case .number(let day, let more) = parts[4], digits <= 2, more <= 2,
      mark == UInt8(ascii: "/") || digits == 2 && more == 2
    else { return nil }
    return CivilDay(year: year, month: month, day: day).map { ($0, parts[5...]) }
  }

  /// Parses a day such as `2026年1月8日` or `2026년 1월 8일`.
  private static func eastAsianDay(_ parts: [LogDateParts.Part]) -> (CivilDay, Parts)? {
    guard parts.count >= 6, case .number(let year, 4) = parts[0], case .number(let month, 1...2) = parts[2],
      case .number(let day, 1...2) = parts[4],
      [["年", "月", "日"], ["년", "월", "일"]].contains(where: { words in
        words.indices.allSatisfy { parts[2 * $0 + 1] == .word(words[$0]) }
      })
    else { return nil }
    return CivilDay(year: year, month: month, day: day).map { ($0, parts[6...]) }
  }

  /// Parses a day in which the month is a word before or after the number of the day.
  private static func namedDay(_ parts: [LogDateParts.Part]) -> (CivilDay, Parts)? {
    var (month, day): (Int?, Int?)
    for (place, part) in parts.enumerated() {
      switch part {
      case .word(let word):
        if ["de", "del"].contains(word) { continue }
        guard month == nil, let named = MonthNames.month(word) else { return nil }
        month = named
      case .number(let number, let digits):
        if day == nil, digits <= 2 {
          day = number
        } else {
          guard digits == 4, let month, let day else { return nil }
          return CivilDay(year: number, month: month, day: day).map { ($0, parts[(place + 1)...]) }
        }
      case .mark(let mark):
        guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") else { return nil }
      }
    }
    return nil
  }

  /// The words that may be between the day and the time.
  private static let fillers: Set<String> = [
    "at", "um", "à", "às", "v", "ve", "alle", "ore", "t", "kl", "klo", "o", "в", "о", "об",
  ]

  /// The words for the halves of the day, and whether each means the first.
  private static let eastAsianHalves = [
    "上午": true, "下午": false, "午前": true, "午後": false, "오전": true, "오후": false,
  ]

  /// Parses the time of day in a date. If there is none, returns midnight.
  private static func time(_ parts: Parts) -> CivilTime? {
    // In Russian and Ukrainian, an abbreviation of the word for "year" follows the year.
    let hasYear = parts.first == .word("г") || parts.first == .word("р")
    let parts = hasYear ? parts.dropFirst().drop { $0 == .mark(UInt8(ascii: ".")) } : parts
    var rest = parts.drop { part in
      switch part {
      case .word(let word): fillers.contains(word)
      case .mark(let mark): mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".")
      case .number: false
      }
    }
    if rest.isEmpty { return parts.isEmpty ? CivilTime(hour: 0, minute: 0, second: 0) : nil }
    // In Chinese, Japanese and Korean, the half of the day precedes the hour.
    var isEarlyHalf: Bool?
    if case .word(let word)? = rest.first, let isFirst = eastAsianHalves[word] {
      isEarlyHalf = isFirst
      rest = rest.dropFirst()
    }
    guard case .number(var hour, 1...2)? = rest.popFirst(), let colon = rest.popFirst(),
      colon == .mark(UInt8(ascii: ":")) || colon == .mark(UInt8(ascii: ".")),
      case .number(let minute, 2)? = rest.popFirst()
    else { return nil }
    var second = 0
    if rest.first == colon, !rest.dropFirst().isEmpty {
      guard case .number(let value, 2)? = rest.dropFirst().first else { return nil }
      second = value
      rest = rest.dropFirst(2)
      // Fractions of seconds are left out.
      if rest.first == .mark(UInt8(ascii: ".")), case .number? = rest.dropFirst().first { rest = rest.dropFirst(2) }
    }
    let half = rest.reduce(into: "") { half, part in
      switch part {
      case .word(let word): half += word
      case .mark(UInt8(ascii: ".")): break
      default: half += "?"
      }
    }
    if let isEarlyHalf {
      guard half.isEmpty, hour <= 12 else { return nil }
      hour = hour % 12 + (isEarlyHalf ? 0 : 12)
    }
    switch half {
    case "": break
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    default: return nil
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return CivilTime(hour: hour, minute: minute, second: second)
  }
}

/// Splits a date into numbers, words and punctuation marks.
struct LogDateParts {
  enum Part: Hashable {
    /// A number, and how many digits it has.
    case number(Int, Int)
    /// A word of the date, in lower case.
    case word(String)
    case mark(UInt8)
  }

  private let text: UnsafeRawBufferPointer

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  /// Splits the text of a date into its parts, except for the day of the week before the date. Nil if the text is
  /// longer than any date.
  func all() -> [Part]? {
    split().map { parts in
      guard case .word(let first)? = parts.first, WeekdayNames.contains(first) else { return parts }
      // The name of a day may be that of a month in another language: "mar 8, 2026", but "mar. 8 sept. 2026".
      let isMonth = { (part: Part) in if case .word(let word) = part { MonthNames.month(word) != nil } else { false } }
      if isMonth(parts[0]), !parts.dropFirst().contains(where: isMonth) { return parts }
      return Array(
        parts.drop { part in
          switch part {
          case .word(let word): WeekdayNames.contains(word) && !(word != first && isMonth(part))
          case .mark: true
          case .number: false
          }
        })
    }
  }

  private func split() -> [Part]? {
    guard text.count <= 80 else { return nil }
    var parts: [Part] = []
    var place = 0
    while place < text.count {
      let byte = text[place]
      switch byte {
      case 0x20, 0x09: place += 1
      case 0x30...0x39:
        let digits = text[place...].prefix { (0x30...0x39).contains($0) }
        guard digits.count <= 9 else { return nil }
        parts.append(.number(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count))
        place += digits.count
      case 0x41...0x5A, 0x61...0x7A, 0x80...:
        let letters = text[place...].prefix { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
        place += letters.count
        // Some systems write a non-breaking space before AM.
        let words = String(decoding: letters, as: UTF8.self).lowercased().split {
          $0 == "\u{202F}" || $0 == "\u{A0}" || $0 == "\u{2009}"
        }
        for word in words { parts.append(.word(String(word))) }
      default:
        parts.append(.mark(byte))
        place += 1
      }
    }
    return parts
  }
}
