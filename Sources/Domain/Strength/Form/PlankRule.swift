/// Decides whether a plank is held in a frame, which requires that the body is nearly level and straight.
struct PlankRule: Sendable {
  /// The maximum height difference between shoulder and ankle in a plank, as a ratio of their horizontal distance.
  static let greatestFall = 0.70
  /// The range of distances of the hip from the line between shoulder and ankle, as a ratio of the torso's length.
  /// Negative values are above the line, positive values below.
  static let hips = -0.25...0.15
  /// The longest interruption that does not end a hold, in milliseconds. `leastHold` is the shortest hold that counts,
  /// in milliseconds.
  static let greatestLapse: Int64 = 1_000
  static let leastHold: Int64 = 2_000

  enum Frame: Sendable { case unseen, seen, held }

  static func frame(_ pose: borrowing Pose) -> Frame {
    let side = pose.betterSide(.hip)
    guard let shoulder = pose.point(.shoulder, side), let ankle = pose.point(.ankle, side),
      pose.point(.hip, side) != nil
    else { return .unseen }
    guard abs(shoulder.y - ankle.y) <= greatestFall * abs(shoulder.x - ankle.x),
      let hip = pose.hipBelowLine(side), hips.contains(hip)
    else { return .seen }
    return .held
  }
}
