package import KernelApplication
package import StrengthDomain

/// Changes sets: a set of the workout under way by a step of that workout, and a set of a finished workout by a
/// correction.
extension StrengthReader {
  /// Changes or removes a set.
  /// - Parameters:
  ///   - number: the number that identifies the set in its workout.
  ///   - id: the id of the workout; nil for the workout under way.
  ///   - same: whether to change the workout under way even if it was idle for four hours.
  ///   - change: returns the changed set, given the set and its exercise; nil to remove the set.
  func edit(
    _ number: Int, of id: WorkoutID?, same: Bool,
    _ change: (SetEntry, BlockExercise?, any StrengthSnapshot) throws(Failure) -> SetEntry?
  ) throws(Failure) -> SetEditOutput {
    let active = try repository.snapshot().book.state.active?.id
    guard let id, id != active else { return try edit(active: number, same, change) }
    var before = SetEntry(number: number)
    let output = try correct(id) { (workout, snapshot) throws(Failure) in
      before = try workout.blocks.lazy.flatMap(\.sets).set(number, of: id)
      let exercise = workout.blocks.first { $0.sets.contains { $0.number == before.number } }?.exercise
      return try change(before, exercise, snapshot).map { .editSet(before.number, $0) } ?? .removeSet(before.number)
    }
    let blocks = try ShowWorkout(reader: self)(ShowWorkout.Input(workout: id)).blocks
    return SetEditOutput(
      workout: id, change: output.change, now: StrengthReader.find(number, in: blocks.map { ($0.exercise, $0.sets) }),
      before: before, records: output.records, correction: output)
  }

  private func edit(
    active number: Int, _ same: Bool,
    _ change: (SetEntry, BlockExercise?, any StrengthSnapshot) throws(Failure) -> SetEntry?
  ) throws(Failure) -> SetEditOutput {
    var before = SetEntry(number: number)
    let output = try take { (workout, snapshot) throws(Failure) in
      if !same { try workout.refuseForgotten(at: now()) }
      before = try workout.blocks.lazy.flatMap(\.sets).set(number, of: workout.id)
      let exercise = workout.blocks.first { $0.sets.contains { $0.number == before.number } }?.exercise
      guard let after = try change(before, exercise.map { BlockExercise.known($0) }, snapshot) else {
        return .removeSet(before.number)
      }
      return after == before ? nil : .editSet(before.number, after)
    }
    let blocks = try ShowActiveWorkout(reader: self)(NoInput()).active?.blocks ?? []
    return SetEditOutput(
      workout: output.workout, change: output.change == 0 ? nil : output.change,
      now: StrengthReader.find(number, in: blocks.map { ($0.exercise, $0.sets) }), before: before, records: [],
      step: output)
  }

  /// Returns the set with this number, and its exercise; nil if the workout no longer has this set.
  private static func find(
    _ number: Int, in blocks: [(ExerciseName, [SetView])]
  ) -> (exercise: ExerciseName, set: SetView)? {
    for (exercise, sets) in blocks {
      if let set = sets.first(where: { $0.number == number }) { return (exercise, set) }
    }
    return nil
  }
}

extension Sequence<SetEntry> {
  fileprivate func set(_ number: Int, of workout: WorkoutID) throws(Failure) -> SetEntry {
    guard let set = first(where: { Int($0.number) == number }) else {
      throw .notFound(.strength(.noSet(number: number, workout: workout.description)))
    }
    return set
  }
}

/// The output of a use case that changes or removes a set.
package struct SetEditOutput: Described, Equatable {
  package var workout: WorkoutID
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  package var exercise: ExerciseName?
  package var set: SetView?
  package var before: SetView
  package var records: [RecordMoveView]
  private var step: WorkoutStepOutput?
  private var correction: WorkoutCorrectionOutput?

  package static let schema = Schema(
    "EditedSet", "The effect of changing or removing a set.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout."), .change,
      .optional("exercise", ExerciseName.schema, "The exercise of the set; left out if the set was removed."),
      .optional("set", SetView.schema, "The set after the change; left out if it was removed."),
      .init("before", SetView.schema, "The set before the change."),
      .init("records", .list(RecordMoveView.schema), "The records that changed; empty while the workout is under way."),
    ])
  package static let announced =
    StrengthEvents.stepDescriptions + StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions

  private enum CodingKeys: String, CodingKey {
    case workout, change, exercise, set, before, records
  }

  init(
    workout: WorkoutID, change: Int?, now: (exercise: ExerciseName, set: SetView)?, before: SetEntry,
    records: [RecordMoveView], step: WorkoutStepOutput? = nil, correction: WorkoutCorrectionOutput? = nil
  ) {
    self.workout = workout
    self.change = change
    exercise = now?.exercise
    set = now?.set
    self.before = SetView(before)
    self.records = records
    self.step = step
    self.correction = correction
  }
}

extension SetEditOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    (step?.events(changed: changed) ?? []) + (correction?.events(changed: changed) ?? [])
  }
}
