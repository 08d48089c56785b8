/// A cubic polynomial through four given points, for interpolation.
struct Cubic {
  private let constant: Double
  private let linear: Double
  private let quadratic: Double
  private let cubic: Double

  /// Creates the polynomial that has these values at -1, 0, 1 and 2.
  init(through values: (Double, Double, Double, Double)) {
    let (before, first, second, after) = values
    constant = first
    linear = second - first / 2 - before / 3 - after / 6
    quadratic = (before + second) / 2 - first
    cubic = (after - before) / 6 + (first - second) / 2
  }

  func value(at x: Double) -> Double {
    ((cubic * x + quadratic) * x + linear) * x + constant
  }

  func slope(at x: Double) -> Double {
    (3 * cubic * x + 2 * quadratic) * x + linear
  }
}
