package import KernelApplication
import SwimmingDomain

/// Confirms that suspicious laps are correct. They count for records from then on.
package struct ConfirmLaps: UseCase {
  package static let method = "swimming.confirmLaps"
  package static let summary = "Confirm that suspicious laps of a segment are right, so that they count."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription { describe(Input.schema("The laps to confirm."), Output.schema) }

  package typealias Input = LapsInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .confirm($0) }
  }
}
