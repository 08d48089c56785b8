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
      let output = try take(active)
      return WorkoutChangeOutput(
        workout: output.workout, change: output.change == 0 ? nil : output.change, records: [], step: output)
    }
    guard let change = try finished(snapshot.workout(id).workout, snapshot) else {
      return WorkoutChangeOutput(workout: id, change: nil, records: [])
    }
    let output = try correct(id, change)
    return WorkoutChangeOutput(
      workout: id, change: output.change, records: output.records, correction: output)
  }
}

/// The output of a use case that changes a workout as a whole, or one of its exercises.
package struct WorkoutChangeOutput: Described, Equatable {
  package var workout: WorkoutID
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  package var records: [RecordMoveView]
  private var step: WorkoutStepOutput?
  private var correction: WorkoutCorrectionOutput?

  package static let schema = Schema(
    "ChangedWorkout", "The effect of changing a workout.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout."), .change,
      .init("records", .list(RecordMoveView.schema), "The records that changed; empty while the workout is under way."),
    ])
  package static let announced =
    StrengthEvents.stepDescriptions + StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions

  private enum CodingKeys: String, CodingKey {
    case workout, change, records
  }

  init(
    workout: WorkoutID, change: Int?, records: [RecordMoveView], step: WorkoutStepOutput? = nil,
    correction: WorkoutCorrectionOutput? = nil
  ) {
    self.workout = workout
    self.change = change
    self.records = records
    self.step = step
    self.correction = correction
  }
}

extension WorkoutChangeOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    (step?.events(changed: changed) ?? []) + (correction?.events(changed: changed) ?? [])
  }
}
