/// The length that the user stated for a run, for example from a treadmill's display. Each measured length of the run
/// is scaled by `length / measured`.
package struct StatedLength: Hashable, Sendable {
  /// The run's total length that the user stated, in millimetres.
  package let length: Int64
  /// The total length that was measured, in millimetres; 0 if none was measured.
  package let measured: Int64

  package init(_ length: Int64, measured: Int64) {
    (self.length, self.measured) = (length, measured)
  }

  /// The lengths that a run may have, in millimetres: from 1 m to 1,000 km.
  package static let possible: ClosedRange<Int64> = 1_000...1_000_000_000

  /// Whether the length is between a quarter of the measured length and four times that.
  var isNear: Bool { measured == 0 || 4 * length >= measured && length <= 4 * measured }

  /// Returns a measured length after scaling, rounded to the nearest; both are in millimetres.
  func scaled(_ measured: Int64) -> Int64 {
    self.measured == 0 ? measured : (2 * measured * length + self.measured) / (2 * self.measured)
  }
}

extension RunMeter {
  /// Returns the length over time, scaled to the total length that the user stated if there is one.
  func curve(of run: Run) -> LengthCurve {
    guard let stated = run.origin.statedLength else { return curve }
    return curve.mapped(stated.scaled)
  }
}
