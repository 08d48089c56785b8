/// The distance covered over time. The curve has a point for each fix from which the distance was measured.
package struct LengthCurve: Hashable, Sendable {
  /// The times of the points, in milliseconds from the run's start; strictly increasing.
  package private(set) var times: [Int64] = []
  /// The distance covered up to each point, in millimetres; never decreasing.
  package private(set) var lengths: [Int64] = []
  /// For each point, how much of the distance covered up to that point comes from catch-up steps, in millimetres. In a
  /// catch-up step, an odometer adds distance that it failed to count before, so the step seems too fast for any human.
  private(set) var caughtUp: [Int64] = []

  init() {}

  mutating func reserve(_ count: Int) {
    times.reserveCapacity(count)
    lengths.reserveCapacity(count)
    caughtUp.reserveCapacity(count)
  }

  @inline(__always)
  mutating func append(time: Int64, length: Int64, caughtUp: Int64) {
    times.append(time)
    lengths.append(length)
    self.caughtUp.append(caughtUp)
  }

  /// Returns a copy of the curve in which each distance, in millimetres, is replaced with the result of `length`.
  func mapped(_ length: (Int64) -> Int64) -> LengthCurve {
    var curve = self
    curve.lengths = lengths.map(length)
    curve.caughtUp = caughtUp.map(length)
    return curve
  }

  /// The distance of the whole curve, in millimetres.
  package var length: Int64 { lengths.last ?? 0 }
  var count: Int { times.count }
}
