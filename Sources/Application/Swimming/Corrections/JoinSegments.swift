package import KernelApplication
package import SwimmingDomain

/// Joins a segment to the next one, because the swimmer did not rest between them although the watch recorded a rest.
package struct JoinSegments: UseCase {
  package static let method = "swimming.joinSegments"
  package static let summary = "Join a segment with the next one, because there was no rest between them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The segments to join.",
      [
        .init(
          "segment", SwimSegmentID.schema,
          """
          The name of the earlier segment. The time between the two segments counts as swum; it may be at most 60 s, \
          and at most 0.8 of the median lap time.
          """),
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
