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
  /// No segment ends between the two laps.
  case notTorn(SwimLapRange)
  /// A gap this long holds a rest or lengths, in milliseconds; joined are gaps up to the other.
  case gapTooLong(Int64, most: Int64)
  /// A gap can be filled only by so many lengths.
  case lengths(ClosedRange<Int>)
  /// So many lengths would be faster than anybody swims; this many would not.
  case tooManyLengths(most: Int)
  /// The laps beside the gap are of two styles: hers has to be said.
  case stylesDiffer(StrokeStyle, StrokeStyle)
  /// Lengths were put in after the lap.
  case reclaimed(after: Int)
  /// Only one of several recordings of a swim can be preferred; the one that counts, until she has judged.
  case notDuplicate
  /// The book says so already.
  case changesNothing
}
