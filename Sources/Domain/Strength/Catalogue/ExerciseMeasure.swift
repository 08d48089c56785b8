/// What a set of an exercise is told in.
package enum ExerciseMeasure: String, Codable, CaseIterable, Hashable, Sendable {
  case loadReps, reps, time, distance

  /// What the catalogue's own words suggest; whatever it is, a set may be logged with anything.
  init(category: String?, equipment: String?, isStatic: Bool) {
    switch (category, equipment) {
    case ("stretching", _), ("cardio", _): self = .time
    case _ where isStatic: self = .time
    case ("plyometrics", _), (_, "body only"): self = .reps
    default: self = .loadReps
    }
  }
}
