/// A fault in a repetition. The cases are in the order in which faults are reported.
package enum FormFinding: String, CaseIterable, Sendable {
  case partial
  case shallow
  case kneesPastToes
  case leaningForward
  case kneesInward
  case asymmetry
  case hipsSagging
  case hipsHigh
  case fast
}

/// The direction from which the camera sees the body.
package enum FormView: String, CaseIterable, Sendable {
  case side, oblique, front
}
