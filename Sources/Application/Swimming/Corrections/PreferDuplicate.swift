package import KernelApplication
import SwimmingDomain

package struct PreferDuplicate: UseCase {
  package static let method = "swimming.preferDuplicate"
  package static let summary = "Choose which of several recordings of the same swim counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(
      Input.schema("The recording to count.", swim: "The name of the recording to count."),
      Output.schema)
  }

  package typealias Input = SwimInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.swim, .prefer, isDryRun: input.dryRun)
  }
}
