/// A record of an exercise, and the set that holds it.
package struct LiftRecord: Hashable, Sendable {
  /// Tenths of a kilogram: of the load, the estimate, or the volume.
  package let tenths: Int64
  package let load: Load
  package let reps: Int
  package let place: SetPlace
}

/// The most volume of one workout.
package struct WorkoutVolumeRecord: Hashable, Sendable {
  /// Tenths of a kilogram.
  package let tenths: Int64
  package let workout: WorkoutID
}

/// A record of sets without load or repetitions.
package struct UnloadedRecord: Hashable, Sendable {
  /// Repetitions, millimetres or seconds.
  package let value: Int64
  package let place: SetPlace
}
