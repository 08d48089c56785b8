/// Tells standing from running slowly: within ten seconds or more she came no further than 0.3 m a second, and she
/// stands until she is eight metres away.
enum StandingRule {
  /// Milliseconds over which is judged, at least.
  static let shortest: Int64 = 10_000
  /// Millimetres from where she stands at which she no longer does.
  static let radius: Int64 = 8_000

  /// - Parameters:
  ///   - length: in millimetres.
  ///   - time: in milliseconds.
  @inline(__always)
  static func isSlow(_ length: Int64, in time: Int64) -> Bool {
    10 * length < 3 * time
  }
}
