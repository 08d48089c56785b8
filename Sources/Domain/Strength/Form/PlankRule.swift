/// Decides whether a plank is held: the body must be nearly level and straight.
struct PlankRule: Sendable {
  /// The greatest vertical distance between shoulder and ankle, relative to their horizontal distance.
  static let greatestFall = 0.70
  /// How far the hip may be below the line from shoulder to ankle (positive) or above it (negative), as a ratio of the
  /// torso's length.
  static let hips = -0.25...0.15
  /// The longest interruption that is ignored, and the shortest hold that counts, in milliseconds.
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
