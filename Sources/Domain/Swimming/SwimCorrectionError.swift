/// Why a swim cannot be corrected so.
package enum SwimCorrectionError: Error, Hashable, Sendable {
  case unknownSwim
  /// The swim was removed: only undo brings it back.
  case removed
  /// The swim has only so many laps.
  case outside(laps: Int)
  /// Merged laps must lie in one segment, and a segment ends after this lap.
  case crossesSegments(after: Int)
  /// A merge takes at least two laps.
  case oneLap
  /// The laps asked for are only a part of these, which were merged to one.
  case partOfMerged(SwimLapRange)
  /// Parts of a split lap can be neither split again nor merged.
  case split(lap: Int)
  /// A merged lap cannot be split.
  case merged(SwimLapRange)
  /// A lap that was no swimming can be neither split nor merged.
  case excluded(lap: Int)
  /// A lap can be split only into this many parts.
  case parts(ClosedRange<Int>)
  /// Only a swim that counts nowhere, since another recording of it does, can be preferred.
  case notDuplicate
  /// The book says so already.
  case changesNothing
}
