package import SwimmingDomain

/// What the event `swimming.bookChanged` tells: of a correction what it corrected, of an import nothing.
package struct SwimBookChangedDetails: Codable, Sendable {
  package var swim: SwimID?
  /// Left out for a change of the whole workout.
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind?
}

/// What the event `swimming.importFinished` tells.
package struct ImportFinishedDetails: Codable, Sendable {
  package var files: Int
  /// New, updated and unchanged together.
  package var swims: Int
  package var new: Int
  package var updated: Int
}
