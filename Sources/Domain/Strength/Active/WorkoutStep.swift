package import KernelDomain

/// A step of a workout in progress. Each step is one line of the journal and records the decision that was made, such
/// as the length of a rest, so that replaying it gives the same result.
package enum WorkoutStep: Hashable, Sendable {
  case addBlock(ActiveBlock)
  /// Logs a set of the block at this position; the workout gives the set its number. `rest` is in seconds, 0 for no
  /// rest.
  case logSet(block: Int, SetEntry, rest: Int32)
  /// Replaces the set with this number.
  case editSet(Int32, SetEntry)
  case removeSet(Int32)
  case pause
  /// Ends the pause, or continues a workout that was probably forgotten.
  case resume
  /// Adds this many seconds to the rest; a negative number shortens it.
  case adjustRest(Int32)
  case skipRest
  case finish
  /// Finishes a forgotten workout as of its last done set; throws `nothingLogged` if it has none.
  case finishAtLastSet
  case discard
}

/// An event in a workout that is announced to the user.
package enum WorkoutEvent: Hashable, Sendable {
  case changed
  case setLogged(Int32, next: Int)
  case restStarted(until: Timestamp)
  case restChanged(until: Timestamp)
  case restWarning
  case restEnded
  case restSkipped
}

/// Why a step is refused. The workout stays as it was.
package enum WorkoutStepError: Error, Hashable, Sendable {
  /// The workout is already finished or discarded.
  case isOver
  case isPaused
  case isNotPaused
  /// The workout has only this many blocks.
  case noBlock(count: Int)
  case noSet(Int32)
  /// The set has neither load, repetitions, time nor distance.
  case emptySet
  case outside(SetMember)
  case noRest
  /// The workout has no logged set, so there is nothing to save; it can only be discarded.
  case nothingLogged
  /// The step is earlier than the last one, whose time is given.
  case clockWentBack(to: Timestamp)

  /// The value of a set that is outside its range.
  package enum SetMember: Hashable, Sendable {
    case reps, seconds, millimetres, effort, rest
  }
}
