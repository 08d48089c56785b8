/// How well the camera sees the user, and whether the exercise has begun.
package enum FormState: String, CaseIterable, Sendable {
  case noPerson
  /// Somebody is visible, but not well enough to be judged, or has not been at rest yet.
  case lowConfidence
  case ready
  case recording
}

/// An event that results from a frame of the camera.
package struct FormEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case state(FormState)
    /// A repetition was completed.
    /// - Parameter number: the number of the repetition, from 1.
    case rep(number: Int, FormRep)
    case partial(FormRep)
    /// The body came back from a rest during the movement, for example from sitting on a bench. This does not count as
    /// a repetition.
    case rested(FormRep)
    case interrupted
    case hold(FormHold)
  }

  /// The time of the event's frame, in milliseconds from an arbitrary start. A repetition that was counted afterwards,
  /// when the body was first at rest, has the time at which it ended.
  package let time: Int64
  package let kind: Kind
}
