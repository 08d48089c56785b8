/// Finds the base of an exercise, the measured length of the body at rest: the median over a second in which the body
/// hardly moves.
struct RestCalibration: Sendable {
  /// The length of the window of time examined, and the least time that its frames must span, in milliseconds.
  static let window: Int64 = 1_000
  static let leastSpan: Int64 = 900
  static let leastFrames = 5
  /// The greatest spread of values as a ratio of the median, and the greatest sideways movement of the hips as a ratio
  /// of the torso's length.
  static let greatestSpread = 0.35
  static let greatestSway = 0.3

  private struct Frame {
    let time: Int64
    let value: Double
    /// The horizontal position of the middle of the hips, in pixels; nil if it does not matter or is not visible.
    let hips: Double?
  }

  private var frames: [Frame] = []
  private var values: [Double] = []
  private var hips: [Double] = []

  /// The capacity of the calibration's buffers.
  var capacity: Int { frames.capacity + values.capacity + hips.capacity }

  init() {
    frames.reserveCapacity(128)
    values.reserveCapacity(128)
    hips.reserveCapacity(128)
  }

  /// Adds a frame in which the body is at rest.
  mutating func add(at time: Int64, value: Double, hips: Double?) {
    frames.append(Frame(time: time, value: value, hips: hips))
    values.insertSorted(value)
    if let hips { self.hips.insertSorted(hips) }
    let first = frames.firstIndex { $0.time >= time - RestCalibration.window } ?? frames.endIndex
    for frame in frames[..<first] {
      values.removeSorted(frame.value)
      if let side = frame.hips { self.hips.removeSorted(side) }
    }
    frames.removeSubrange(..<first)
  }

  mutating func removeAll() {
    guard !frames.isEmpty else { return }
    frames.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    hips.removeAll(keepingCapacity: true)
  }

  /// The base; nil until the body has been at rest for long enough.
  /// - Parameter torso: the torso's length, relative to which the hips must not sway; nil if they may sway.
  func base(torso: Double?) -> Double? {
    guard frames.count >= RestCalibration.leastFrames,
      frames[frames.count - 1].time - frames[0].time >= RestCalibration.leastSpan
    else { return nil }
    let median = values.sortedMedian
    guard values.sortedSpread <= RestCalibration.greatestSpread * median else { return nil }
    if let torso, hips.count >= RestCalibration.leastFrames {
      guard hips.sortedSpread <= RestCalibration.greatestSway * torso else { return nil }
    }
    return median
  }
}

extension [Double] {
  /// The median of sorted numbers; for an even count, the mean of the two middle ones.
  var sortedMedian: Double {
    let middle = count / 2
    return count % 2 == 1 ? self[middle] : (self[middle - 1] + self[middle]) / 2
  }

  /// The spread of sorted numbers: the greatest minus the least, without the lowest and the highest tenth of them.
  fileprivate var sortedSpread: Double {
    self[count - 1 - count / 10] - self[count / 10]
  }

  fileprivate mutating func insertSorted(_ number: Double) {
    insert(number, at: firstIndex { $0 > number } ?? endIndex)
  }

  fileprivate mutating func removeSorted(_ number: Double) {
    if let index = firstIndex(of: number) { remove(at: index) }
  }
}
