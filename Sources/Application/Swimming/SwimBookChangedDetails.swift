package import SwimmingDomain

/// What the event `swimming.bookChanged` tells: of a correction what it corrected, of an import nothing.
package struct SwimBookChangedDetails: Codable, Sendable {
  package var swim: SwimID?
  /// Left out for a change of the whole workout.
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind?
  /// True where the correction was taken back; left out elsewhere.
  package var undone: Bool?
}
