/// Finds the base of an exercise, which is the measured length at rest. It is the median of the values from one second
/// in which the body hardly moves.
struct RestCalibration: Sendable {
  /// For how long the body must be at rest, in milliseconds. The frames from this time must span at least `leastSpan`
  /// milliseconds.
  static let window: Int64 = 1_000
  static let leastSpan: Int64 = 900
  static let leastFrames = 5
  /// The maximum spread of the values, as a ratio of their median. `greatestSway` is the maximum sideways movement of
  /// the hips, as a ratio of the torso's length.
  static let greatestSpread = 0.35
  static let greatestSway = 0.3

  private struct Frame {
    let time: Int64
    let value: Double
    /// The horizontal position of the midpoint between the hips, in pixels; nil if swaying is not judged or if the hips
    /// are not usable.
    let hips: Double?
  }

  private var frames: [Frame] = []
  private var values: [Double] = []
  private var hips: [Double] = []

  /// The total capacity of the buffers, by which tests check that these do not grow.
  var capacity: Int { frames.capacity + values.capacity + hips.capacity }

  init() {
    frames.reserveCapacity(128)
    values.reserveCapacity(128)
    hips.reserveCapacity(128)
  }

  /// Adds a frame in which the body is at rest, and drops frames that are older than `window`.
  /// - Parameters:
  ///   - value: the frame's contribution to the base (see `FormDefinition.baseValue`).
  ///   - hips: the horizontal position of the midpoint between the hips, in pixels; nil if swaying is not judged or if
  ///     the hips are not usable.
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

  /// Returns the base, which is the measured length at rest; nil until the body has been at rest for long enough.
  /// - Parameter torso: the torso's length in pixels, which is needed to recognise that the hips sway; nil if the hips
  ///   may sway.
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
  /// The median of sorted numbers. For an even count, it is the mean of the two middle numbers.
  var sortedMedian: Double {
    let middle = count / 2
    return count % 2 == 1 ? self[middle] : (self[middle - 1] + self[middle]) / 2
  }

  /// The spread of sorted numbers: the difference between the greatest and the least of them, ignoring the highest and
  /// the lowest tenth.
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
