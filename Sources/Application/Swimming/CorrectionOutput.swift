package import KernelApplication
package import SwimmingDomain

/// What a correction, or taking one back, did.
package struct CorrectionOutput: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  /// Left out for a change of the whole workout.
  package var laps: LapRange?
  package var change: CorrectionKind
  /// False when the book said so already, and nothing was written.
  package var changed: Bool
  /// The records that moved, or changed hands.
  package var records: [RecordMove]

  init(_ correction: Correction, changed: Bool, records: [RecordMove]) {
    self.workout = correction.workout
    self.laps = correction.change.laps
    self.change = CorrectionKind(correction.change)
    self.changed = changed
    self.records = records
  }
}

extension CorrectionOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed else { return [] }
    let details = BookChangedDetails(workout: workout, laps: laps, change: change)
    return [BookEvent("swimming.bookChanged", details)] + records.broken
  }
}
