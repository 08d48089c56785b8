/// How well the camera sees the user, and whether the user has begun the exercise.
package enum FormState: String, CaseIterable, Sendable {
  case noPerson
  /// Somebody is visible, but cannot be seen well enough to be judged or has not been at rest yet.
  case lowConfidence
  case ready
  case recording
}

/// An event found in a frame of the camera.
package struct FormEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case state(FormState)
    /// A repetition was completed.
    /// - Parameter number: the number of the repetition, from 1.
    case rep(number: Int, FormRep)
    case partial(FormRep)
    /// The body came back from a rest during the movement, for example from sitting on a bench. The attempt does not
    /// count as a repetition.
    case rested(FormRep)
    case interrupted
    case hold(FormHold)
  }

  /// The time of the frame in which the event was found, in milliseconds from an arbitrary start. For a repetition that
  /// ended before the body was first at rest, and so was counted later, it is the time at which the repetition ended.
  package let time: Int64
  package let kind: Kind
}
