import KernelDomain

/// Adds up what a device counted. A count that falls was begun anew, and goes on from there.
struct Odometer {
  private var last: Int64?
  /// Millimetres since the run's start, or since the device began to count.
  private(set) var length: Int64 = 0

  /// Milliseconds before the run's start in which a first count may have begun.
  static let lead: Int64 = 1_000

  /// - Parameters:
  ///   - start: of the run.
  ///   - beginsAtZero: whether the count belongs to more than this run.
  /// - Returns: the millimetres since the count before; of the first, those since the run's start.
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
