/// What a load weighs, in milligrams, whatever its unit.
package struct Mass: Hashable, Comparable, Sendable {
  package let milligrams: Int64

  package init(milligrams: Int64) {
    self.milligrams = milligrams
  }

  /// A pound is 453,592.37 mg exactly (1959), rounded half up.
  init(_ load: Load) {
    let thousandths = Int64(load.thousandths)
    milligrams =
      switch load.unit {
      case .kilogram: thousandths * 1_000
      case .pound: (thousandths * 45_359_237 + 50_000) / 100_000
      }
  }

  /// Tenths of a kilogram, rounded half up: what records compare. 50 lb and the 22.68 kg that an app made of them tie.
  package var tenths: Int64 { (milligrams &+ 50_000) / 100_000 }

  /// - Parameter milligrams: a sum of masses, as volume is.
  static func tenths(_ milligrams: Int128) -> Int64 {
    if let few = Int64(exactly: milligrams), few < Int64.max - 50_000 { return (few + 50_000) / 100_000 }
    return Int64(clamping: (milligrams + 50_000) / 100_000)
  }

  package static func < (a: Mass, b: Mass) -> Bool {
    a.milligrams < b.milligrams
  }
}
