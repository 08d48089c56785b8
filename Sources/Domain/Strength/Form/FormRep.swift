/// Of a curl the arm, else both.
package enum FormSide: String, CaseIterable, Sendable {
  case left, right, both

  init(_ side: BodySide) {
    self = side == .left ? .left : .right
  }
}

/// A repetition, or an attempt at one.
package struct FormRep: Hashable, Sendable {
  /// Milliseconds of the frames.
  package var start, peak, end: Int64
  /// The greatest extent; 100 is what the exercise asks for.
  package var percent: Int
  package var side: FormSide
  /// Milliseconds of the way to the top, at it and back.
  package var down, hold, up: Int64
  package var view: FormView
  /// Whole degrees at the top; 0 where the joints were not seen.
  package var angle: Int
  package var findings: [FormFinding]
  /// Per cent.
  package var confidence: Int
}

/// The time that a plank was held.
package struct FormHold: Hashable, Sendable {
  /// Milliseconds of the frames.
  package let start, end: Int64
}
