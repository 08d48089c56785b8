/// Which points of a body can be relied on: seen now, and lately. A point that could be is given up later than a new
/// one is taken, so that it does not flicker.
struct LandmarkVisibility: Sendable {
  static let leastNow = 0.3
  static let leastLately = 0.5
  static let leastToStay = 0.4
  /// The part that the past has in the smoothed value.
  static let memory = 0.7

  private var smoothed = InlineArray<33, Double>(repeating: 0)
  private var isFirst = true
  /// A bit a point.
  private(set) var usable: UInt64 = 0

  mutating func add(_ points: borrowing PosePoints) {
    var now: UInt64 = 0
    for index in points.indices {
      let seen = points[index].visibility
      let lately =
        isFirst ? seen : LandmarkVisibility.memory * smoothed[index] + (1 - LandmarkVisibility.memory) * seen
      smoothed[index] = lately
      let bit: UInt64 = 1 << UInt64(index)
      let least = usable & bit == 0 ? LandmarkVisibility.leastLately : LandmarkVisibility.leastToStay
      if seen >= LandmarkVisibility.leastNow, lately >= least { now |= bit }
    }
    usable = now
    isFirst = false
  }
}
