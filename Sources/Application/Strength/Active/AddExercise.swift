package import KernelApplication
package import StrengthDomain

package struct AddExercise: UseCase {
  package static let method = "strength.addExercise"
  package static let summary = "Add an exercise to the workout that is on."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// By its id, or by any name that people call it.
    package var exercise: ExerciseID
    package var superset: Int?
    /// Behind its sets; nil is the exercise's own, else as the setting says.
    package var restSeconds: Int?

    package static let schema = Schema(
      "What is added.",
      [
        .init("exercise", ExerciseID.asked, "The exercise."),
        .optional(
          "superset", Schema(.integer(AddExercise.supersets), unit: .ordinal),
          "Blocks of one number are a superset; left out for a block of its own.", examples: ["1"]),
        .rest("restSeconds", "Behind its sets; left out, the exercise's own, else as the setting says."),
      ])

    package init(exercise: ExerciseID, superset: Int? = nil, restSeconds: Int? = nil) {
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
      try workout.refuseForgotten(at: reader.now())
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
