package import KernelApplication
package import SwimmingDomain

/// Says that suspicious laps are right as they are: they count from now on.
package struct ConfirmLaps: UseCase {
  package static let method = "swimming.confirmLaps"
  package static let summary = "Confirm suspicious laps of a segment, so that they count."
  package static let kind = UseCaseKind.change

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
