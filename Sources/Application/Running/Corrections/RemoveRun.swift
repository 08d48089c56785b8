package import KernelApplication
import RunningDomain

/// Says that a run was not hers: it counts nowhere from now on, also after the next import.
package struct RemoveRun: UseCase {
  package static let method = "running.removeRun"
  package static let summary = "Leave a run out of the book: it was not yours."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription { describe(Input.schema("Which run is left out."), Output.schema) }

  package typealias Input = RunInput
  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.run) { _ throws(Failure) in .remove }
  }
}
