/// What could be better in a repetition, in the order in which it is reported.
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
