/// A joint of the body that forms are judged by, in the order of the 33 points that MediaPipe and ML Kit give: its left
/// point; the right one is the next.
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

  /// The places of the 16 that are judged by: shoulders to wrists, then hips to toes.
  func slot(_ side: BodySide) -> Int {
    let index = index(side)
    return index < Joint.hip.rawValue ? index - Joint.shoulder.rawValue : index - Joint.hip.rawValue + 6
  }

  /// The point that belongs in a place.
  static func point(in slot: Int) -> Int { slot < 6 ? slot + 11 : slot + 17 }
}

package enum BodySide: String, CaseIterable, Sendable {
  case left, right
}
