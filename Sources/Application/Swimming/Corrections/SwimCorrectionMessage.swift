package import KernelApplication

/// The reason why a correction of a swim can't be made. If a case has a value `change`, it is the number that
/// identifies the earlier change that prevents the correction; nil if unknown.
package enum SwimCorrectionMessage: MessageContent {
  package static var concern: String { "swimming" }

  case lapsOutsideSegment(laps: String, segment: String)
  case lapsOutsideSwim(swim: String, laps: Int)
  case lapNumber
  case swimWasRemoved(swim: String, change: Int?)
  case segmentEnds(lap: Int)
  case mergeOfOneLap(example: String)
  case partOfMerged(laps: String)
  case lapWasSplit(lap: Int, change: Int?)
  case lapsWereMerged(laps: String, change: Int?)
  case lapWasExcluded(lap: Int, change: Int?)
  case splitInto(least: Int, most: Int)
  case lastSegment(segment: String)
  case notTorn(laps: String, change: Int?)
  /// The gap between segments lasts too long to count as swum: `gap` milliseconds, when at most `most` are allowed.
  case gapTooLong(gap: Int, most: Int)
  case lengthsInGap(least: Int, most: Int)
  case tooManyLengths(most: Int)
  case stylesDiffer(styles: [String])
  case lengthsReclaimed(lap: Int, change: Int?)
  case noDuplicate(swim: String)
  case noUnknownStyle(swim: String)
  /// The swim has no recorded pool lengths, so no equipment can be recorded.
  case lengthsMissing(swim: String)
  case noSuchZone(name: String)
  case hasLengths(swim: String)
  case impossibleDistance
  case saidAlready
}

extension Message {
  package static func swimming(_ content: SwimCorrectionMessage) -> Message { Message(content) }
}
