package import KernelDomain

/// A correction that the user made to a workout. The stored workout does not change: corrections are applied to a copy,
/// in the order in which they were made.
package struct WorkoutCorrection: Hashable, Sendable {
  package let workout: WorkoutID
  package let change: Change
  /// The affected set, as it was when the user made the correction. The correction is applied only if the set still
  /// equals this value. Nil if the correction affects the whole workout.
  package let touched: SetEntry?

  package init(workout: WorkoutID, change: Change, touched: SetEntry?) {
    self.workout = workout
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Replaces the content of the set that this number identifies.
    case editSet(Int32, SetEntry)
    case removeSet(Int32)
    /// Confirms that the suspicious set with this number is genuine, so that it counts.
    case confirmSet(Int32)
    /// Adds a set with this number. It follows the set with the number `after`. If `after` is nil, it is added at the
    /// end of the workout, in a block of this exercise.
    case addSet(Int32, SetEntry, ExerciseID, after: Int32?)
    /// Moves the block that contains the set with this number to the index `to` among the blocks.
    case moveBlock(Int32, to: Int)
    /// Replaces the exercise of the block that contains the set with this number.
    case swapExercise(Int32, ExerciseID)
    /// Sets when the workout began and how long it took, in seconds. The duration is nil if it is unknown.
    case times(start: Timestamp, utcOffset: Int, duration: Int?)
    /// Sets the note on the workout; nil removes it.
    case note(String?)
    case name(String)
    /// Removes the workout from the book, for example because somebody else did it.
    case remove

    /// The number that identifies the set that this change affects; nil if it affects the whole workout.
    package var set: Int32? {
      switch self {
      case .editSet(let number, _), .removeSet(let number), .confirmSet(let number), .addSet(let number, _, _, _),
        .moveBlock(let number, _), .swapExercise(let number, _):
        number
      case .name, .remove, .times, .note: nil
      }
    }

    /// The exercise to which this change refers; nil if it does not refer to any.
    package var exercise: ExerciseID? {
      switch self {
      case .addSet(_, _, let exercise, _), .swapExercise(_, let exercise): exercise
      default: nil
      }
    }

    /// The number that identifies the set that must exist in the workout before this change; nil if no set needs to
    /// exist.
    package var knownSet: Int32? { if case .addSet = self { nil } else { set } }
  }

  /// Whether this correction depends on `earlier`. If so, `earlier` cannot be undone before this correction is undone.
  package func depends(on earlier: WorkoutCorrection) -> Bool {
    guard workout == earlier.workout else { return false }
    switch (earlier.change, change) {
    case (.name, .name), (.remove, .remove), (.times, .times), (.note, .note): return true
    default: return change.set != nil && change.set == earlier.change.set
    }
  }
}

/// The reason why a correction of a workout is refused.
package enum WorkoutCorrectionError: Error, Hashable, Sendable {
  case unknownWorkout
  /// The user removed the workout. It can be corrected again once the removal is undone.
  case removed
  case noSet(Int32)
  /// There is no block with this index, since the workout has only `count` blocks.
  case noBlock(count: Int)
  /// The set with this number has changed since the correction was made.
  case setChanged(Int32)
  /// The new set has no load, no repetitions, no time and no distance. To remove a set, use `removeSet`.
  case emptySet
  case notSuspicious(Int32)
  /// The correction would not change anything, because the workout already has this value.
  case changesNothing
}
