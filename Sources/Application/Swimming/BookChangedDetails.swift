import SwimmingDomain

/// What the event `swimming.bookChanged` tells: of a correction what it corrected, of an import nothing.
struct BookChangedDetails: Codable, Sendable {
  var workout: WorkoutID?
  /// Left out for a change of the whole workout.
  var laps: LapRange?
  var change: CorrectionKind?
}

/// What the event `swimming.importFinished` tells.
struct ImportFinishedDetails: Codable, Sendable {
  var files: Int
  /// New, updated and unchanged together.
  var workouts: Int
  var new: Int
  var updated: Int
}
