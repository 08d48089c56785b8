import KernelDomain

/// A date of the Islamic calendar.
package struct HijriDate: Hashable, Sendable {
  package let year: Int
  /// The month's number, from 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int
  package let day: Int
  package let source: Source

  /// The version of the Islamic calendar by which a date was computed.
  package enum Source: String, Hashable, Sendable, Codable {
    case ummAlQura = "umm-al-qura"
    /// The arithmetic calendar with its cycle of 30 years, used for days outside the Umm al-Qura table.
    case arithmetic
  }
}

/// As text, a date of the Islamic calendar is year, month and day: `1448-07-12`.
extension HijriDate: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))-\(ASCII.decimal(day, digits: 2))"
  }
}
