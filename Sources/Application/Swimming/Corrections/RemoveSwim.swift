package import KernelApplication
import SwimmingDomain

/// Says that a swim was not hers: it counts nowhere from now on, also after the next import.
package struct RemoveSwim: UseCase {
  package static let method = "swimming.removeSwim"
  package static let summary = "Leave a swim out of the book: it was not yours."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("Which swim is left out.", swim: "The swim that was not hers."), Output.schema)
  }

  package typealias Input = SwimInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.swim, .remove, isDryRun: input.dryRun)
  }
}
