package import KernelApplication
package import StrengthDomain

package struct AddExercise: UseCase {
  package static let method = "strength.addExercise"
  package static let summary = "Add an exercise to the workout under way."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// The exercise's id, or one of its names.
    package var exercise: ExerciseID
    package var superset: Int?
    /// The seconds of rest after the exercise's sets. If nil, the exercise's usual rest applies or, if it has none,
    /// the rest in the settings.
    package var restSeconds: Int?
    /// True to add the exercise to the workout under way even if that workout was idle for four hours; nil means false.
    package var same: Bool?

    package static let schema = Schema(
      "The exercise to add.",
      [
        .init("exercise", ExerciseID.asked, "The exercise to add."),
        .optional(
          "superset", Schema(.integer(AddExercise.supersets), unit: .ordinal),
          "The number of the superset, which all its blocks share; if left out, the block is in no superset.",
          examples: ["1"]),
        .rest(
          "restSeconds",
          "The rest after each set, in seconds; if left out, the exercise's own, or else `strength.rest`."), .same,
      ])

    package init(exercise: ExerciseID, superset: Int? = nil, restSeconds: Int? = nil, same: Bool? = nil) {
      self.same = same
      self.exercise = exercise
      self.superset = superset
      self.restSeconds = restSeconds
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let rest = try input.restSeconds?.checkedRest()
    if let superset = input.superset, !AddExercise.supersets.contains(superset) {
      throw .invalidInput(
        field: "superset",
        problem: .strength(.noBlock(number: superset, count: AddExercise.supersets.upperBound)))
    }
    return try reader.take { (workout, snapshot) throws(Failure) in
      if input.same != true { try workout.refuseForgotten(at: reader.now()) }
      guard workout.blocks.count < AddExercise.mostBlocks else {
        throw .conflict(.strength(.tooMany(what: .blocks, most: AddExercise.mostBlocks)))
      }
      let exercise = try snapshot.exercise(input.exercise)
      return .addBlock(ActiveBlock(exercise: exercise.id, superset: input.superset, rest: rest))
    }
  }

  static let mostBlocks = 100
  static let supersets = 1...50
}
