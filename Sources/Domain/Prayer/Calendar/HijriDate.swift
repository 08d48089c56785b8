import KernelDomain

/// A date of the Islamic calendar.
package struct HijriDate: Hashable, Sendable {
  package let year: Int
  /// 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int
  package let day: Int
  package let source: Source

  /// The calendar that a date is from.
  package enum Source: String, Hashable, Sendable, Codable {
    case ummAlQura = "umm-al-qura"
    /// The arithmetic 30-year calendar, outside the range of the table.
    case arithmetic
  }
}

/// Written `1448-07-12`.
extension HijriDate: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))-\(ASCII.decimal(day, digits: 2))"
  }
}
