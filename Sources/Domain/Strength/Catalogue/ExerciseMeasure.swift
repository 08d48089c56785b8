/// What the sets of an exercise are usually measured in.
package enum ExerciseMeasure: String, Codable, CaseIterable, Hashable, Sendable {
  case loadReps, reps, time, distance

  /// What the catalogue's words suggest. Sets may be logged with other members all the same.
  init(category: String?, equipment: String?, isStatic: Bool) {
    switch (category, equipment) {
    case ("stretching", _), ("cardio", _): self = .time
    case _ where isStatic: self = .time
    case ("plyometrics", _), (_, "body only"): self = .reps
    default: self = .loadReps
    }
  }
}
