package import KernelDomain

/// A step of a workout in progress, such as logging a set, stored as one line of the journal. It includes values that
/// were decided when the step was taken, such as the duration of a rest, so that applying the step again has the same
/// result.
package enum WorkoutStep: Hashable, Sendable {
  case addBlock(ActiveBlock)
  /// Logs a set in the block at index `block`; the workout assigns the set's number. `rest` is the rest after the set,
  /// in seconds; 0 for no rest.
  case logSet(block: Int, SetEntry, rest: Int32)
  /// Replaces the content of the set that this number identifies.
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
  /// Ends the pause. If the workout counts as forgotten, records that the user continues it.
  case resume
  /// Adds this number of seconds to the current rest; a negative number shortens it.
  case adjustRest(Int32)
  case skipRest
  case finish
  /// Finishes the workout at the time of its last done set, for a workout that the user forgot to finish. Throws
  /// `nothingLogged` if no set was done.
  case finishAtLastSet
  case discard
}

/// An event of a workout in progress that is announced to the user.
package enum WorkoutEvent: Hashable, Sendable {
  case changed
  case setLogged(Int32, next: Int)
  case restStarted(until: Timestamp)
  case restChanged(until: Timestamp)
  case restWarning
  case restEnded
  case restSkipped
}

/// The reason why a step cannot be applied. The workout is left unchanged.
package enum WorkoutStepError: Error, Hashable, Sendable {
  /// The workout is already finished or discarded.
  case isOver
  case isPaused
  case isNotPaused
  /// There is no block with this index, since the workout has only `count` blocks.
  case noBlock(count: Int)
  case noSet(Int32)
  /// The set has no load, no repetitions, no time and no distance.
  case emptySet
  case outside(SetMember)
  case noRest
  /// No set was logged, so there is nothing to save. The workout can only be discarded.
  case nothingLogged
  /// The step's time is before `to`, the time of the previous step.
  case clockWentBack(to: Timestamp)

  /// A value that can be outside its valid range: one of a set's values, or a rest.
  package enum SetMember: Hashable, Sendable {
    case reps, seconds, millimetres, effort, rest
  }
}
