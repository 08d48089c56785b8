package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Changes workouts: the workout under way by a step, such as logging a set, and a finished workout by a correction.
extension StrengthReader {
  /// Changes the workout under way or a finished workout.
  /// - Parameters:
  ///   - id: the id of the workout; nil for the workout under way.
  ///   - active: for the workout under way, returns the step (a change such as pausing it); nil to change nothing.
  ///   - finished: for a finished workout, returns the correction that changes it; nil to change nothing.
  func change(
    _ id: WorkoutID?,
    _ active: (ActiveWorkout, any StrengthSnapshot) throws(Failure) -> WorkoutStep?,
    finished: (Workout, any StrengthSnapshot) throws(Failure) -> WorkoutCorrection.Change?
  ) throws(Failure) -> WorkoutChangeOutput {
    let snapshot = try repository.snapshot()
    guard let id, id != snapshot.book.state.active?.id else {
      var (correction, before): (WorkoutCorrectionView?, ExerciseName?) = (nil, nil)
      let output = try take { (workout, snapshot) throws(Failure) in
        guard let step = try active(workout, snapshot) else { return nil }
        let name = { (id: ExerciseID) in ExerciseName(.known(id), in: snapshot.catalogue) }
        correction = WorkoutCorrectionView(step, of: workout, name: name)
        if case .swapExercise(let block, _) = step { before = name(workout.blocks[block].exercise) }
        return step
      }
      return WorkoutChangeOutput(
        workout: output.workout, change: output.change == 0 ? nil : output.change, correction: correction,
        before: before, records: [], step: output)
    }
    let workout = try snapshot.workout(id).workout
    guard let change = try finished(workout, snapshot) else {
      return WorkoutChangeOutput(workout: id, change: nil, records: [])
    }
    let output = try correct(id, change)
    var before: ExerciseName?
    if case .swapExercise(let set, _) = change {
      before = workout.blocks.first { $0.sets.contains { $0.number == set } }.map {
        ExerciseName($0.exercise, in: snapshot.catalogue)
      }
    }
    let isChanged = output.change != nil
    return WorkoutChangeOutput(
      workout: id, change: output.change, correction: isChanged ? output.correction : nil,
      before: isChanged ? before : nil, records: output.records, corrected: output)
  }
}

/// The output of a use case that changes a workout as a whole, or one of its exercises.
package struct WorkoutChangeOutput: Described, Equatable {
  package var workout: WorkoutID
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  /// What changed; nil if nothing did.
  package var correction: WorkoutCorrectionView?
  /// The exercise that another exercise replaced; nil if none was replaced.
  package var before: ExerciseName?
  package var records: [RecordMoveView]
  private var step: WorkoutStepOutput?
  private var corrected: WorkoutCorrectionOutput?

  package static let schema = Schema(
    "ChangedWorkout", "The effect of changing a workout.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout."), .change,
      .optional("correction", WorkoutCorrectionView.schema, "What changed; left out if nothing did."),
      .optional(
        "before", ExerciseName.schema, "The exercise that was replaced; left out unless an exercise was replaced."),
      .init("records", .list(RecordMoveView.schema), "The records that changed; empty while the workout is under way."),
    ])
  package static let announced =
    StrengthEvents.stepDescriptions + StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions

  private enum CodingKeys: String, CodingKey {
    case workout, change, correction, before, records
  }

  init(
    workout: WorkoutID, change: Int?, correction: WorkoutCorrectionView? = nil, before: ExerciseName? = nil,
    records: [RecordMoveView], step: WorkoutStepOutput? = nil, corrected: WorkoutCorrectionOutput? = nil
  ) {
    self.workout = workout
    self.change = change
    self.records = records
    self.step = step
    self.correction = correction
    self.before = before
    self.corrected = corrected
  }
}

extension WorkoutChangeOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    (step?.events(changed: changed) ?? []) + (corrected?.events(changed: changed) ?? [])
  }
}
