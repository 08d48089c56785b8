/// What form can be judged of.
package enum FormExercise: String, CaseIterable, Sendable {
  case squat, lunge, pushup, press, curl, situp
  /// It is held, not counted.
  case plank
}
