package import KernelDomain

/// A measure of the lifter's body on a day.
package struct BodyMeasure: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case weight, bodyFat, neck, shoulders, chest, leftUpperArm, rightUpperArm, leftForearm, rightForearm
    case leftThigh, rightThigh, leftCalf, rightCalf, abdomen, waist, hips

    /// The units in which such a measure is entered.
    package var units: [String] {
      switch self {
      case .weight: ["kg", "lb"]
      case .bodyFat: ["%"]
      default: ["cm", "in"]
      }
    }
  }

  package enum Unit: Hashable, Sendable {
    case mass(MassUnit)
    case centimetre, inch, percent

    package var text: String {
      switch self {
      case .mass(let unit): unit.rawValue
      case .centimetre: "cm"
      case .inch: "in"
      case .percent: "%"
      }
    }

    package func fits(_ kind: Kind) -> Bool { kind.units.contains(text) }
  }

  package let kind: Kind
  package let day: CivilDay
  /// The value in thousandths of the unit.
  package let thousandths: Int
  package let unit: Unit

  package init(kind: Kind, day: CivilDay, thousandths: Int, unit: Unit) {
    self.kind = kind
    self.day = day
    self.thousandths = thousandths
    self.unit = unit
  }

  /// Whether a person can have such a measure: a weight of 20 to 500 kg, body fat of 1 to 75 %, a length of 5 to 300 cm.
  package var isPossible: Bool {
    switch unit {
    case .mass(let unit):
      guard let load = Load(thousandths: thousandths, unit: unit) else { return false }
      return (20_000_000...500_000_000).contains(load.mass.milligrams)
    case .percent: return (1_000...75_000).contains(thousandths)
    case .centimetre: return (5_000...300_000).contains(thousandths)
    case .inch: return (500_000...30_000_000).contains(thousandths * 254)
    }
  }
}
