package import KernelApplication
import StrengthDomain

package struct PauseWorkout: UseCase {
  package static let method = "strength.pauseWorkout"
  package static let summary = "Pause the workout under way and its rest."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { _, _ in .pause }
  }
}
