import KernelDomain

/// Adds up the distance counted by the device. If the count falls, the device restarted its counter, and the sum grows
/// by the later differences only.
struct Odometer {
  private var last: Int64?
  /// The distance counted so far, in millimetres. It is measured from the run's start, or from the first count if the
  /// first count adds nothing.
  private(set) var length: Int64 = 0

  /// How long before the run's start the device may have begun to count distance, in milliseconds.
  static let lead: Int64 = 1_000

  /// Adds a count, and returns by how many millimetres the sum grows. The first count adds its whole value. It adds 0
  /// if the runner cannot have covered that distance since the run's start.
  /// - Parameters:
  ///   - count: the device's count of distance, in millimetres.
  ///   - start: the start of the run.
  ///   - skipsFirstCount: whether the sum begins at zero with the first count, which adds nothing, because the device also
  /// counted before this run.
  @inline(__always)
  mutating func add(_ count: Int64, at time: Timestamp, start: Timestamp, skipsFirstCount: Bool) -> Int64 {
    let step: Int64
    if let last {
      step = max(0, count - last)
    } else {
      let isReached = count >= 0 && !PositionGate.isTooFast(count, in: time - start + Odometer.lead)
      step = isReached && !skipsFirstCount ? count : 0
    }
    last = count
    length += step
    return step
  }
}
