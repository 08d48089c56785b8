/// A joint that is used to judge exercises. The raw value is the index of the left joint among the 33 body points that
/// MediaPipe and ML Kit detect. The right joint has the following index.
package enum Joint: Int, CaseIterable, Sendable {
  case shoulder = 11
  case elbow = 13
  case wrist = 15
  case hip = 23
  case knee = 25
  case ankle = 27
  case heel = 29
  case toe = 31

  func index(_ side: BodySide) -> Int {
    side == .left ? rawValue : rawValue + 1
  }

  /// Returns the joint's index among the 16 body points that exercises use, which run from shoulders to wrists and then
  /// from hips to toes.
  func slot(_ side: BodySide) -> Int {
    let index = index(side)
    return index < Joint.hip.rawValue ? index - Joint.shoulder.rawValue : index - Joint.hip.rawValue + 6
  }

  /// Converts an index among the 16 points that exercises use to the same point's index among the 33 detected points.
  static func point(in slot: Int) -> Int { slot < 6 ? slot + 11 : slot + 17 }
}

package enum BodySide: String, CaseIterable, Sendable {
  case left, right
}
