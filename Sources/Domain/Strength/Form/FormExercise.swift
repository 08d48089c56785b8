/// An exercise whose form can be judged.
package enum FormExercise: String, CaseIterable, Sendable {
  case squat, lunge, pushup, press, curl, situp
  /// The plank is held instead of repeated.
  case plank
}
