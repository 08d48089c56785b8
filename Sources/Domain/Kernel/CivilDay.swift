/// A day of the Gregorian calendar, without a time zone. The calendar's rules are also applied to the years before its
/// introduction.
package struct CivilDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Creates a day. Nil if the calendar has no such day, or if the year is not in 1...9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDay.length(ofMonth: month, year: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// Creates a day from the number of days between 1970-01-01 and that day. A negative number gives a day before
  /// 1970-01-01.
  ///
  /// In this computation, years start on 1 March and are counted in cycles of 400, so that a leap day is the last day
  /// of its year.
  package init(daysSinceEpoch: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(unchecked: year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The years in which a recording may start: all years that `CivilDay` can represent (1 to 9999) except the first and
  /// the last, so that the recording's days can be represented in any time zone.
  package static let recordableYears = 2...9998

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days from 1970-01-01 to this day; negative for earlier days.
  package var daysSinceEpoch: Int {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = fromMarch.flooredQuotient(by: 400)
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week from 0 (Monday) to 6 (Sunday).
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let days = daysSinceEpoch + 3
    return days - days.flooredQuotient(by: 7) * 7
  }

  /// Returns the first day of the week that contains this day.
  /// - Parameter weekday: the weekday on which weeks begin, from 0 (Monday) to 6 (Sunday).
  package func startOfWeek(on weekday: Int = 0) -> CivilDay {
    CivilDay(daysSinceEpoch: daysSinceEpoch - (self.weekday - weekday + 7) % 7)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: Comparable {
  package static func < (a: CivilDay, b: CivilDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

/// Days are converted to and from text in the ISO 8601 form, such as `2023-06-05`.
extension CivilDay: LosslessStringConvertible {
  package var description: String {
    var text = ShortText()
    text.put(year, width: 4)
    text.put("-")
    text.put(month, width: 2)
    text.put("-")
    text.put(day, width: 2)
    return text.string
  }

  package init?(_ text: String) {
    self.init(utf8: text.utf8Span.span)
  }

  package init?(utf8 text: Span<UInt8>) {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = ASCII.integer(text, 0..<4), let month = ASCII.integer(text, 5..<7),
      let day = ASCII.integer(text, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CivilDay: DescriptionCodable {}
