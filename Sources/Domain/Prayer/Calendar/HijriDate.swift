import KernelDomain

/// A date of the Islamic calendar.
package struct HijriDate: Hashable, Sendable {
  package let year: Int
  /// The month's number, from 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int
  package let day: Int
  package let source: Source

  /// The version of the Islamic calendar that was used to compute a date.
  package enum Source: String, Hashable, Sendable, Codable {
    case ummAlQura = "umm-al-qura"
    /// The arithmetic calendar, which repeats every 30 years. It is used for days outside the Umm al-Qura table.
    case arithmetic
  }
}

/// The text of a date in the Islamic calendar consists of year, month and day: `1448-07-12`.
extension HijriDate: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))-\(ASCII.decimal(day, digits: 2))"
  }
}
