package import KernelApplication
import StrengthDomain

/// Continues a workout that the user paused or probably forgot.
package struct ResumeWorkout: UseCase {
  package static let method = "strength.resumeWorkout"
  package static let summary =
    "Resume the workout under way after a pause, or after four hours in which nothing was done."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { _, _ in .resume }
  }
}
