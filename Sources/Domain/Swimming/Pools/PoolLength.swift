import KernelDomain

/// The length of a pool, in whole centimetres. This is as precise as files are: they state 33⅓ m as 33.33.
package struct PoolLength: Hashable, Comparable, Codable, Sendable {
  package let centimetres: Int

  /// The valid lengths, in centimetres: 5 m to 200 m. A length outside this range must be an error in the file.
  package static let valid = 500...20_000
  /// The valid lengths, in metres.
  package static let validMetres = Double(valid.lowerBound) / 100...Double(valid.upperBound) / 100

  /// Creates a length; nil if it is outside `valid`.
  package init?(centimetres: Int) {
    guard PoolLength.valid.contains(centimetres) else { return nil }
    self.centimetres = centimetres
  }

  /// Creates a length from metres, rounded to the nearest centimetre; nil if it is outside `valid`.
  package init?(metres: Double) {
    guard metres > 0, metres < 1_000 else { return nil }
    self.init(centimetres: Int(metres * 100 + 0.5))
  }

  package static func < (a: PoolLength, b: PoolLength) -> Bool {
    a.centimetres < b.centimetres
  }

  /// The length in metres as text, with at most two decimals, such as `25` or `22.86`.
  package var metres: String { PoolLength.metres(centimetres: centimetres) }

  /// Returns a distance in metres as text, with at most two decimals, such as `75` or `68.58`.
  package static func metres(centimetres: Int) -> String {
    let (whole, rest) = centimetres.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(ASCII.decimal(rest, digits: 2))"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let length = PoolLength(metres: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a pool is 5 to 200 metres long")
    }
    self = length
  }

  /// Encodes the length as a number of metres.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(centimetres) / 100)
  }
}

extension PoolLength {
  /// Returns the distance covered by a number of lengths, rounded to the nearest centimetre. It is exact for pools of a
  /// standard length: three lengths of 33⅓ m, which files state as 33.33 m, are 100 m.
  package func centimetres(lengths: Int) -> Int {
    guard let standard = StandardPool(self) else { return centimetres * lengths }
    return Rounding.nearest(
      Int64(standard.sixths * lengths) * Int64(standard.unit.hundredthsOfMillimetre), over: 6_000)
  }

  /// Returns the distance covered by a number of lengths, in hundredths of the pool's unit (metre or yard).
  package func hundredths(lengths: Int) -> Int {
    guard let standard = StandardPool(self) else { return centimetres * lengths }
    return Rounding.nearest(Int64(standard.sixths * lengths) * 100, over: 6)
  }
}
