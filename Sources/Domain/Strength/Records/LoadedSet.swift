package import KernelDomain

/// A set with load and repetitions that counts for records, as needed by the rules of records.
package struct LoadedSet: Hashable, Sendable {
  let mass: Mass
  /// The set's load in tenths of a kilogram.
  let tenths: Int64
  package let load: Load
  package let reps: Int32
  /// The number of the set within its workout, from 1.
  package let number: Int32
  /// The index of the set's workout among all workouts in chronological order.
  let workout: Int

  init(load: Load, reps: Int32, number: Int32, workout: Int) {
    mass = load.mass
    tenths = mass.tenths
    self.load = load
    self.reps = reps
    self.number = number
    self.workout = workout
  }

  /// The set's volume: the load times the repetitions, in milligrams.
  var volume: Int64 { mass.milligrams * Int64(reps) }

  func isEarlier(than other: LoadedSet) -> Bool {
    (workout, number) < (other.workout, other.number)
  }
}
