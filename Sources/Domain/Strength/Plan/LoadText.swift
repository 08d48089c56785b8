package import KernelDomain

/// A load as the user writes it in a setting: `2.5`, `2,5 kg` or `45lb`.
package struct LoadText: Hashable, Sendable {
  /// The load in thousandths of its unit, at least 1.
  package let thousandths: Int
  /// The unit of the load; nil if the text does not state one.
  package let unit: MassUnit?

  package init?(_ text: String) {
    let words = LoadText.withoutUnit(text)
    guard let thousandths = LoadText.thousandths(words.number), thousandths > 0,
      thousandths <= Load.most(words.unit ?? .kilogram)
    else { return nil }
    self.thousandths = thousandths
    unit = words.unit
  }

  /// Splits a text into its number and the unit that follows it.
  static func withoutUnit(_ text: String) -> (number: Substring, unit: MassUnit?) {
    for unit in MassUnit.allCases where text.lowercased().hasSuffix(unit.rawValue) {
      var number = text.dropLast(unit.rawValue.count)
      while number.last == " " { number.removeLast() }
      return (number, unit)
    }
    return (Substring(text), nil)
  }

  /// Parses a number with at most three decimals, and returns it in thousandths; nil for any other text.
  static func thousandths(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts[0].utf8.count <= 7, let whole = ASCII.integer(Array(parts[0].utf8))
    else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard (1...3).contains(parts[1].count), let rest = ASCII.integer(Array(parts[1].utf8)) else { return nil }
    return whole * 1_000 + rest * [100, 10, 1][parts[1].count - 1]
  }
}

/// The plates that a lifter has, as the user writes them in a setting: `25 20 15 10 5 2.5 1.25`, or `25x2 15x4 lb`,
/// where `25x2` means two plates of 25.
package struct PlateSet: Hashable, Sendable {
  package let plates: [Plate]
  /// The unit of the plates' weights; nil if the text does not state one.
  package let unit: MassUnit?

  private static let most = 16

  package init?(_ text: String) {
    let (list, unit) = LoadText.withoutUnit(text)
    var plates: [Plate] = []
    for word in list.split(separator: " ") {
      guard let plate = PlateSet.plate(word.lowercased()), !plates.contains(where: { $0.weight == plate.weight }) else {
        return nil
      }
      plates.append(plate)
    }
    guard (1...PlateSet.most).contains(plates.count) else { return nil }
    self.plates = plates
    self.unit = unit
  }

  private init(_ weights: [Int], _ unit: MassUnit) {
    plates = weights.map { Plate($0) }
    self.unit = unit
  }

  private static func plate(_ word: String) -> Plate? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard (1...2).contains(parts.count), let weight = LoadText.thousandths(parts[0]),
      (Plate.grain...200_000).contains(weight), weight.isMultiple(of: Plate.grain)
    else { return nil }
    guard parts.count == 2 else { return Plate(weight) }
    guard let pieces = ASCII.integer(Array(parts[1].utf8)), (1...100).contains(pieces) else { return nil }
    return Plate(weight, pieces: pieces)
  }

  /// Returns the plates that gyms usually have.
  package static func usual(_ unit: MassUnit) -> PlateSet {
    switch unit {
    case .kilogram: PlateSet([25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250], unit)
    case .pound: PlateSet([45_000, 35_000, 25_000, 10_000, 5_000, 2_500], unit)
    }
  }
}

/// The lifter's bar and plates, and the smallest amount by which loads can be changed (the step).
package struct Equipment: Hashable, Sendable {
  /// The unit of settings that do not state one.
  package let unit: MassUnit
  private let ownBar: LoadText?
  private let ownPlates: PlateSet?
  private let ownStep: LoadText?

  package init(unit: MassUnit, bar: LoadText? = nil, plates: PlateSet? = nil, step: LoadText? = nil) {
    self.unit = unit
    ownBar = bar
    ownPlates = plates
    ownStep = step
  }

  /// Returns the weight of the bar, in thousandths of `unit`: the weight that the user set in this unit, otherwise 20
  /// kg or 45 lb.
  package func bar(_ unit: MassUnit) -> Int {
    if let own = ownBar, own.unit ?? self.unit == unit { return own.thousandths }
    return unit == .kilogram ? 20_000 : 45_000
  }

  package func plates(_ unit: MassUnit) -> [Plate] {
    if let own = ownPlates, own.unit ?? self.unit == unit { return own.plates }
    return PlateSet.usual(unit).plates
  }

  /// The smallest amount by which loads can be changed; nil if the user has not set it.
  package var step: Load? { ownStep.flatMap { Load(thousandths: $0.thousandths, unit: $0.unit ?? unit) } }
}
