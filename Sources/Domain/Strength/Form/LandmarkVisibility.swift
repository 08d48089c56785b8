/// Decides which joints are usable: those that are visible both in the most recent frame and on average in the latest
/// frames. To prevent flicker, a joint needs less visibility to stay usable than to become usable.
struct LandmarkVisibility: Sendable {
  static let leastNow = 0.3
  static let leastLately = 0.5
  static let leastToStay = 0.4
  /// The weights in the average of the previous average (`memory`) and of the new frame (`news`). Both are literals,
  /// since 1 − 0.7 is not exactly 0.3 as a `Double`.
  static let memory = 0.7
  static let news = 0.3

  private var smoothed = InlineArray<16, Double>(repeating: 0)
  private var isFirst = true
  /// The usable joints, as one bit for each of the 16 points (see `Joint.slot(_:)`).
  private(set) var usable: UInt16 = 0

  mutating func add(_ points: Span<PosePoint>) {
    var now: UInt16 = 0
    for slot in smoothed.indices {
      let seen = points[Joint.point(in: slot)].visibility
      let lately = isFirst ? seen : LandmarkVisibility.memory * smoothed[slot] + LandmarkVisibility.news * seen
      smoothed[slot] = lately
      let bit: UInt16 = 1 << UInt16(slot)
      let least = usable & bit == 0 ? LandmarkVisibility.leastLately : LandmarkVisibility.leastToStay
      if seen >= LandmarkVisibility.leastNow, lately >= least { now |= bit }
    }
    usable = now
    isFirst = false
  }
}
