package import KernelApplication
import SwimmingDomain

/// Marks a swim as somebody else's. It no longer counts anywhere, even if it is imported again.
package struct RemoveSwim: UseCase {
  package static let method = "swimming.removeSwim"
  package static let summary = "Remove a swim from the book, because somebody else swam it."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("The swim to remove.", swim: "The name of the swim to remove."), Output.schema)
  }

  package typealias Input = SwimInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.swim, .remove, isDryRun: input.dryRun)
  }
}
