/// The arm that did a curl; `both` for other exercises.
package enum FormSide: String, CaseIterable, Sendable {
  case left, right, both

  init(_ side: BodySide) {
    self = side == .left ? .left : .right
  }
}

/// A repetition, or an attempt at one.
package struct FormRep: Hashable, Sendable {
  /// The times of the first frame, of the frame with the greatest extent, and of the last frame, in milliseconds.
  package var start, peak, end: Int64
  /// The greatest extent in percent; 100 is the depth that the exercise asks for.
  package var percent: Int
  package var side: FormSide
  /// The time on the way to the top, at the top, and on the way back, in milliseconds.
  package var down, hold, up: Int64
  package var view: FormView
  /// The angle at the top of the movement, in whole degrees; 0 if the joints were not visible.
  package var angle: Int
  package var findings: [FormFinding]
  /// The mean visibility of the joints on which the exercise relies, in percent.
  package var confidence: Int
}

/// A span of time in which a plank was held.
package struct FormHold: Hashable, Sendable {
  /// The times of the first and last frame of the hold, in milliseconds.
  package let start, end: Int64
}
