/// The totals and records of one exercise.
package struct ExerciseRecords: Hashable, Sendable {
  package let isAssisted: Bool
  /// The number of workouts that contain the exercise.
  package var workouts = 0
  package var sets = 0
  /// The number of sets that count: those that were done, excluding warm-ups and suspicious sets.
  package var workingSets = 0
  /// The exercise's total volume in tenths of a kilogram. The volume of a set is its load times its repetitions.
  package var volumeTenths: Int64 = 0
  package var heaviest: LiftRecord?
  /// The set with the greatest estimated one-repetition maximum (the load that the lifter could lift exactly once).
  package var oneRepMax: LiftRecord?
  package var setVolume: LiftRecord?
  package var workoutVolume: WorkoutVolumeRecord?
  /// The set with the smallest load; nil unless the exercise is assisted (see `AssistanceRule`).
  package var leastAssistance: LiftRecord?
  package var unloaded: [UnloadedRecordRule.Measure: UnloadedRecord] = [:]
  /// For each number of repetitions from 1 to 20, the set with the greatest load among the sets that have at least that
  /// many repetitions.
  package var repMaxes: [LiftRecord] = []
  /// The exercise's suspicious sets, sorted by workout and then by set.
  package var suspicious: [SetPlace] = []
}
