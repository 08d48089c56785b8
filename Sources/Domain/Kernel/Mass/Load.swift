/// A load in the unit in which the user entered it, so that it can be shown exactly as entered. In JSON,
/// `{"thousandths":22500,"unit":"kg"}` is 22.5 kg.
package struct Load: Hashable, Codable, Sendable {
  /// The load in thousandths of its unit, from 1 to `most(unit)`.
  package let thousandths: Int32
  package let unit: MassUnit

  /// Creates a load; nil if it is 0 or less, or more than 2,000 kg.
  package init?(thousandths: Int, unit: MassUnit) {
    guard (1...Load.most(unit)).contains(thousandths) else { return nil }
    self.thousandths = Int32(thousandths)
    self.unit = unit
  }

  private enum CodingKeys: CodingKey { case thousandths, unit }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let thousandths = try container.decode(Int.self, forKey: .thousandths)
    guard let load = Load(thousandths: thousandths, unit: try container.decode(MassUnit.self, forKey: .unit)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .thousandths, in: container, debugDescription: "\(thousandths) thousandths are no load")
    }
    self = load
  }

  /// Returns the maximum load, 2,000 kg, in thousandths of `unit`.
  package static func most(_ unit: MassUnit) -> Int {
    switch unit {
    case .kilogram: 2_000_000
    case .pound: 4_409_245
    }
  }

  package var mass: Mass { Mass(self) }
}
