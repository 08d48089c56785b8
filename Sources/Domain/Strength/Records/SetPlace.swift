/// Identifies a set by its workout and by its number within that workout.
package struct SetPlace: Hashable, Comparable, Sendable {
  package let workout: WorkoutID
  /// The number of the set within the workout, from 1.
  package let set: Int

  package init(workout: WorkoutID, set: Int) {
    self.workout = workout
    self.set = set
  }

  package static func < (a: SetPlace, b: SetPlace) -> Bool {
    (a.workout, a.set) < (b.workout, b.set)
  }
}
