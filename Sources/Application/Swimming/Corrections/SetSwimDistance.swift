package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Sets the distance of a swim without recorded pool lengths. It replaces the distance that the file states.
package struct SetSwimDistance: UseCase {
  package static let method = "swimming.setDistance"
  package static let summary = "Set the distance of a swim without lengths."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var swim: SwimID
    package var metres: Int
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swim, and its distance.",
      [
        .init("swim", SwimID.schema, "The name of the swim, which has no lengths."),
        .init("metres", .integer, "The distance, in metres.", unit: .metres, examples: ["1500"]), .dryRun,
      ])

    package init(swim: SwimID, metres: Int, dryRun: Bool? = nil) {
      self.swim = swim
      self.metres = metres
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (centimetres, isTooFar) = input.metres.multipliedReportingOverflow(by: 100)
    return try swims.correct(input.swim, .distance(isTooFar ? -1 : centimetres), isDryRun: input.dryRun)
  }
}
