/// A joint by which form is judged. The raw value is the index of its left point among the 33 points of a body that
/// MediaPipe and ML Kit detect; the right point has the next index.
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

  /// The position of the joint among the 16 points that are used: shoulders to wrists, then hips to toes.
  func slot(_ side: BodySide) -> Int {
    let index = index(side)
    return index < Joint.hip.rawValue ? index - Joint.shoulder.rawValue : index - Joint.hip.rawValue + 6
  }

  /// The index, among all 33 points, of the point at a position among the 16 used ones.
  static func point(in slot: Int) -> Int { slot < 6 ? slot + 11 : slot + 17 }
}

package enum BodySide: String, CaseIterable, Sendable {
  case left, right
}
