package import KernelApplication
package import SwimmingDomain

package struct ReclaimLengths: UseCase {
  package static let method = "swimming.reclaimLengths"
  package static let summary =
    "Insert lengths between a segment and the next one, where the watch recorded a rest instead."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var lengths: Int
    package var style: StrokeStyle?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The lengths to insert, and where.",
      [
        .init("segment", SwimSegmentID.schema, "The name of the earlier of the two segments."),
        .init(
          "lengths", .integer,
          "The number of lengths to insert, from 1 to 50; each gets an equal share of the time between the segments.",
          unit: .of("lengths"), examples: ["2"]),
        .optional(
          "style", StrokeStyle.schema,
          """
          The style in which the lengths were swum; if left out, the style of the laps before and after, which must be \
          equal.
          """),
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
