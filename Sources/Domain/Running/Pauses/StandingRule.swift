/// Distinguishes standing still from slow running. The runner stands still if the speed is below 0.3 m/s over at least
/// ten seconds, and moves again once eight metres away from the place of the standstill.
enum StandingRule {
  /// The shortest time over which the speed is computed, in milliseconds.
  static let shortest: Int64 = 10_000
  /// The distance from the place of the standstill at which the runner counts as moving again, in millimetres.
  static let radius: Int64 = 8_000

  /// Whether a speed is below 0.3 m/s.
  /// - Parameters:
  ///   - length: the distance covered, in millimetres.
  ///   - time: the time taken, in milliseconds.
  @inline(__always)
  static func isSlow(_ length: Int64, in time: Int64) -> Bool {
    10 * length < 3 * time
  }
}
