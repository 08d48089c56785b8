import DesignSystem

/// Pictures of the strokes. Each shows the stroke's characteristic movement, on the grid that all icons use.
extension Drawings {
  /// Seen from the side: an arm with a high elbow reaches over the head.
  static let freestyle = swimmer("M2.5 15 12.2 12.6 14.4 5.2 21.5 7.6" + waterline, headX: 17.2, headY: 12.4)

  /// Seen from the side: the toes are up, and a straight arm is above the face.
  static let backstroke = swimmer("M2.5 10.8V14.6L12.6 13.8 15.4 3.2" + waterline, headX: 17.4, headY: 11.6)

  /// Seen from above: both arms are bent, and both legs drawn up.
  static let breaststroke = swimmer(
    "M4 5.2 6.2 11.4 12 10.6 17.8 11.4 20 5.2M12 10.6V15.6M8.2 21.4 5.8 17.4 12 15.6 18.2 17.4 15.8 21.4", headX: 12,
    headY: 5.2)

  /// Seen from the front: both arms are above the water, like wings.
  static let butterfly = swimmer(
    "M1.8 5.2C4 11.2 7.6 14.2 12 14.2S20 11.2 22.2 5.2" + waterline, headX: 12, headY: 8.8)

  private static let waterline =
    "M1.8 18.6c1.7 0 1.7 1.4 3.4 1.4s1.7-1.4 3.4-1.4 1.7 1.4 3.4 1.4 1.7-1.4 3.4-1.4 1.7 1.4 3.4 1.4 1.7-1.4 3.4-1.4"

  private static func swimmer(_ path: String, headX: Double, headY: Double) -> Drawing {
    Drawing(
      "<path fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        + " d=\"\(path)\"/><circle cx=\"\(headX)\" cy=\"\(headY)\" r=\"2.6\" fill=\"currentColor\"/>")
  }
}
