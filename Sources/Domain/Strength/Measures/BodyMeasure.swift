package import KernelDomain

/// A measure of the lifter's body on a day, such as the waist or the weight.
package struct BodyMeasure: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case weight, bodyFat, neck, shoulders, chest, leftUpperArm, rightUpperArm, leftForearm, rightForearm
    case leftThigh, rightThigh, leftCalf, rightCalf, abdomen, waist, hips

    /// The units in which a measure of this kind can be entered.
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

    package static let all: [Unit] = [.mass(.kilogram), .mass(.pound), .centimetre, .inch, .percent]

    package init?(_ text: String) {
      guard let unit = Unit.all.first(where: { $0.text == text }) else { return nil }
      self = unit
    }

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
  /// The value of the measure, in thousandths of its unit.
  package let thousandths: Int
  package let unit: Unit

  package init(kind: Kind, day: CivilDay, thousandths: Int, unit: Unit) {
    self.kind = kind
    self.day = day
    self.thousandths = thousandths
    self.unit = unit
  }

  /// Identifies a measure by its kind and its day. The book has at most one measure of each kind per day.
  package struct Key: Hashable, Sendable {
    package let kind: Kind
    package let day: CivilDay

    package init(_ kind: Kind, on day: CivilDay) {
      self.kind = kind
      self.day = day
    }
  }

  package var key: Key { Key(kind, on: day) }

  /// Returns the value in thousandths of another unit. Centimetres and inches are converted to each other, rounded to
  /// the nearest thousandth (halves up). For all other units, the value is returned without conversion.
  package func thousandths(in other: Unit) -> Int {
    switch (unit, other) {
    case (.inch, .centimetre): (thousandths * 254 + 50) / 100
    case (.centimetre, .inch): (thousandths * 100 + 127) / 254
    default: thousandths
    }
  }

  /// Whether the value is possible for a person: 20 to 500 kg for a weight, 1 to 75 % for body fat, 5 to 300 cm for a
  /// length.
  package var isPossible: Bool {
    switch unit {
    case .mass(let unit): return Load(thousandths: thousandths, unit: unit)?.isPossibleBodyWeight ?? false
    case .percent: return (1_000...75_000).contains(thousandths)
    case .centimetre: return (5_000...300_000).contains(thousandths)
    // An inch has 2.54 cm. The first range keeps the product from overflowing.
    case .inch: return (0...300_000).contains(thousandths) && (500_000...30_000_000).contains(thousandths * 254)
    }
  }
}

extension BodyMeasure {
  /// Whether measure `a` comes before `b` in lists. Later days come first; within a day, measures are sorted by kind.
  package static func isShownBefore(_ a: BodyMeasure, _ b: BodyMeasure) -> Bool {
    (b.day, a.kind.order) < (a.day, b.kind.order)
  }

  /// Returns the body weights in an array of measures, by day.
  package static func weights(_ measures: [BodyMeasure]) -> [CivilDay: Load] {
    var weights: [CivilDay: Load] = [:]
    for measure in measures {
      guard case .mass(let unit) = measure.unit else { continue }
      weights[measure.day] = Load(thousandths: measure.thousandths, unit: unit)
    }
    return weights
  }

  package init(_ weight: Load, on day: CivilDay) {
    self.init(kind: .weight, day: day, thousandths: Int(weight.thousandths), unit: .mass(weight.unit))
  }
}

extension BodyMeasure.Kind {
  /// The index of the kind in lists, from 0.
  package var order: Int { BodyMeasure.Kind.allCases.firstIndex(of: self) ?? 0 }
}
