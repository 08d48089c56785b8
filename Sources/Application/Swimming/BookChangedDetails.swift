package import SwimmingDomain

/// What the event `swimming.bookChanged` tells: of a correction what it corrected, of an import nothing.
package struct BookChangedDetails: Codable, Sendable {
  package var workout: WorkoutID?
  /// Left out for a change of the whole workout.
  package var laps: LapRange?
  package var change: CorrectionKind?
}

/// What the event `swimming.importFinished` tells.
package struct ImportFinishedDetails: Codable, Sendable {
  package var files: Int
  /// New, updated and unchanged together.
  package var workouts: Int
  package var new: Int
  package var updated: Int
}
