/// The apps whose logs can be read.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  case strong, hevy, fitnotes

  /// The app's name, which becomes the source of its workouts.
  package var app: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    }
  }
}
