package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A correction of a workout, in the outputs of use cases.
package struct WorkoutCorrectionView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  package var correction: Kind
  package var set: Int?
  package var after: SetView?
  package var exercise: ExerciseName?
  /// If an exercise was moved, its new position in the workout, counted from 1; nil for other corrections.
  package var place: Int?
  package var start: Timestamp?
  package var utcOffsetSeconds: Int?
  package var durationSeconds: Int?
  package var note: String?
  package var name: String?

  package static let schema = Schema(
    "WorkoutCorrection", "A correction of a workout.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout."),
      .init(
        "correction", Schema("WorkoutCorrectionKind", "The kind of correction.", Kind.allCases),
        "The kind of correction."),
      .optional("set", .ordinal, "The number of the set; left out if the correction concerns the whole workout."),
      .optional(
        "after", SetView.schema, "The set after the correction; left out unless the set was changed or added."),
      .optional(
        "exercise", ExerciseName.schema,
        """
        The exercise of an added set, the one that replaced another, or the one that was moved in the workout under \
        way; left out for other corrections.
        """),
      .optional(
        "place", .ordinal, "The new number of an exercise that was moved, from 1; left out for other corrections."),
      .optional("start", Timestamp.schema, "The new start; left out unless the times were set."),
      .optional(
        "utcOffsetSeconds", .integer,
        "The offset of local time from UTC at the new start, in seconds; left out unless the times were set.",
        unit: .seconds),
      .optional(
        "durationSeconds", .integer, "The new duration, in seconds; left out unless the times were set.",
        unit: .seconds),
      .optional("note", .text, "The new note on the workout; left out if none was set."),
      .optional("name", .text, "The new title of the workout; left out unless it was renamed."),
    ])

  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    case editSet, removeSet, confirmSet, addSet, moveBlock, swapExercise, times, note, name, remove
  }

  /// Creates the output that describes a correction.
  /// - Parameter exercise: returns the name of an exercise.
  package init(_ correction: WorkoutCorrection, name exercise: (ExerciseID) -> ExerciseName) {
    workout = correction.workout
    set = correction.change.set.map { Int($0) }
    switch correction.change {
    case .editSet(let number, var entry):
      self.correction = .editSet
      entry.number = number
      after = SetView(entry)
    case .removeSet: self.correction = .removeSet
    case .confirmSet: self.correction = .confirmSet
    case .name(let name): (self.correction, self.name) = (.name, name)
    case .remove: self.correction = .remove
    case .addSet(let number, var entry, let id, _):
      self.correction = .addSet
      entry.number = number
      (after, self.exercise) = (SetView(entry), exercise(id))
    case .moveBlock(_, let place): (self.correction, self.place) = (.moveBlock, place + 1)
    case .swapExercise(_, let id): (self.correction, self.exercise) = (.swapExercise, exercise(id))
    case .times(let start, let offset, let duration):
      self.correction = .times
      (self.start, utcOffsetSeconds, durationSeconds) = (start, offset, duration)
    case .note(let note): (self.correction, self.note) = (.note, note)
    }
  }

  /// Creates the output that describes a step of the workout under way as the correction that would do the same; nil
  /// if there is no such correction.
  init?(_ step: WorkoutStep, of active: ActiveWorkout, name exercise: (ExerciseID) -> ExerciseName) {
    workout = active.id
    switch step {
    case .moveBlock(let block, let place):
      (correction, self.exercise, self.place) = (.moveBlock, exercise(active.blocks[block].exercise), place + 1)
    case .swapExercise(_, let id): (correction, self.exercise) = (.swapExercise, exercise(id))
    case .note(let note): (correction, self.note) = (.note, note)
    default: return nil
    }
  }
}
