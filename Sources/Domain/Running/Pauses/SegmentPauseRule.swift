import KernelDomain

/// Finds pauses in the gaps between the segments of a track.
enum SegmentPauseRule {
  /// The shortest gap between two segments that counts as a pause, in milliseconds.
  private static let shortest: Int64 = 10_000

  static func pauses(_ order: FixOrderRule) -> [RunPause] {
    order.fixes.indices.dropFirst().compactMap { index in
      guard order.segments[index] != order.segments[index - 1] else { return nil }
      let pause = RunPause(start: order.fixes[index - 1].time, end: order.fixes[index].time, source: .segment)
      return pause.duration >= shortest ? pause : nil
    }
  }
}
