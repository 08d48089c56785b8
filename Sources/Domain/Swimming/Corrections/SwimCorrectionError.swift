/// Why a swim cannot be corrected in the requested way.
package enum SwimCorrectionError: Error, Hashable, Sendable {
  case unknownSwim
  /// The user removed the swim. It can be corrected again once the removal is undone.
  case removed
  /// The change is for laps that do not exist: the swim has only this many.
  case outside(laps: Int)
  /// The laps to merge are in several segments: a segment ends after this lap. Laps can be merged only within a
  /// segment.
  case crossesSegments(after: Int)
  /// Only one lap was named, but a merge needs at least two.
  case oneLap
  /// The change names only some of these laps, which were merged into one.
  case partOfMerged(SwimLapRange)
  /// The lap was split. Its parts can be neither split again nor merged.
  case split(lap: Int)
  /// The laps were merged into one. A merged lap cannot be split.
  case merged(SwimLapRange)
  /// The lap is excluded, so it can be neither split nor merged, and no gap beside it can be joined or filled.
  case excluded(lap: Int)
  /// A lap can be split only into a number of parts in this range.
  case parts(ClosedRange<Int>)
  /// There is no gap to join or fill: no segment ends between these two laps.
  case notTorn(SwimLapRange)
  /// The gap between the segments, in milliseconds, is too long to have been swum; `most` is the longest that can be
  /// joined.
  case gapTooLong(Int64, most: Int64)
  /// A gap can be filled only with a number of lengths in this range.
  case lengths(ClosedRange<Int>)
  /// So many lengths in the gap would be faster than any human swims; `most` is the greatest number that would not.
  case tooManyLengths(most: Int)
  /// The laps on both sides of the gap have these different styles, so the user has to name a style for the lengths
  /// between.
  case stylesDiffer(StrokeStyle, StrokeStyle)
  /// The user filled the gap after this lap with lengths, which can be neither merged nor split.
  case reclaimed(after: Int)
  /// The swim has no other recording over which it could be preferred, or it already counts because the user decided
  /// so.
  case notDuplicate
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
