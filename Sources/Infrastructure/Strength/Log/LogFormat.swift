/// The apps whose logs are read.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  case strong, hevy, fitnotes

  /// What the app is called: the source of its workouts.
  package var app: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    }
  }
}
