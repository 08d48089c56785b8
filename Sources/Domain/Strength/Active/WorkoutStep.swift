package import KernelDomain

/// A step of a workout in progress. Each is one line of the journal and records what was decided, so that it can be
/// repeated.
package enum WorkoutStep: Hashable, Sendable {
  case addBlock(ActiveBlock)
  /// Logs a set of the block at that position; the workout gives it its number. `rest` is in seconds, 0 for none.
  case logSet(block: Int, SetEntry, rest: Int32)
  /// Replaces the set with that number.
  case editSet(Int32, SetEntry)
  case removeSet(Int32)
  case pause
  /// Ends the pause. It also continues a workout that was probably forgotten.
  case resume
  /// Adds seconds to the rest, or removes them.
  case adjustRest(Int32)
  case skipRest
  case finish
  /// Finishes a forgotten workout at its last set, or at its start.
  case finishAtLastSet
  case discard
}

/// An event in a workout to announce.
package enum WorkoutEvent: Hashable, Sendable {
  case changed
  case setLogged(Int32, next: Int)
  case restStarted(until: Timestamp)
  case restChanged(until: Timestamp)
  case restWarning
  case restEnded
  case restSkipped
}

/// Why a step cannot be taken. The workout stays as it was.
package enum WorkoutStepError: Error, Hashable, Sendable {
  /// The workout is finished or discarded.
  case isOver
  case isPaused
  case isNotPaused
  /// There are only this many blocks.
  case noBlock(count: Int)
  case noSet(Int32)
  /// The set has neither load, repetitions, time nor distance.
  case emptySet
  case outside(SetMember)
  case noRest
  /// Nothing was logged, so there is nothing to save; the workout can only be discarded.
  case nothingLogged
  /// The step is earlier than the last one.
  case clockWentBack(to: Timestamp)

  /// The member of a set that is outside its range.
  package enum SetMember: Hashable, Sendable {
    case reps, seconds, millimetres, effort, rest
  }
}
