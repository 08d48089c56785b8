/// A month of a certain year, such as August 2025.
package struct CivilMonth: Hashable, Sendable {
  package let year: Int
  /// The month's number, from 1 (January) to 12 (December).
  package let month: Int

  /// Creates a month; nil if `month` is not in 1...12, or if the year is not in 1...9999.
  package init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// The previous month. January of the year 1, which has no previous month, returns itself.
  package var before: CivilMonth {
    CivilMonth(year: month == 1 ? year - 1 : year, month: month == 1 ? 12 : month - 1) ?? self
  }

  /// Whether this month is one of the last `months` months up to and including `later`.
  package func isWithin(_ months: Int, before later: CivilMonth) -> Bool {
    (0..<months).contains(12 * (later.year - year) + later.month - month)
  }

  /// The days of the month, from the first to the last, in days since 1970-01-01.
  package var days: ClosedRange<Int> {
    guard let first = CivilDay(year: year, month: month, day: 1) else { preconditionFailure("\(self) has a first day") }
    let last = (28...31).compactMap { CivilDay(year: year, month: month, day: $0) }.last ?? first
    return first.daysSinceEpoch...last.daysSinceEpoch
  }
}

extension CivilDay {
  package var inMonth: CivilMonth {
    guard let month = CivilMonth(year: year, month: month) else { preconditionFailure("\(self) is a day") }
    return month
  }
}

extension CivilMonth: Comparable {
  package static func < (a: CivilMonth, b: CivilMonth) -> Bool {
    (a.year, a.month) < (b.year, b.month)
  }
}

/// Months are converted to and from text in the ISO 8601 form, such as `2025-08`.
extension CivilMonth: LosslessStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))"
  }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"), let year = ASCII.integer(bytes[0..<4]),
      let month = ASCII.integer(bytes[5..<7])
    else { return nil }
    self.init(year: year, month: month)
  }
}

extension CivilMonth: DescriptionCodable {}
