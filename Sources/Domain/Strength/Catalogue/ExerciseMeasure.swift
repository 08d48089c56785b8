/// The kinds of values that the sets of an exercise usually have, such as load and repetitions.
package enum ExerciseMeasure: String, Codable, CaseIterable, Hashable, Sendable {
  case loadReps, reps, time, distance

  /// Guesses the measure of an exercise from its data in the catalogue. Sets of the exercise may still be logged with
  /// other kinds of values.
  /// - Parameter isStatic: whether a position is held in the exercise.
  init(category: String?, equipment: String?, isStatic: Bool) {
    switch (category, equipment) {
    case ("stretching", _), ("cardio", _): self = .time
    case _ where isStatic: self = .time
    case ("plyometrics", _), (_, "body only"): self = .reps
    default: self = .loadReps
    }
  }
}
