package import KernelApplication
package import SwimmingDomain

/// Sets the style of a segment (laps swum without a rest), or of some of its laps. The laps keep their boundaries and
/// times.
package struct EditSegmentStyle: UseCase {
  package static let method = "swimming.editSegmentStyle"
  package static let summary = "Set the style of all laps of a segment, or of some of them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var style: StrokeStyle
    /// The laps whose style to change; nil for the whole segment.
    package var laps: SwimLapRange?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The laps to change, and their style.",
      [
        .segmentOfLaps,
        .init("style", StrokeStyle.schema, "The style in which the laps were swum."),
        .lapsOfSegment, .dryRun,
      ])

    package init(segment: SwimSegmentID, style: StrokeStyle, laps: SwimLapRange? = nil, dryRun: Bool? = nil) {
      self.segment = segment
      self.style = style
      self.laps = laps
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try swims.correct(input.segment, laps: input.laps, isDryRun: input.dryRun) { .style(input.style, $0) }
  }
}
