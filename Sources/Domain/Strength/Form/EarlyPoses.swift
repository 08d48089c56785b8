/// Keeps the poses of the minute before the body is first at rest, so that the repetitions in this minute can be
/// counted once it is at rest.
struct EarlyPoses: Sendable {
  /// How long poses are kept, in milliseconds.
  static let span: Int64 = 60_000
  /// The maximum number of poses that are kept: those of a minute at 120 frames per second.
  static let most = 7_200

  private(set) var frames: [(time: Int64, pose: Pose)] = []
  /// The number of frames at the beginning of `frames` that are no longer kept.
  private var passed = 0

  var capacity: Int { frames.capacity }
  /// The frames that are kept, in chronological order.
  var kept: ArraySlice<(time: Int64, pose: Pose)> { frames[passed...] }

  mutating func add(_ pose: borrowing Pose, at time: Int64) {
    frames.append((time, copy pose))
    while frames[passed].time < time - EarlyPoses.span || frames.count - passed > EarlyPoses.most { passed += 1 }
    if passed > frames.count / 2 {
      frames.removeFirst(passed)
      passed = 0
    }
  }

  /// Removes all poses, and frees their memory.
  mutating func removeAll() {
    frames = []
    passed = 0
  }
}
