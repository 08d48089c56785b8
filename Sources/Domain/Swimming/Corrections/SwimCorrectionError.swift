/// Why a swim cannot be corrected that way.
package enum SwimCorrectionError: Error, Hashable, Sendable {
  case unknownSwim
  /// The swim was removed; only undo brings it back.
  case removed
  /// The swim has no more than this many laps.
  case outside(laps: Int)
  /// Laps can be merged only within a segment, and a segment ends after this lap.
  case crossesSegments(after: Int)
  /// A merge needs at least two laps.
  case oneLap
  /// The laps named are only some of these, which were merged into one.
  case partOfMerged(SwimLapRange)
  /// The lap was split. Its parts can be neither split again nor merged.
  case split(lap: Int)
  /// The laps were merged. A merged lap cannot be split.
  case merged(SwimLapRange)
  /// The lap is excluded, so it can be neither split nor merged.
  case excluded(lap: Int)
  /// A lap can be split only into this many parts.
  case parts(ClosedRange<Int>)
  /// No segment ends between these two laps.
  case notTorn(SwimLapRange)
  /// The gap, in milliseconds, is too long to be joined over; `most` is the longest that can be.
  case gapTooLong(Int64, most: Int64)
  /// A gap can be filled only with this many lengths.
  case lengths(ClosedRange<Int>)
  /// That many lengths would be faster than any human swims; `most` would not be.
  case tooManyLengths(most: Int)
  /// The laps on both sides of the gap have these different styles, so the user has to name one.
  case stylesDiffer(StrokeStyle, StrokeStyle)
  /// Lengths were already inserted after this lap.
  case reclaimed(after: Int)
  /// A swim can be preferred only if it has several recordings. The one that counts can be preferred only while the
  /// user has not decided.
  case notDuplicate
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
