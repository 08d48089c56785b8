/// The totals and records of one exercise.
package struct ExerciseRecords: Hashable, Sendable {
  package let isAssisted: Bool
  /// The number of workouts with it.
  package var workouts = 0
  package var sets = 0
  /// The number of sets without warm-ups and suspicious ones.
  package var workingSets = 0
  /// In tenths of a kilogram.
  package var volumeTenths: Int64 = 0
  package var heaviest: LiftRecord?
  /// The one-repetition maximum, estimated.
  package var oneRepMax: LiftRecord?
  package var setVolume: LiftRecord?
  package var workoutVolume: WorkoutVolumeRecord?
  /// Only for an assisted exercise.
  package var leastAssistance: LiftRecord?
  package var unloaded: [UnloadedRecordRule.Measure: UnloadedRecord] = [:]
  /// The greatest loads for at least one repetition, two, three … up to twenty.
  package var repMaxes: [LiftRecord] = []
  /// The suspicious sets, in order.
  package var suspicious: [SetPlace] = []

  init(isAssisted: Bool) {
    self.isAssisted = isAssisted
  }
}
