/// A step that is long and slow is a pause, where nobody tells of pauses.
enum InferredPauseRule {
  /// Whether it takes over 30 s, at less than 0.7 m/s.
  /// - Parameters:
  ///   - length: in millimetres.
  ///   - time: in milliseconds.
  @inline(__always)
  static func isPause(_ length: Int64, in time: Int64) -> Bool {
    time > 30_000 && 10 * length < 7 * time
  }
}
