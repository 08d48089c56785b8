/// A point of a body in a picture.
package struct PosePoint: Hashable, Sendable {
  /// Parts of the picture's width and height, or pixels; downwards from the upper left corner.
  package var x, y: Double
  /// How sure it is that the point can be seen.
  package var visibility: Double

  package static let visibilities = 0.0...1.0

  package init(x: Double = 0, y: Double = 0, visibility: Double = 0) {
    self.x = x
    self.y = y
    self.visibility = visibility
  }
}

package typealias PosePoints = InlineArray<33, PosePoint>

/// What a camera saw at one time: a body of 33 points, or nobody.
package struct PoseFrame: Sendable {
  /// Milliseconds, of any beginning.
  package var time: Int64

  /// Milliseconds that a frame may have: what a `Double` tells apart.
  package static let times: ClosedRange<Int64> = -(1 << 53)...(1 << 53)

  package var isEmpty: Bool
  /// Without meaning when nobody is seen.
  package var points: PosePoints

  package init(time: Int64 = 0, isEmpty: Bool = true, points: PosePoints = PosePoints(repeating: PosePoint())) {
    self.time = time
    self.isEmpty = isEmpty
    self.points = points
  }
}
