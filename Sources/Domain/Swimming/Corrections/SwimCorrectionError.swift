/// The reason why a swim cannot be corrected as requested.
package enum SwimCorrectionError: Error, Hashable, Sendable {
  case unknownSwim
  /// The user removed the swim. It can be corrected again once the removal is undone.
  case removed
  /// The request contains laps that do not exist. The value is the number of laps in the swim.
  case outside(laps: Int)
  /// The laps to merge belong to several segments, one of which ends after this lap. Only laps of the same segment can
  /// be merged.
  case crossesSegments(after: Int)
  /// The request contains only one lap, but merging needs at least two.
  case oneLap
  /// These laps were merged into one, but the request contains only some of them.
  case partOfMerged(SwimLapRange)
  /// The user split this lap. Its parts can be neither split again nor merged.
  case split(lap: Int)
  /// The user merged these laps into one, which cannot be split.
  case merged(SwimLapRange)
  /// The user excluded this lap. It can be neither split nor merged, and a gap beside it can be neither joined nor
  /// filled.
  case excluded(lap: Int)
  /// The number of parts into which a lap is split must be in this range.
  case parts(ClosedRange<Int>)
  /// These two laps belong to the same segment, so there is no gap between them that could be joined or filled.
  case notTorn(SwimLapRange)
  /// The gap between the segments is too long to have been swum. The values are its duration and the longest duration
  /// that can be joined, both in milliseconds.
  case gapTooLong(Int64, most: Int64)
  /// The number of lengths that fill a gap must be in this range.
  case lengths(ClosedRange<Int>)
  /// The gap is too short for this number of lengths, which would be faster than any human can swim. `most` is the
  /// greatest possible number.
  case tooManyLengths(most: Int)
  /// The laps before and after the gap have these two styles, which differ, so the user must state the style of the
  /// lengths between them.
  case stylesDiffer(StrokeStyle, StrokeStyle)
  /// The user inserted lengths into the gap after this lap. Such lengths can be neither merged nor split.
  case reclaimed(after: Int)
  /// The swim has no other recording that could count, or the user has already decided that this recording counts.
  case notDuplicate
  /// The distance cannot be set, because it is computed from the lengths of the swim.
  case hasLengths
  /// The distance is outside the valid values (see `Swim.distances`).
  case distance
  /// The correction would not change anything, because the swim already has this value.
  case changesNothing
}
