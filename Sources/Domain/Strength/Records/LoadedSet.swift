/// A working set with load and repetitions, as the rules of records look at it.
package struct LoadedSet: Hashable, Sendable {
  let mass: Mass
  /// Of the load, in tenths of a kilogram.
  let tenths: Int64
  package let load: Load
  package let reps: Int32
  /// Which set of the workout it is, from 1.
  package let number: Int32
  /// Which workout it is of: greater for a later one.
  let workout: Int

  init(load: Load, reps: Int32, number: Int32, workout: Int) {
    mass = load.mass
    tenths = mass.tenths
    self.load = load
    self.reps = reps
    self.number = number
    self.workout = workout
  }

  /// Milligrams lifted in all.
  var volume: Int64 { mass.milligrams * Int64(reps) }

  func isEarlier(than other: LoadedSet) -> Bool {
    (workout, number) < (other.workout, other.number)
  }
}
