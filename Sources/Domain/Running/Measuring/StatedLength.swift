/// The distance that the user stated for a run, for example from a treadmill's display. All measured distances within
/// the run are multiplied by `length / measured`.
package struct StatedLength: Hashable, Sendable {
  /// The run's total distance as stated by the user, in millimetres.
  package let length: Int64
  /// The run's total distance as measured, in millimetres; 0 if none was measured.
  package let measured: Int64

  package init(_ length: Int64, measured: Int64) {
    (self.length, self.measured) = (length, measured)
  }

  /// The distances that a run may have, in millimetres: from 1 m to 1,000 km.
  package static let possible: ClosedRange<Int64> = 1_000...1_000_000_000

  /// Whether the stated distance is at least a quarter of the measured distance and at most four times it.
  var isNear: Bool { measured == 0 || 4 * length >= measured && length <= 4 * measured }

  /// Returns a measured distance scaled to the stated total, rounded to the nearest millimetre.
  /// - Parameter measured: the measured distance, in millimetres.
  func scaled(_ measured: Int64) -> Int64 {
    self.measured == 0 ? measured : (2 * measured * length + self.measured) / (2 * self.measured)
  }
}

extension RunMeter {
  /// Returns the run's distance over time. If the user stated the total distance, the curve is scaled to that distance.
  func curve(of run: Run) -> LengthCurve {
    guard let stated = run.origin.statedLength else { return curve }
    return curve.mapped(stated.scaled)
  }
}
