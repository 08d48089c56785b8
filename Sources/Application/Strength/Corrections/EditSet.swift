package import KernelApplication
package import StrengthDomain

/// Puts another set in the place of one: of the workout that is on, or of a finished one.
package struct EditSet: UseCase {
  package static let method = "strength.editSet"
  package static let summary = "Put another set in the place of one, of the workout that is on or of a finished one."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription { .setEdit(Input.schema) }

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the one that is on.
    package var workout: WorkoutID?
    /// Its number in the workout, from 1.
    package var set: Int
    package var kind: SetKind?
    package var load: Load?
    package var reps: Int?
    package var seconds: Int?
    package var millimetres: Int64?
    package var rpe: Double?
    package var note: String?

    package init(workout: WorkoutID? = nil, set: Int, _ entry: SetInput) {
      self.workout = workout
      self.set = set
      kind = entry.kind
      load = entry.load
      reps = entry.reps
      seconds = entry.seconds
      millimetres = entry.millimetres
      rpe = entry.rpe
      note = entry.note
    }
  }

  package typealias Output = SetEditOutput

  private let editor: SetEditor

  package init(reader: StrengthReader) {
    editor = SetEditor(reader: reader)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let told = SetInput(
      kind: input.kind, load: input.load, reps: input.reps, seconds: input.seconds, millimetres: input.millimetres,
      rpe: input.rpe, note: input.note)
    let entry = try told.entry()
    return try editor.edit(input.set, of: input.workout) { known in
      var entry = entry
      // What was not asked for stays.
      if input.kind == nil { entry.kind = known.kind }
      entry.plannedRest = known.plannedRest
      entry.rest = known.rest
      if input.note == nil { entry.note = known.note }
      if input.rpe == nil { entry.halvesOfRPE = known.halvesOfRPE }
      return entry
    }
  }
}

extension EditSet.Input {
  package static var schema: Schema {
    Schema(
      "The set as it is to be; load, repetitions, time or distance at least.",
      [
        .optional("workout", WorkoutID.schema, "Left out, the one that is on."),
        .init("set", .ordinal, "Its number in the workout, from 1.", examples: ["3"]),
      ] + [Schema.Member].toldSet)
  }
}
