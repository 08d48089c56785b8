package import SwimmingDomain

/// What a correction, or taking one back, did.
package struct CorrectionOutput: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  /// Left out for a change of the whole workout.
  package var segment: SegmentID?
  package var change: ReviewLaps.ChangeKind
  /// False when the book said so already.
  package var changed: Bool
  /// The records that moved.
  package var records: [RecordMove]
}
