package import KernelApplication
package import SwimmingDomain

/// Says that suspicious laps are right as they are: they count from now on.
package struct ConfirmLaps: UseCase {
  package static let method = "swimming.confirmLaps"
  package static let summary = "Confirm suspicious laps of a segment, so that they count."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .changing + [.notFound], announces: Output.announced)
  }

  package struct Input: Codable, Hashable, Sendable {
    package var segment: SwimSegmentID
    /// Nil is the whole segment.
    package var laps: SwimLapRange?

    package init(segment: SwimSegmentID, laps: SwimLapRange? = nil) {
      self.segment = segment
      self.laps = laps
    }
  }

  package typealias Output = SwimCorrectionOutput

  private let desk: SwimCorrector

  package init(store: any SwimStore) {
    desk = SwimCorrector(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.segment, laps: input.laps) { .confirm($0) }
  }
}

extension ConfirmLaps.Input {
  package static var schema: Schema {
    Schema(
      "Which laps are right.",
      [
        .init("segment", SwimSegmentID.schema, "The segment whose laps they are."),
        .optional("laps", SwimLapRange.schema, "The laps; left out, those of the whole segment."),
      ])
  }
}
