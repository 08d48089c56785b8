package import KernelApplication
import StrengthDomain

/// Ends the rest that is on.
package struct SkipRest: UseCase {
  package static let method = "strength.skipRest"
  package static let summary = "End the rest that is on."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  private let coordinator: WorkoutCoordinator

  package init(reader: StrengthReader) {
    coordinator = WorkoutCoordinator(reader: reader)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try coordinator.take { _, _ in .skipRest }
  }
}
