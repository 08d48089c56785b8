/// Plates of one weight.
package struct Plate: Hashable, Sendable {
  /// The weight of a plate, in thousandths of a unit.
  package let weight: Int
  /// The number of plates, for both sides together; nil for any number.
  package let pieces: Int?

  package init(_ weight: Int, pieces: Int? = nil) {
    self.weight = weight
    self.pieces = pieces
  }

  /// Weights of plates are multiples of this, in thousandths of a unit.
  package static let grain = 5

  /// How many of these plates can be on one side.
  fileprivate var perSide: Int { (pieces ?? .max) / 2 }
}

/// Chooses the plates for a load on a bar. All loads are thousandths of one unit.
package enum PlateRule {
  package struct Loading: Hashable, Sendable {
    /// The plates on each side, the heaviest first.
    package let side: [Int]
    /// The load with the bar.
    package let loaded: Int
    /// How much lighter that is than the wanted load.
    package let missing: Int
  }

  /// Returns the plates whose load is nearest to `target` without exceeding it: as few as possible, and of equally few
  /// the heaviest first. Nil if the target is lighter than the bar.
  package static func loading(_ target: Int, bar: Int, plates: [Plate]) -> Loading? {
    guard target >= bar else { return nil }
    let usable = plates.filter { $0.weight > 0 && $0.perSide > 0 }.sorted { $0.weight > $1.weight }
    let grain = usable.reduce(0) { divisor($0, $1.weight) }
    guard grain > 0 else { return Loading(side: [], loaded: bar, missing: target - bar) }
    let most = (target - bar) / 2 / grain
    // For each plate, the fewest of it and lighter ones that make each sum; the last has none.
    var fewest = [[UInt16](repeating: .max, count: most + 1)]
    fewest[0][0] = 0
    for plate in usable.reversed() { fewest.append(adding(plate, plate.weight / grain, to: fewest[fewest.count - 1])) }
    var rest = fewest[fewest.count - 1].lastIndex { $0 < .max } ?? 0
    let sum = rest * grain
    var side: [Int] = []
    for (place, plate) in usable.enumerated() {
      let (with, without) = (fewest[usable.count - place], fewest[usable.count - place - 1])
      let weight = plate.weight / grain
      let count = (0...min(plate.perSide, rest / weight)).last { count in
        let left = without[rest - count * weight]
        return left < .max && Int(left) + count == Int(with[rest])
      }
      side += Array(repeating: plate.weight, count: count ?? 0)
      rest -= (count ?? 0) * weight
    }
    return Loading(side: side, loaded: bar + 2 * sum, missing: target - bar - 2 * sum)
  }

  private static func adding(_ plate: Plate, _ weight: Int, to lighter: [UInt16]) -> [UInt16] {
    var fewest = lighter
    if plate.pieces == nil {
      for sum in fewest.indices.dropFirst(weight) where fewest[sum - weight] < .max {
        fewest[sum] = min(fewest[sum], fewest[sum - weight] + 1)
      }
      return fewest
    }
    for sum in fewest.indices.dropFirst(weight) {
      for count in 1...min(plate.perSide, sum / weight) where lighter[sum - count * weight] < .max {
        fewest[sum] = min(fewest[sum], lighter[sum - count * weight] + UInt16(count))
      }
    }
    return fewest
  }

  /// Returns the greatest common divisor.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
