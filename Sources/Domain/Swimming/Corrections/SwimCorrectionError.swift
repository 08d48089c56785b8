/// Why a swim cannot be corrected as requested.
package enum SwimCorrectionError: Error, Hashable, Sendable {
  case unknownSwim
  /// The user removed the swim. It can be corrected again once the removal is undone.
  case removed
  /// The request contains laps that do not exist, since the swim has only this number of laps.
  case outside(laps: Int)
  /// The laps to merge are in several segments, one of which ends after this lap. Only laps of the same segment can be
  /// merged.
  case crossesSegments(after: Int)
  /// The request contains only one lap, but merging needs at least two.
  case oneLap
  /// These laps were merged into one, and the request contains only some of them.
  case partOfMerged(SwimLapRange)
  /// The user split this lap. Its parts can be neither split again nor merged.
  case split(lap: Int)
  /// The user merged these laps into one, which cannot be split.
  case merged(SwimLapRange)
  /// The user excluded this lap. It can be neither split nor merged, and gaps beside it can be neither joined nor
  /// filled.
  case excluded(lap: Int)
  /// A lap can be split only into a number of parts within this range.
  case parts(ClosedRange<Int>)
  /// There is no gap to join or to fill: these two laps are in the same segment.
  case notTorn(SwimLapRange)
  /// The gap between the segments, of this duration in milliseconds, is too long to have been swum; `most` is the
  /// longest that can be joined.
  case gapTooLong(Int64, most: Int64)
  /// A gap can be filled only with a number of lengths within this range.
  case lengths(ClosedRange<Int>)
  /// So many lengths in the gap would need a speed that no human can swim; `most` is the greatest possible number.
  case tooManyLengths(most: Int)
  /// The laps before and after the gap have these different styles, so the user must state the style of the lengths
  /// between them.
  case stylesDiffer(StrokeStyle, StrokeStyle)
  /// The user inserted lengths into the gap after this lap. Inserted lengths can be neither merged nor split.
  case reclaimed(after: Int)
  /// There is no other recording of this swim that could count, or the user already decided that this one counts.
  case notDuplicate
  /// The distance of the swim follows from its lengths, so it cannot be set.
  case hasLengths
  /// The distance is outside the valid values (see `Swim.distances`).
  case distance
  /// The correction would change nothing: the swim already has the value.
  case changesNothing
}
