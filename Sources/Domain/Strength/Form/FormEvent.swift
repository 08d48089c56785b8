/// Whether the camera sees the user well enough to judge the exercise, and whether the exercise has begun.
package enum FormState: String, CaseIterable, Sendable {
  case noPerson
  /// Somebody is visible, but not well enough to be judged, or not at rest yet.
  case lowConfidence
  case ready
  case recording
}

/// An event that a frame of the camera brought about.
package struct FormEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case state(FormState)
    /// - Parameter number: the number of the repetition, from 1.
    case rep(number: Int, FormRep)
    case partial(FormRep)
    case interrupted
    case hold(FormHold)
  }

  /// The time of the frame, in milliseconds.
  package let time: Int64
  package let kind: Kind
}
