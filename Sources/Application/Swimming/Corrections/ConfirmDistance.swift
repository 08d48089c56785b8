package import KernelApplication
import SwimmingDomain

/// Confirms that the distance of a swim without recorded pool lengths is correct although it looks wrong. From then on,
/// totals include the distance.
package struct ConfirmDistance: UseCase {
  package static let method = "swimming.confirmDistance"
  package static let summary = "Confirm that the doubted distance of a swim is right, so that it counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(
      Input.schema("The swim whose distance to confirm.", swim: "The name of the swim, which has no lengths."),
      Output.schema)
  }

  package typealias Input = SwimInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.swim, .confirmDistance, isDryRun: input.dryRun)
  }
}
