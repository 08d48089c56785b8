package import KernelApplication
import StrengthDomain

/// Pauses the workout that is on, and its rest with it.
package struct PauseWorkout: UseCase {
  package static let method = "strength.pauseWorkout"
  package static let summary = "Pause the workout that is on, and its rest with it."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package typealias Output = WorkoutStepOutput

  private let coordinator: WorkoutCoordinator

  package init(reader: StrengthReader) {
    coordinator = WorkoutCoordinator(reader: reader)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try coordinator.take { _, _ in .pause }
  }
}
