/// An exercise that can be judged from a camera's frames.
package enum FormExercise: String, CaseIterable, Sendable {
  case squat, lunge, pushup, press, curl, situp
  /// The plank, which is held instead of repeated.
  case plank
}
