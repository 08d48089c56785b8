/// What the user has to know about the camera.
package enum FormState: String, CaseIterable, Sendable {
  case noPerson
  /// Somebody is visible, but cannot be judged yet.
  case lowConfidence
  case ready
  case recording
}

/// An event in a frame.
package struct FormEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case state(FormState)
    /// - Parameter number: from 1.
    case rep(number: Int, FormRep)
    case partial(FormRep)
    case interrupted
    case hold(FormHold)
  }

  /// The time of the frame, in milliseconds.
  package let time: Int64
  package let kind: Kind
}
