package import KernelApplication
package import SwimmingDomain

package struct ReclaimLengths: UseCase {
  package static let method = "swimming.reclaimLengths"
  package static let summary = "Put lengths between a segment and the next one, which the watch took for a rest."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var lengths: Int
    package var style: StrokeStyle?
    package var dryRun: Bool?

    package static let schema = Schema(
      "How many lengths were swum between two segments.",
      [
        .init("segment", SwimSegmentID.schema, "The earlier of the two."),
        .init(
          "lengths", .integer, "How many; they share the time equally.", unit: .of("lengths"), examples: ["2"]),
        .optional(
          "style", StrokeStyle.schema, "In what they were swum; left out, as the laps beside them, where these agree."),
        .dryRun,
      ])

    package init(segment: SwimSegmentID, lengths: Int, style: StrokeStyle? = nil, dryRun: Bool? = nil) {
      self.segment = segment
      self.lengths = lengths
      self.style = style
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correctGap(after: input.segment, isDryRun: input.dryRun) {
      .reclaim($0, lengths: input.lengths, style: input.style)
    }
  }
}
