package import KernelApplication
import SwimmingDomain

/// Says that laps were no swimming: attempts end before them and begin after them.
package struct ExcludeLaps: UseCase {
  package static let method = "swimming.excludeLaps"
  package static let summary = "Leave laps of a segment out: they were no swimming."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("Which laps were no swimming."), Output.schema)
  }

  package typealias Input = LapsInput
  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .exclude($0) }
  }
}
