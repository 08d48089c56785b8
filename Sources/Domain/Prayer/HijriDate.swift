import KernelDomain

/// A date of the Islamic calendar.
package struct HijriDate: Hashable, Sendable {
  package let year: Int
  /// 1 (Muharram) to 12 (Dhu al-Hijjah).
  package let month: Int
  package let day: Int
  package let source: Source

  /// Which calendar tells the date.
  package enum Source: String, Hashable, Sendable, Codable {
    case ummAlQura = "umm-al-qura"
    /// The calendar of 30 years, where no table reaches.
    case arithmetic
  }
}

/// Written `1448-07-12`.
extension HijriDate: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-\(ASCII.decimal(month, digits: 2))-\(ASCII.decimal(day, digits: 2))"
  }
}
