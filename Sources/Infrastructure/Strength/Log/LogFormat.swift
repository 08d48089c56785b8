/// The apps whose logs can be read.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  case strong, hevy, fitnotes, fitbod, jefit, stronglifts, gymbook, lyfta, liftlog, liftosaur

  /// The app's name, which becomes the source of the workouts.
  package var app: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    case .fitbod: "Fitbod"
    case .jefit: "Jefit"
    case .stronglifts: "StrongLifts"
    case .gymbook: "GymBook"
    case .lyfta: "Lyfta"
    case .liftlog: "LiftLog"
    case .liftosaur: "Liftosaur"
    }
  }
}
