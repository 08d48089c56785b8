/// A plank is held while the body lies nearly level and straight.
struct PlankRule: Sendable {
  /// The greatest fall from shoulder to ankle, beside their distance from side to side.
  static let greatestFall = 0.70
  /// Parts of the torso that the hip may be below the line from shoulder to ankle, and above it.
  static let hips = -0.25...0.15
  /// Milliseconds that a lapse may last, and from which a hold counts.
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
