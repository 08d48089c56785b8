/// A load in the unit in which the user entered it, so that it is shown unchanged. In JSON:
/// `{"thousandths":22500,"unit":"kg"}`.
package struct Load: Hashable, Codable, Sendable {
  /// The load in thousandths of the unit, from 1 to `most`.
  package let thousandths: Int32
  package let unit: MassUnit

  /// Nil for a load of 0 or less, and for more than 2,000 kg.
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

  /// The greatest valid load, 2,000 kg, in thousandths of the unit.
  package static func most(_ unit: MassUnit) -> Int {
    switch unit {
    case .kilogram: 2_000_000
    case .pound: 4_409_245
    }
  }

  package var mass: Mass { Mass(self) }
}
