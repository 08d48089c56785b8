import KernelDomain

/// A date of the Islamic calendar.
package struct HijriDate: Hashable, Sendable {
  package let year: Int
  /// The number of the month, from 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int
  package let day: Int
  package let source: Source

  /// The calendar by which a date was computed.
  package enum Source: String, Hashable, Sendable, Codable {
    case ummAlQura = "umm-al-qura"
    /// The arithmetic calendar with its cycle of 30 years, used outside the range of the table.
    case arithmetic
  }
}

/// A date of the Islamic calendar is written `1448-07-12`.
extension HijriDate: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))-\(ASCII.decimal(day, digits: 2))"
  }
}
