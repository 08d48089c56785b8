/// A kind of plate: all plates of one weight.
package struct Plate: Hashable, Sendable {
  /// The weight of one plate, in thousandths of a unit.
  package let weight: Int
  /// The number of plates of this weight, counting both sides; nil if there is no limit.
  package let pieces: Int?

  package init(_ weight: Int, pieces: Int? = nil) {
    self.weight = weight
    self.pieces = pieces
  }

  /// The weight of every plate must be a multiple of this value, which is in thousandths of a unit.
  package static let grain = 5

  /// The number of plates of this kind that fit on each side of the bar.
  fileprivate var perSide: Int { (pieces ?? .max) / 2 }
}

/// Chooses the plates for a load on a bar. All loads are in thousandths of the same unit.
package enum PlateRule {
  package struct Loading: Hashable, Sendable {
    /// The weights of the plates on each side of the bar, the heaviest first, in thousandths of the unit.
    package let side: [Int]
    /// The total load in thousandths of the unit, including the bar.
    package let loaded: Int
    /// The difference between the target load and the total load, in thousandths of the unit.
    package let missing: Int
  }

  /// Chooses plates so that the total load is as near to `target` as possible without exceeding it. Uses as few plates
  /// as possible; if several choices need equally few plates, prefers heavier plates. Nil if the bar alone is heavier
  /// than `target`.
  package static func loading(_ target: Int, bar: Int, plates: [Plate]) -> Loading? {
    guard target >= bar else { return nil }
    let usable = plates.filter { $0.weight > 0 && $0.perSide > 0 }.sorted { $0.weight > $1.weight }
    let grain = usable.reduce(0) { divisor($0, $1.weight) }
    guard grain > 0 else { return Loading(side: [], loaded: bar, missing: target - bar) }
    let most = (target - bar) / 2 / grain
    // The element at index n contains, for each sum in units of `grain`, the smallest number of plates that make the
    // sum if only the n lightest kinds of plates are used; `max` if they cannot make it.
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
        fewest[sum] = min(fewest[sum], UInt16(clamping: Int(lighter[sum - count * weight]) + count))
      }
    }
    return fewest
  }

  /// Returns the greatest common divisor of two numbers.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
