import KernelDomain

/// Sums up the length that the device counts. If the count falls, the device restarted it, and the sum continues from
/// there.
struct Odometer {
  private var last: Int64?
  /// The sum in millimetres, from the run's start, or from the first count if that one adds nothing.
  private(set) var length: Int64 = 0

  /// How long before the run's start the device may have started to count, in milliseconds.
  static let lead: Int64 = 1_000

  /// - Parameters:
  ///   - start: the start of the run.
  ///   - beginsAtZero: whether the device counted before this run, so that the first count adds nothing.
  /// - Returns: the millimetres since the previous count; for the first count, those since the run's start, or 0 if the
  ///   count does not fit the run.
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
