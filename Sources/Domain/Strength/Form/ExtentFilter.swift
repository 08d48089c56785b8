/// Smooths the extent of a movement (see `FormDefinition`) with little delay. It drops jumps, takes the median of the
/// last three values, and then applies the 1 € filter: a low-pass filter whose cutoff frequency rises with speed, so
/// that it follows fast movements (Casiez, Roussel, Vogel 2012).
struct ExtentFilter: Sendable {
  /// A value is dropped as a jump if it differs from the last smoothed value by more than `leap`, plus `leapPerSecond`
  /// for each second since that value.
  static let leap = 0.2
  static let leapPerSecond = 6.0
  /// The parameters of the 1 € filter. `leastCutoff` and `speedCutoff` are in hertz: the lowest cutoff frequency for
  /// the extent, and the cutoff frequency for its speed. `beta` is by how much the cutoff frequency for the extent
  /// rises with the speed.
  static let leastCutoff = 1.5
  static let speedCutoff = 1.0
  static let beta = 3.0

  private var last: (time: Int64, smoothed: Double, speed: Double)?
  /// The last two accepted values: `newer` is the most recent one, `older` the one before it.
  private var older: Double?
  private var newer: Double?

  mutating func reset() {
    self = ExtentFilter()
  }

  /// Adds a value, and returns the smoothed extent. Nil if the value was dropped as a jump.
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

  /// Returns the weight of a new value in a low-pass filter, `seconds` after the previous value.
  /// - Parameter cutoff: the cutoff frequency of the filter, in hertz.
  private static func share(_ cutoff: Double, _ seconds: Double) -> Double {
    let ratio = 6.283185307179586 * cutoff * seconds
    return ratio / (ratio + 1)
  }
}
