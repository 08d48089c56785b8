package import KernelDomain

/// A record of an exercise, with the set that holds it.
package struct LiftRecord: Hashable, Sendable {
  /// The value that the record compares, in tenths of a kilogram: a load, an estimated maximum or a volume.
  package let tenths: Int64
  package let load: Load
  package let reps: Int
  package let place: SetPlace
}

/// The record of an exercise's greatest volume in one workout.
package struct WorkoutVolumeRecord: Hashable, Sendable {
  /// The volume, in tenths of a kilogram.
  package let tenths: Int64
  package let workout: WorkoutID
}

/// A record among an exercise's sets without load or without repetitions.
package struct UnloadedRecord: Hashable, Sendable {
  /// In repetitions, millimetres or seconds, depending on what the record measures.
  package let value: Int64
  package let place: SetPlace
}
