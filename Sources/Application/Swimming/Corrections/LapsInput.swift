import KernelApplication
package import SwimmingDomain

/// The input of a use case that corrects laps of one segment (laps swum without a rest).
package struct LapsInput: Codable, Hashable, Sendable {
  package var segment: SwimSegmentID
  /// The laps to correct; nil for the whole segment.
  package var laps: SwimLapRange?
  package var dryRun: Bool?

  package init(segment: SwimSegmentID, laps: SwimLapRange? = nil, dryRun: Bool? = nil) {
    self.segment = segment
    self.laps = laps
    self.dryRun = dryRun
  }

  /// Returns the schema of this input.
  /// - Parameter summary: one sentence about the input.
  static func schema(_ summary: String) -> Schema {
    Schema(summary, [.segmentOfLaps, .lapsOfSegment, .dryRun])
  }
}

extension Schema.Member {
  static var segmentOfLaps: Schema.Member {
    .init("segment", SwimSegmentID.schema, "The name of the segment that contains the laps.")
  }

  static var lapsOfSegment: Schema.Member {
    .optional("laps", SwimLapRange.schema, "The first and the last lap; if left out, all laps of the segment.")
  }
}
