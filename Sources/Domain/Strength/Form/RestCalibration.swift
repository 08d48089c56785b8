/// Finds the base of an exercise, the length of a body at rest: the median of a second in which it hardly moves.
struct RestCalibration: Sendable {
  /// Milliseconds that are looked at, and those that they have to span.
  static let window: Int64 = 1_000
  static let leastSpan: Int64 = 900
  static let leastFrames = 5
  /// Parts of the median, and of the torso.
  static let greatestSpread = 0.35
  static let greatestSway = 0.3

  private struct Frame {
    let time: Int64
    let value: Double
    /// The mean of the hips.
    let hips: Double?
  }

  private var frames: [Frame] = []
  private var values: [Double] = []
  private var hips: [Double] = []

  /// Of its buffers.
  var capacity: Int { frames.capacity + values.capacity + hips.capacity }

  init() {
    frames.reserveCapacity(128)
    values.reserveCapacity(128)
    hips.reserveCapacity(128)
  }

  /// A frame at rest.
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

  /// Nil while it is no rest yet.
  /// - Parameter torso: beside which the hips stand still; nil where they may move.
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
  /// Of numbers in order; of an even count the mean of the two in the middle.
  var sortedMedian: Double {
    let middle = count / 2
    return count % 2 == 1 ? self[middle] : (self[middle - 1] + self[middle]) / 2
  }

  /// Of numbers in order, without a tenth at each end.
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
