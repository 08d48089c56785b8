package import KernelApplication
package import SwimmingDomain

/// Says that laps are one length, which the watch counted as several.
package struct MergeLaps: UseCase {
  package static let method = "swimming.mergeLaps"
  package static let summary = "Join laps of a segment that were one length."
  package static let kind = UseCaseKind.change

  package struct Input: Codable, Hashable, Sendable {
    package var segment: SegmentID
    package var laps: LapRange

    package init(segment: SegmentID, laps: LapRange) {
      self.segment = segment
      self.laps = laps
    }
  }

  package typealias Output = CorrectionOutput

  private let desk: CorrectionDesk

  package init(store: any WorkoutStore) {
    desk = CorrectionDesk(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.segment, laps: input.laps) { .merge($0) }
  }
}
