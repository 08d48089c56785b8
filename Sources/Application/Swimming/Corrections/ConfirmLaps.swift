package import KernelApplication
import SwimmingDomain

/// Says that suspicious laps are right as they are: they count from now on.
package struct ConfirmLaps: UseCase {
  package static let method = "swimming.confirmLaps"
  package static let summary = "Confirm suspicious laps of a segment, so that they count."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription { describe(Input.schema("Which laps are right."), Output.schema) }

  package typealias Input = LapsInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .confirm($0) }
  }
}
