import KernelDomain

/// Sums up the device's count of length. If the count falls, the device restarted it, and the sum continues from there.
struct Odometer {
  private var last: Int64?
  /// In millimetres since the run's start, or since the device began to count.
  private(set) var length: Int64 = 0

  /// How long before the run's start a first count may have begun, in milliseconds.
  static let lead: Int64 = 1_000

  /// - Parameters:
  ///   - start: the start of the run.
  ///   - beginsAtZero: whether the count includes more than this run, so that its first value adds nothing.
  /// - Returns: the millimetres since the previous count; for the first count, those since the run's start.
  @inline(__always)
  mutating func add(_ count: Int64, at time: Timestamp, start: Timestamp, beginsAtZero: Bool) -> Int64 {
    let step: Int64
    if let last {
      step = max(0, count - last)
    } else {
      let isReached = count >= 0 && !PositionGate.isTooFast(count, in: time - start + Odometer.lead)
      step = isReached && !beginsAtZero ? count : 0
    }
    last = count
    length += step
    return step
  }
}
