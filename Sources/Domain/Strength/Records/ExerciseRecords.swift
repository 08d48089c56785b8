/// The totals and records of one exercise.
package struct ExerciseRecords: Hashable, Sendable {
  package let isAssisted: Bool
  /// The number of workouts that contain the exercise.
  package var workouts = 0
  package var sets = 0
  /// The number of sets, without warm-ups and suspicious sets.
  package var workingSets = 0
  /// The total volume, load times repetitions, in tenths of a kilogram.
  package var volumeTenths: Int64 = 0
  package var heaviest: LiftRecord?
  /// The greatest estimate of the one-repetition maximum, the load that the lifter could lift once.
  package var oneRepMax: LiftRecord?
  package var setVolume: LiftRecord?
  package var workoutVolume: WorkoutVolumeRecord?
  /// The set with the least load, only for an assisted exercise.
  package var leastAssistance: LiftRecord?
  package var unloaded: [UnloadedRecordRule.Measure: UnloadedRecord] = [:]
  /// The greatest loads lifted for at least one repetition, two, three … up to twenty.
  package var repMaxes: [LiftRecord] = []
  /// The suspicious sets, in order.
  package var suspicious: [SetPlace] = []

  init(isAssisted: Bool) {
    self.isAssisted = isAssisted
  }
}
