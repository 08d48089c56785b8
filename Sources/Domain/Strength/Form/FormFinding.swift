/// What could be better in a repetition, in the order in which it is told.
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

/// From where the camera looks.
package enum FormView: String, CaseIterable, Sendable {
  case side, oblique, front
}
