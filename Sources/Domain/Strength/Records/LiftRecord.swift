/// A record of an exercise, with the set that holds it.
package struct LiftRecord: Hashable, Sendable {
  /// The load, the estimate or the volume, in tenths of a kilogram.
  package let tenths: Int64
  package let load: Load
  package let reps: Int
  package let place: SetPlace
}

/// The greatest volume in one workout.
package struct WorkoutVolumeRecord: Hashable, Sendable {
  /// In tenths of a kilogram.
  package let tenths: Int64
  package let workout: WorkoutID
}

/// A record among sets without load or repetitions.
package struct UnloadedRecord: Hashable, Sendable {
  /// In repetitions, millimetres or seconds, by its measure.
  package let value: Int64
  package let place: SetPlace
}
