/// The length covered over time. It has a point for each fix by which the length was measured.
package struct LengthCurve: Hashable, Sendable {
  /// The times of the points, in milliseconds from the run's start; strictly increasing.
  package private(set) var times: [Int64] = []
  /// The length covered up to each point, in millimetres; never decreasing.
  package private(set) var lengths: [Int64] = []
  /// For each point, how much of its length comes from catch-up steps, in millimetres. In such a step, an odometer
  /// reports at once what it missed before, so the step seems too fast for any human.
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

  /// Returns a copy of the curve in which each length is replaced with the result of `length`, in millimetres.
  func mapped(_ length: (Int64) -> Int64) -> LengthCurve {
    var curve = self
    curve.lengths = lengths.map(length)
    curve.caughtUp = caughtUp.map(length)
    return curve
  }

  /// The length of the whole curve, in millimetres.
  package var length: Int64 { lengths.last ?? 0 }
  var count: Int { times.count }
}
