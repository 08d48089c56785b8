/// What was done of an exercise, and its records.
package struct ExerciseRecords: Hashable, Sendable {
  package let isAssisted: Bool
  /// In how many workouts it was done.
  package var workouts = 0
  package var sets = 0
  /// Of these, all but warm-ups and suspicious ones.
  package var workingSets = 0
  /// Tenths of a kilogram.
  package var volumeTenths: Int64 = 0
  package var heaviest: LiftRecord?
  /// Estimated.
  package var oneRepMax: LiftRecord?
  package var setVolume: LiftRecord?
  package var workoutVolume: WorkoutVolumeRecord?
  /// Of an assisted exercise.
  package var leastAssistance: LiftRecord?
  package var unloaded: [UnloadedRecordRule.Measure: UnloadedRecord] = [:]
  /// The greatest load for at least one repetition, two, three … up to twenty.
  package var repMaxes: [LiftRecord] = []
  /// In order.
  package var suspicious: [SetPlace] = []

  init(isAssisted: Bool) {
    self.isAssisted = isAssisted
  }
}
