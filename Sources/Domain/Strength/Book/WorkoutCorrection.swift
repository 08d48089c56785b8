/// A correction that the user made to a workout. It does not change the stored workout: corrections are applied to a
/// copy, in the order in which they were made.
package struct WorkoutCorrection: Hashable, Sendable {
  package let workout: WorkoutID
  package let change: Change
  /// The set that the correction changes, as it was when the correction was made. The correction is applied only as
  /// long as the set still equals this one. Nil for a change of the whole workout.
  package let touched: SetEntry?

  package init(workout: WorkoutID, change: Change, touched: SetEntry?) {
    self.workout = workout
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Replaces the content of the set with this number.
    case editSet(Int32, SetEntry)
    case removeSet(Int32)
    /// Confirms that the suspicious set with this number is right, so that it counts.
    case confirmSet(Int32)
    case name(String)
    /// Removes the workout from the book, for example because somebody else did it.
    case remove

    /// The number of the set that this change affects; nil for a change of the whole workout.
    package var set: Int32? {
      switch self {
      case .editSet(let number, _), .removeSet(let number), .confirmSet(let number): number
      case .name, .remove: nil
      }
    }
  }

  /// Whether this correction depends on `earlier`: then `earlier` cannot be undone before this one.
  package func depends(on earlier: WorkoutCorrection) -> Bool {
    guard workout == earlier.workout else { return false }
    switch (earlier.change, change) {
    case (.name, .name), (.remove, .remove): return true
    default: return change.set != nil && change.set == earlier.change.set
    }
  }
}

/// Why a correction of a workout is refused.
package enum WorkoutCorrectionError: Error, Hashable, Sendable {
  case unknownWorkout
  /// The user removed the workout. It can be corrected again once the removal is undone.
  case removed
  case noSet(Int32)
  /// The set with this number changed after the correction was made.
  case setChanged(Int32)
  /// The new set has no load, no repetitions, no time and no distance. To remove a set, use `removeSet`.
  case emptySet
  case notSuspicious(Int32)
  /// The correction would change nothing: the workout already has the value.
  case changesNothing
}
