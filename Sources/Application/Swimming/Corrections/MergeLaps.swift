package import KernelApplication
package import SwimmingDomain

/// Merges several laps into one, because the watch counted one length as several.
package struct MergeLaps: UseCase {
  package static let method = "swimming.mergeLaps"
  package static let summary = "Merge laps of a segment that together were one length."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    package var dryRun: Bool?

    package static let schema = Schema(
      "The laps to merge.",
      [
        .segmentOfLaps,
        .init("laps", SwimLapRange.schema, "The first and the last lap to merge; at least two laps."), .dryRun,
      ])

    package init(segment: SwimSegmentID, laps: SwimLapRange, dryRun: Bool? = nil) {
      self.segment = segment
      self.laps = laps
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .merge($0) }
  }
}
