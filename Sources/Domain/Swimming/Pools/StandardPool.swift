package import KernelDomain

/// A standard pool length. Files state it rounded to centimetres. Using the exact length in computations makes three
/// lengths of 33⅓ yd exactly 100 yd.
package struct StandardPool: Hashable, Sendable {
  /// The length in sixths of `unit`: 33⅓ is 200 sixths.
  package let sixths: Int
  package let unit: LengthUnit

  static let longCourseMetres = StandardPool(sixths: 300, .metre)
  static let shortCourseMetres = StandardPool(sixths: 150, .metre)
  static let shortCourseYards = StandardPool(sixths: 150, .yard)

  /// The standard lengths. The first one that fits a pool applies, so the order matters: the two usual pools in metres,
  /// then those in yards, then the other pools in metres.
  private static let all =
    [longCourseMetres, shortCourseMetres]
    + [90, 120, 150, 162, 180, 200, 240, 300, 330, 360, 600, 660].map { StandardPool(sixths: $0, .yard) }
    + [75, 100, 120, 200].map { StandardPool(sixths: $0, .metre) }

  /// The maximum difference between the length that a file states and a standard length, in centimetres.
  private static let tolerance = 5

  /// The standard lengths in whole centimetres, in the order of `all`.
  private static let centimetres = all.map(\.roundedCentimetres)

  private init(sixths: Int, _ unit: LengthUnit) {
    self.sixths = sixths
    self.unit = unit
  }

  /// Finds the standard length of a pool; nil if none fits.
  package init?(_ pool: PoolLength) {
    let place = StandardPool.centimetres.firstIndex { abs($0 - pool.centimetres) <= StandardPool.tolerance }
    guard let place else { return nil }
    self = StandardPool.all[place]
  }

  private var roundedCentimetres: Int {
    Rounding.nearest(Int64(sixths) * Int64(unit.hundredthsOfMillimetre), over: 6_000)
  }

  /// The length in whole centimetres, as files state it. It is never nil, because all standard lengths are valid.
  package var length: PoolLength? { PoolLength(centimetres: roundedCentimetres) }

  /// Returns how many lengths make up a distance. Nil if it is not a whole number, or if the distance is not in the
  /// unit of the standard length.
  func lengths(of distance: Distance) -> Int? {
    guard distance.unit == unit, distance.amount > 0, distance.amount * 6 % sixths == 0 else { return nil }
    return distance.amount * 6 / sixths
  }
}

/// The text of a standard length has at most two decimals: `33.33yd`, `12.5m`.
extension StandardPool: CustomStringConvertible {
  package var description: String {
    let (whole, rest) = Rounding.nearest(Int64(sixths) * 100, over: 6).quotientAndRemainder(dividingBy: 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(ASCII.decimal(rest, digits: 2))"
    return "\(whole)\(decimals)\(unit == .yard ? "yd" : "m")"
  }
}
