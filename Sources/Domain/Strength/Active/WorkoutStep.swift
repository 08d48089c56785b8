package import KernelDomain

/// What is done in a workout while it is on: a line of the journal each, which says what was decided.
package enum WorkoutStep: Hashable, Sendable {
  case addBlock(ActiveBlock)
  /// A set of a block, by the block's place from 0; its number is given here. `rest` is in seconds, 0 for none.
  case logSet(block: Int, SetEntry, rest: Int32)
  /// Puts another set in the place of one, by its number.
  case editSet(Int32, SetEntry)
  case removeSet(Int32)
  case pause
  /// Ends the pause, and says of a workout that was likely forgotten that it goes on.
  case resume
  /// More seconds of rest, or fewer.
  case adjustRest(Int32)
  case skipRest
  case finish
  /// Finishes it at its last set, or its start: where it was forgotten.
  case finishAtLastSet
  case discard
}

/// What happened in a workout, to be announced.
package enum WorkoutEvent: Hashable, Sendable {
  case changed
  case setLogged(Int32, next: Int)
  case restStarted(until: Timestamp)
  case restChanged(until: Timestamp)
  case restWarning
  case restEnded
  case restSkipped
}

/// Why a step cannot be taken; nothing is changed then.
package enum WorkoutStepError: Error, Hashable, Sendable {
  /// The workout is finished or discarded.
  case isOver
  case isPaused
  case isNotPaused
  /// There are so many blocks.
  case noBlock(count: Int)
  case noSet(Int32)
  /// A set with neither load, repetitions, time nor distance.
  case emptySet
  case outside(SetMember)
  case noRest
  /// Nothing was logged: there is nothing to keep, only to discard.
  case nothingLogged
  /// The step is older than the last one.
  case clockWentBack(to: Timestamp)

  /// What of a set is beyond what it can be.
  package enum SetMember: Hashable, Sendable {
    case reps, seconds, millimetres, effort, rest
  }
}
