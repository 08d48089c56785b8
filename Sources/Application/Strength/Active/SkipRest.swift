package import KernelApplication
import StrengthDomain

package struct SkipRest: UseCase {
  package static let method = "strength.skipRest"
  package static let summary = "End the rest under way."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { _, _ in .skipRest }
  }
}
