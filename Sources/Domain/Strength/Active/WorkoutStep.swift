package import KernelDomain

/// A step of a workout in progress, stored as one line of the journal. It includes values that were decided when the
/// step was taken, such as the duration of a rest, so that applying the step again gives the same result.
package enum WorkoutStep: Hashable, Sendable {
  case addBlock(ActiveBlock)
  /// Logs a set of the block at index `block`; the workout gives the set its number. `rest` is the rest after the set,
  /// in seconds; 0 for no rest.
  case logSet(block: Int, SetEntry, rest: Int32)
  /// Replaces the content of the set with this number.
  case editSet(Int32, SetEntry)
  case removeSet(Int32)
  /// Replaces the exercise of the block at this index. The loads that were planned for the previous exercise are
  /// removed.
  case swapExercise(block: Int, ExerciseID)
  /// Moves the block at the first index to the second index.
  case moveBlock(Int, to: Int)
  /// Sets the note on the workout; nil removes it.
  case note(String?)
  case pause
  /// Ends the pause, or continues a workout that counts as forgotten.
  case resume
  /// Adds this number of seconds to the current rest; a negative number shortens it.
  case adjustRest(Int32)
  case skipRest
  case finish
  /// Finishes a forgotten workout at the time of its last done set; throws `nothingLogged` if it has none.
  case finishAtLastSet
  case discard
}

/// An event of a workout that is announced to the user.
package enum WorkoutEvent: Hashable, Sendable {
  case changed
  case setLogged(Int32, next: Int)
  case restStarted(until: Timestamp)
  case restChanged(until: Timestamp)
  case restWarning
  case restEnded
  case restSkipped
}

/// Why a step cannot be applied. The workout is left unchanged.
package enum WorkoutStepError: Error, Hashable, Sendable {
  /// The workout is already finished or discarded.
  case isOver
  case isPaused
  case isNotPaused
  /// The block does not exist, since the workout has only this number of blocks.
  case noBlock(count: Int)
  case noSet(Int32)
  /// The set has no load, no repetitions, no time and no distance.
  case emptySet
  case outside(SetMember)
  case noRest
  /// No set was logged, so there is nothing to save. The workout can only be discarded.
  case nothingLogged
  /// The time of the step is before that of the previous step, which is given here.
  case clockWentBack(to: Timestamp)

  /// A value of a set or a rest that can be outside its valid range.
  package enum SetMember: Hashable, Sendable {
    case reps, seconds, millimetres, effort, rest
  }
}
