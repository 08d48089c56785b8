/// An exercise whose form can be judged.
package enum FormExercise: String, CaseIterable, Sendable {
  case squat, lunge, pushup, press, curl, situp
  /// It is held instead of counted.
  case plank
}
