/// A mass in milligrams, so that loads in different units can be compared.
package struct Mass: Hashable, Comparable, Sendable {
  package let milligrams: Int64

  package init(milligrams: Int64) { self.milligrams = milligrams }

  /// Converts a load to a mass, rounded to the nearest milligram (halves up). A pound is exactly 453,592.37 mg.
  package init(_ load: Load) {
    let thousandths = Int64(load.thousandths)
    milligrams =
      switch load.unit {
      case .kilogram: thousandths * 1_000
      case .pound: (thousandths * 45_359_237 + 50_000) / 100_000
      }
  }

  /// The mass in tenths of a kilogram, rounded to the nearest (halves up). Records are compared by this value, so that
  /// a load counts as equal even if another app converted it to a different unit, for example 50 lb to 22.68 kg.
  package var tenths: Int64 { (milligrams &+ 50_000) / 100_000 }

  /// Converts a sum of masses to tenths of a kilogram, rounded to the nearest (halves up).
  /// - Parameter milligrams: the sum in milligrams, such as the volume of a workout.
  package static func tenths(_ milligrams: Int128) -> Int64 {
    if let few = Int64(exactly: milligrams), few < Int64.max - 50_000 { return (few + 50_000) / 100_000 }
    return Int64(clamping: (milligrams + 50_000) / 100_000)
  }

  package static func < (a: Mass, b: Mass) -> Bool {
    a.milligrams < b.milligrams
  }

  /// Returns the mass in thousandths of a unit, rounded to the nearest (halves up).
  package func thousandths(in unit: MassUnit) -> Int {
    switch unit {
    case .kilogram: Int((milligrams + 500) / 1_000)
    case .pound: Int((Int128(milligrams) * 200_000 + 45_359_237) / 90_718_474)
    }
  }
}

extension Load {
  /// Returns the load in thousandths of `unit`. The result is exact if the load was entered in that unit; otherwise it
  /// is rounded to the nearest.
  package func thousandths(in unit: MassUnit) -> Int {
    self.unit == unit ? Int(thousandths) : mass.thousandths(in: unit)
  }
}
