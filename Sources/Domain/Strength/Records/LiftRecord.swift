package import KernelDomain

/// A record of an exercise, together with the set that holds it.
package struct LiftRecord: Hashable, Sendable {
  /// The value of the record in tenths of a kilogram: a load, an estimated one-repetition maximum or a volume.
  package let tenths: Int64
  package let load: Load
  package let reps: Int
  package let place: SetPlace
}

/// The workout in which an exercise's volume was greatest.
package struct WorkoutVolumeRecord: Hashable, Sendable {
  /// The volume of the exercise in the workout, in tenths of a kilogram.
  package let tenths: Int64
  package let workout: WorkoutID
}

/// A record of an exercise, set by one of its sets that have no load or no repetitions.
package struct UnloadedRecord: Hashable, Sendable {
  /// The value of the record, in repetitions, millimetres or seconds, depending on the kind of record.
  package let value: Int64
  package let place: SetPlace
}
