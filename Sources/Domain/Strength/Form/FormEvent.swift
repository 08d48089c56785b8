/// What whoever trains has to know about the camera.
package enum FormState: String, CaseIterable, Sendable {
  case noPerson
  /// Somebody is there, and cannot be judged yet.
  case lowConfidence
  case ready
  case recording
}

/// What happened in a frame.
package struct FormEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case state(FormState)
    /// - Parameter number: from 1.
    case rep(number: Int, FormRep)
    case partial(FormRep)
    case interrupted
    case hold(FormHold)
  }

  /// Milliseconds of the frame.
  package let time: Int64
  package let kind: Kind
}
