/// The unit of a distance or of a pool's length.
package enum LengthUnit: String, Codable, Sendable {
  case metre = "m"
  case yard = "yd"

  /// The length of the unit in hundredths of a millimetre. A yard is exactly 0.9144 m (international yard, 1959).
  package var hundredthsOfMillimetre: Int {
    switch self {
    case .metre: 100_000
    case .yard: 91_440
    }
  }
}

/// A whole number of metres or yards.
package struct Distance: Hashable, Sendable, CustomStringConvertible {
  package let amount: Int
  package let unit: LengthUnit

  package init(_ amount: Int, _ unit: LengthUnit) {
    self.amount = amount
    self.unit = unit
  }

  /// The distance as text, such as `200 m` or `1650 yd`.
  package var description: String {
    "\(amount) \(unit.rawValue)"
  }
}
