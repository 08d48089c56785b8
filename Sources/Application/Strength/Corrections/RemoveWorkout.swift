package import KernelApplication
import StrengthDomain

package struct RemoveWorkout: UseCase {
  package static let method = "strength.removeWorkout"
  package static let summary = "Take a finished workout out of the book; undo brings it back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package typealias Input = ShowWorkout.Input
  package typealias Output = WorkoutCorrectionOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.workout, .remove)
  }
}
