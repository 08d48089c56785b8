package import KernelApplication
package import StrengthDomain

package struct RemoveWorkout: UseCase {
  package static let method = "strength.removeWorkout"
  package static let summary = "Remove a finished workout from the book; `book.undo` brings it back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout to remove.", [.init("workout", WorkoutID.schema, "The name of the workout."), .dryRun])

    package init(workout: WorkoutID, dryRun: Bool? = nil) {
      self.workout = workout
      self.dryRun = dryRun
    }
  }

  package typealias Output = WorkoutCorrectionOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.workout, .remove, isDryRun: input.dryRun)
  }
}
