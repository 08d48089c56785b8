/// Takes the trembling out of an extent without delaying it: leaps are left out, then a median of three, then a 1 € filter
/// (Casiez, Roussel, Vogel 2012).
struct ExtentFilter: Sendable {
  /// The greatest leap, and what may be added a second.
  static let leap = 0.2
  static let leapPerSecond = 6.0
  /// Hertz, and hertz per unit a second.
  static let leastCutoff = 1.5
  static let speedCutoff = 1.0
  static let beta = 3.0

  private var last: (time: Int64, smoothed: Double, speed: Double)?
  /// The one taken before the last, and the last.
  private var older: Double?
  private var newer: Double?

  mutating func reset() {
    self = ExtentFilter()
  }

  /// - Returns: nil where the extent is left out.
  mutating func add(_ extent: Double, at time: Int64) -> Double? {
    guard let last else {
      newer = extent
      self.last = (time, extent, 0)
      return extent
    }
    let seconds = Double(time - last.time) / 1_000
    guard abs(extent - last.smoothed) <= ExtentFilter.leap + ExtentFilter.leapPerSecond * seconds else { return nil }
    let median = medianOfLast(with: extent)
    let raw = (median - last.smoothed) / seconds
    let speedShare = ExtentFilter.share(ExtentFilter.speedCutoff, seconds)
    let speed = speedShare * raw + (1 - speedShare) * last.speed
    let share = ExtentFilter.share(ExtentFilter.leastCutoff + ExtentFilter.beta * abs(speed), seconds)
    let smoothed = share * median + (1 - share) * last.smoothed
    self.last = (time, smoothed, speed)
    return smoothed
  }

  private mutating func medianOfLast(with extent: Double) -> Double {
    defer { (older, newer) = (newer, extent) }
    guard let newer else { return extent }
    guard let older else { return (newer + extent) / 2 }
    return max(min(older, newer), min(max(older, newer), extent))
  }

  /// The part that a new value has in a low-pass filter.
  private static func share(_ cutoff: Double, _ seconds: Double) -> Double {
    let ratio = 6.283185307179586 * cutoff * seconds
    return ratio / (ratio + 1)
  }
}
