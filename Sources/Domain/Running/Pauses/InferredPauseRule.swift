/// Finds pauses in files that do not record them: a long and slow step between two fixes counts as a pause.
enum InferredPauseRule {
  /// Whether a step between two fixes takes over 30 s at less than 0.7 m/s.
  /// - Parameters:
  ///   - length: the distance covered in the step, in millimetres.
  ///   - time: the duration of the step, in milliseconds.
  @inline(__always)
  static func isPause(_ length: Int64, in time: Int64) -> Bool {
    time > 30_000 && 10 * length < 7 * time
  }
}
