package import KernelApplication
package import SwimmingDomain

/// Says that she did not rest between a segment and the next one: the watch tore one swim apart.
package struct JoinSegments: UseCase {
  package static let method = "swimming.joinSegments"
  package static let summary = "Join a segment with the next one: there was no rest between them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var dryRun: Bool?

    package static let schema = Schema(
      "Which segments were one.",
      [
        .init(
          "segment", SwimSegmentID.schema,
          "The earlier of the two; the time between them counts as swum, if it is at most a minute and 0.8 of a lap."),
        .dryRun,
      ])

    package init(segment: SwimSegmentID, dryRun: Bool? = nil) {
      self.segment = segment
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correctGap(after: input.segment, isDryRun: input.dryRun) { .join($0) }
  }
}
