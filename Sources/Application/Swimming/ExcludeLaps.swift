package import KernelApplication
package import SwimmingDomain

/// Says that laps were no swimming: attempts end before them and begin after them.
package struct ExcludeLaps: UseCase {
  package static let method = "swimming.excludeLaps"
  package static let summary = "Leave laps of a segment out: they were no swimming."
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
    try desk.correct(input.segment, laps: input.laps) { .exclude($0) }
  }
}

extension ExcludeLaps.Input {
  package static var schema: Schema {
    Schema(
      "Which laps were no swimming.",
      [
        .init("segment", SwimSegmentID.schema, "The segment whose laps they are."),
        .optional("laps", SwimLapRange.schema, "The laps; left out, those of the whole segment."),
      ])
  }
}
