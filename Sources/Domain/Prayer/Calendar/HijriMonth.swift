package import KernelDomain

/// A month of the Hijri calendar.
package struct HijriMonth: Hashable, Sendable, Comparable {
  package let year: Int
  /// The month's number in the year, from 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// Parses a month such as `1448-09`. Nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2, let year = Int(parts[0]),
      let month = Int(parts[1]), HijriMonth.years.contains(year), (1...12).contains(month)
    else { return nil }
    self.init(year: year, month: month)
  }

  /// The Hijri years that contain the days from 1900 to 2100.
  package static let years = 1317...1525

  /// The number of months since Muharram of the year 0.
  var number: Int { year * 12 + month - 1 }

  init(number: Int) {
    self.init(year: number / 12, month: number % 12 + 1)
  }

  package var next: HijriMonth { HijriMonth(number: number + 1) }

  package static func < (one: HijriMonth, other: HijriMonth) -> Bool { one.number < other.number }
}

extension HijriMonth: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))"
  }
}

/// The reason why months cannot begin on the days that the user set.
package enum HijriMonthError: Error, Hashable, Sendable {
  /// The month would have this number of days instead of 29 or 30.
  case length(HijriMonth, days: Int)
  /// The first day that the user set is more than two days from `calendar`, the month's first day in the calendar.
  case tooFar(HijriMonth, calendar: CivilDay)
}
