package import KernelApplication
import StrengthDomain

package struct DiscardWorkout: UseCase {
  package static let method = "strength.discardWorkout"
  package static let summary = "Discard the workout under way; `book.undo` brings it back."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { _, _ in .discard }
  }
}
