/// A correction that the user made to a workout. Corrections apply in the order made.
package struct WorkoutCorrection: Hashable, Sendable {
  package let workout: WorkoutID
  package let change: Change
  /// The corrected set as it was when the correction was made; the correction fits as long as the set equals this. Nil
  /// for a change of the whole workout.
  package let touched: SetEntry?

  package init(workout: WorkoutID, change: Change, touched: SetEntry?) {
    self.workout = workout
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Replaces the set with this number; the number stays.
    case editSet(Int32, SetEntry)
    case removeSet(Int32)
    /// Confirms that the suspicious set with this number is right.
    case confirmSet(Int32)
    case name(String)
    /// Removes the workout from the book, such as one that was somebody else's.
    case remove

    /// The number of the set that the correction changes; nil for a change of the whole workout.
    package var set: Int32? {
      switch self {
      case .editSet(let number, _), .removeSet(let number), .confirmSet(let number): number
      case .name, .remove: nil
      }
    }
  }

  /// Whether this correction depends on `earlier`, which then cannot be undone first.
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
  /// The user removed the workout; only undoing that brings it back.
  case removed
  case noSet(Int32)
  /// The set differs from what it was when the correction was made.
  case setChanged(Int32)
  /// The new set has neither load, repetitions, time nor distance; removing the set is a separate correction.
  case emptySet
  case notSuspicious(Int32)
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
