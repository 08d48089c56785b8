/// A correction that the user made to a workout. Corrections apply in the order made.
package struct WorkoutCorrection: Hashable, Sendable {
  package let workout: WorkoutID
  package let change: Change
  /// The set that it changes, as it was when the correction was made: it fits as long as the set is equal to that. Nil
  /// for a change of the whole workout.
  package let touched: SetEntry?

  package init(workout: WorkoutID, change: Change, touched: SetEntry?) {
    self.workout = workout
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Replaces a set; its number stays.
    case editSet(Int32, SetEntry)
    case removeSet(Int32)
    /// The suspicious set is right.
    case confirmSet(Int32)
    case name(String)
    /// The workout was somebody else's.
    case remove

    /// The number of the set that it changes; nil for a change of the whole workout.
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

/// Why a workout cannot be corrected that way.
package enum WorkoutCorrectionError: Error, Hashable, Sendable {
  case unknownWorkout
  /// The workout was removed; only undo brings it back.
  case removed
  case noSet(Int32)
  /// The set is not what it was when the correction was made.
  case setChanged(Int32)
  /// The new set has neither load, repetitions, time nor distance; the set can be removed instead.
  case emptySet
  case notSuspicious(Int32)
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
