package import KernelApplication
package import StrengthDomain

/// Changes a set: as a step of the workout that is on, as a correction of a finished one.
struct SetEditor {
  let reader: StrengthReader

  /// - Parameter change: what the set is to be; nil removes it.
  func edit(
    _ number: Int, of id: WorkoutID?, _ change: (SetEntry) -> SetEntry?
  ) throws(Failure) -> SetEditOutput {
    let snapshot = try reader.store.snapshot()
    let active = snapshot.book.state.active
    guard let id, id != active?.id else { return try edit(active: number, change) }
    let workout = try snapshot.workout(id).workout
    guard let set = workout.blocks.lazy.flatMap(\.sets).first(where: { Int($0.number) == number }) else {
      throw .notFound(.strength(.noSet(number: number, workout: id.description)))
    }
    let correction: WorkoutCorrection.Change =
      change(set).map { .editSet(set.number, $0) } ?? .removeSet(set.number)
    let output = try WorkoutCorrector(reader: reader).correct(id, correction)
    return SetEditOutput(workout: id, change: output.change, records: output.records, correction: output)
  }

  private func edit(active number: Int, _ change: (SetEntry) -> SetEntry?) throws(Failure) -> SetEditOutput {
    let output = try WorkoutDesk(reader: reader).take { (workout, _) throws(Failure) in
      guard let set = workout.blocks.lazy.flatMap(\.sets).first(where: { Int($0.number) == number }) else {
        throw .notFound(.strength(.noSet(number: number, workout: workout.id.description)))
      }
      return change(set).map { .editSet(set.number, $0) } ?? .removeSet(set.number)
    }
    return SetEditOutput(workout: output.workout, change: output.change, records: [], step: output)
  }
}

/// What changing a set did.
package struct SetEditOutput: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  /// The number of the change, by which it can be taken back; left out where the set was so already.
  package var change: Int?
  /// The records that moved; none while the workout is on.
  package var records: [RecordMoveView]
  private var step: WorkoutStepOutput?
  private var correction: WorkoutCorrectionOutput?

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

extension SetEditOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    (step?.events(changed: changed) ?? []) + (correction?.events(changed: changed) ?? [])
  }
}

extension SetEditOutput {
  package static var schema: Schema {
    Schema(
      "EditedSet", "What changing a set did.",
      [
        .init("workout", WorkoutID.schema, "The workout."), .change,
        .init("records", .list(RecordMoveView.schema), "The records that moved; none while the workout is on."),
      ])
  }
}

extension UseCaseDescription {
  /// Of a change of a set.
  static func setEdit(_ input: Schema) -> UseCaseDescription {
    UseCaseDescription(
      input, SetEditOutput.schema, .changing + [.notFound],
      announces: StrengthEvents.stepDescriptions + StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions)
  }
}
