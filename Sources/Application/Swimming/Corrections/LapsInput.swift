import KernelApplication
package import SwimmingDomain

/// Laps of a segment that are corrected.
package struct LapsInput: Codable, Hashable, Sendable {
  package var segment: SwimSegmentID
  /// Nil is the whole segment.
  package var laps: SwimLapRange?
  package var dryRun: Bool?

  package init(segment: SwimSegmentID, laps: SwimLapRange? = nil, dryRun: Bool? = nil) {
    self.segment = segment
    self.laps = laps
    self.dryRun = dryRun
  }

  /// - Parameter summary: what the laps are named for.
  static func schema(_ summary: String) -> Schema {
    Schema(summary, [.segmentOfLaps, .lapsOfSegment, .dryRun])
  }
}

extension Schema.Member {
  static var segmentOfLaps: Schema.Member {
    .init("segment", SwimSegmentID.schema, "The segment whose laps they are.")
  }

  static var lapsOfSegment: Schema.Member {
    .optional("laps", SwimLapRange.schema, "The laps; left out, those of the whole segment.")
  }
}
