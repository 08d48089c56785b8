/// A point of a body that was detected in a picture.
package struct PosePoint: Hashable, Sendable {
  /// The coordinates, measured from the picture's upper left corner, either in pixels or as ratios of the picture's
  /// width and height.
  package var x, y: Double
  /// The probability that the point is visible, from 0 to 1.
  package var visibility: Double

  package static let visibilities = 0.0...1.0

  package init(x: Double = 0, y: Double = 0, visibility: Double = 0) {
    self.x = x
    self.y = y
    self.visibility = visibility
  }
}

package typealias PosePoints = InlineArray<33, PosePoint>

/// The result of detecting a body in one frame of a camera: 33 points, or nobody.
package struct PoseFrame: Sendable {
  /// The time of the frame, in milliseconds from an arbitrary start.
  package var time: Int64

  /// The valid times of a frame, in milliseconds, all of which can be represented exactly as a `Double`.
  package static let times: ClosedRange<Int64> = -(1 << 53)...(1 << 53)

  package var isEmpty: Bool
  /// The points of the body, which have no meaning if nobody is visible.
  package var points: PosePoints

  package init(time: Int64 = 0, isEmpty: Bool = true, points: PosePoints = PosePoints(repeating: PosePoint())) {
    self.time = time
    self.isEmpty = isEmpty
    self.points = points
  }
}
