/// The unit in which distances of a course are counted.
package enum LengthUnit: String, Codable, Sendable {
  case metre = "m"
  case yard = "yd"

  /// Hundredths of a millimetre; a yard is 0.9144 m exactly (international yard, 1959).
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

  /// `200 m`, `1650 yd`.
  package var description: String {
    "\(amount) \(unit.rawValue)"
  }
}
