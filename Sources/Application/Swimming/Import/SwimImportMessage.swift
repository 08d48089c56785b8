package import KernelApplication

/// What an import left out of swims, and why.
package enum SwimImportMessage: MessageContent {
  package static var concern: String { "swimming" }

  case swims(count: Int)
  case lapRecords(count: Int)
  /// - start: `2023-06-04T23:35:07Z`
  case lapRecordsFrom(count: Int, start: String)
  case laps(swim: String)
  case someLaps(count: Int, swim: String)
  case lengths(count: Int)
  case someLengths(count: Int, swim: String)
  case poolLength(swim: String)
  case timeZone(swim: String)
  case singleTimes(swim: String)
  case undatedSwim
  case activityWithoutLaps

  // MARK: Why

  case noSwims
  case inOpenWater
  case noLengthsRecorded
  case noLengthsTold
  case lapsMissing(evidence: LapEvidence)
  case noSwimThen
  case noReadableStart
  case noReadableAmount
  case noReadableDuration
  case impossibleDuration
  case poolNotGiven(swim: String)
  case sameSecond(most: Int)
  case clockNeverSet
  case clockNotSet
  case noSession
  case noStartOrDuration
  case unevenLaps
  /// The length of the pool is not given.
  case noPool
  case equalShares
  case noDate

  /// What proves that laps are missing from an export.
  package enum LapEvidence: Codable, Hashable, Sendable {
    /// Both distances are in metres.
    case distance(laps: Int, swum: Int)
    case records(found: Int, laps: Int)
    case outside(count: Int)
  }
}

extension Message {
  package static func swimming(_ content: SwimImportMessage) -> Message { Message(content) }
}
