/// The arm with which a curl was done. It is `both` for a curl with both arms, and for all exercises other than curls.
package enum FormSide: String, CaseIterable, Sendable {
  case left, right, both

  init(_ side: BodySide) { self = side == .left ? .left : .right }
}

/// A repetition, or an attempt at a repetition that does not count as one.
package struct FormRep: Hashable, Sendable {
  /// The times of the first frame, of the frame with the greatest extent, and of the last frame, in milliseconds from
  /// an arbitrary start.
  package var start, peak, end: Int64
  /// The repetition's greatest extent in percent, where 100 is the complete movement.
  package var percent: Int
  package var side: FormSide
  /// The durations of the movement to its greatest extent (`down`), of the hold there (`hold`), and of the movement
  /// back (`up`), in milliseconds.
  package var down, hold, up: Int64
  package var view: FormView
  /// The angle of the exercise's three joints at the greatest extent of the movement, in whole degrees; 0 if they were
  /// not visible.
  package var angle: Int
  package var findings: [FormFinding]
  /// The mean visibility of the joints from which the exercise is judged, in percent.
  package var confidence: Int
}

/// A time span in which a plank was held.
package struct FormHold: Hashable, Sendable {
  /// The times of the hold's first and last frame, in milliseconds from an arbitrary start.
  package let start, end: Int64
}
