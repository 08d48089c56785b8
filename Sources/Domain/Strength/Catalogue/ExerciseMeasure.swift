/// The quantities in which the sets of an exercise are usually measured.
package enum ExerciseMeasure: String, Codable, CaseIterable, Hashable, Sendable {
  case loadReps, reps, time, distance

  /// Guesses the measure from the catalogue's words. Sets may still be logged with other values.
  init(category: String?, equipment: String?, isStatic: Bool) {
    switch (category, equipment) {
    case ("stretching", _), ("cardio", _): self = .time
    case _ where isStatic: self = .time
    case ("plyometrics", _), (_, "body only"): self = .reps
    default: self = .loadReps
    }
  }
}
