package import KernelApplication
import SwimmingDomain

/// Marks laps as not swum. No attempt at a record can contain them: each attempt ends before them or begins after
/// them.
package struct ExcludeLaps: UseCase {
  package static let method = "swimming.excludeLaps"
  package static let summary = "Exclude laps of a segment that were not swimming."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("The laps to exclude."), Output.schema)
  }

  package typealias Input = LapsInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .exclude($0) }
  }
}
