package import KernelApplication
package import SwimmingDomain

/// Sets the length of the pool in which a swim took place. If the file contains only laps that are several pool lengths
/// long, these laps are divided into lengths of the new pool, and the distance stays unchanged.
package struct SetPoolLength: UseCase {
  package static let method = "swimming.setPoolLength"
  package static let summary = "Set the length of the pool of a swim."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var swim: SwimID
    package var poolMetres: PoolLength
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swim, and the length of its pool.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("poolMetres", PoolLength.schema, "The length of the pool, in metres."), .dryRun,
      ])

    package init(swim: SwimID, poolMetres: PoolLength, dryRun: Bool? = nil) {
      self.swim = swim
      self.poolMetres = poolMetres
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    var output = try swims.correct(input.swim, .poolLength(input.poolMetres), isDryRun: input.dryRun)
    if output.changed, let swim = try swims.book()[input.swim], !swim.statedLaps.isEmpty {
      output.lengthsAnew = SwimCorrectionOutput.LengthsAnew(swim, in: input.poolMetres)
    }
    return output
  }
}
