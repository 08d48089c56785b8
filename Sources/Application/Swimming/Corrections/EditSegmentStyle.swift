package import KernelApplication
package import SwimmingDomain

/// Says in which style a segment, or some laps of it, were swum. Boundaries and times never change.
package struct EditSegmentStyle: UseCase {
  package static let method = "swimming.editSegmentStyle"
  package static let summary = "Set the style of all laps of a segment, or of some of them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var style: StrokeStyle
    /// Nil is the whole segment.
    package var laps: SwimLapRange?
    package var dryRun: Bool?

    package static let schema = Schema(
      "In which style laps were swum.",
      [
        .segmentOfLaps,
        .init("style", StrokeStyle.schema, "In what they were swum."),
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
