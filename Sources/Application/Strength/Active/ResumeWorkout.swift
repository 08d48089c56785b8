package import KernelApplication
import StrengthDomain

/// Goes on with the workout that is paused, or that was likely forgotten.
package struct ResumeWorkout: UseCase {
  package static let method = "strength.resumeWorkout"
  package static let summary = "Go on with the workout that is paused, or that nobody went on with for four hours."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { _, _ in .resume }
  }
}
