/// Distinguishes standing still from slow running. The runner stands still after covering less than 0.3 m/s over at
/// least ten seconds, and moves again at eight metres from that place.
enum StandingRule {
  /// The least time over which the speed is judged, in milliseconds.
  static let shortest: Int64 = 10_000
  /// The distance from the place of standing at which the runner moves again, in millimetres.
  static let radius: Int64 = 8_000

  /// Whether the speed is below 0.3 m/s.
  /// - Parameters:
  ///   - length: the length covered, in millimetres.
  ///   - time: the time that it took, in milliseconds.
  @inline(__always)
  static func isSlow(_ length: Int64, in time: Int64) -> Bool {
    10 * length < 3 * time
  }
}
