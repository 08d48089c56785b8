package import KernelApplication

/// Messages about what an import left out of swims, and for what reason.
package enum SwimImportMessage: MessageContent {
  package static var concern: String { "swimming" }

  case swims(count: Int)
  case lapRecords(count: Int)
  /// Names several laps as the subject of another message. The swim began at `start`, such as `2023-06-04T23:35:07Z`.
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
  case multisport(start: String)
  case distance(swim: String)

  // MARK: Why it was left out

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
  /// The length of the pool is unknown. `fits` lists the usual pool lengths, in metres, that divide every lap of the
  /// swim into whole lengths.
  case noPool(file: String, fits: [String])
  /// Not every lap of the swim is a whole number of lengths of the pool that the user stated, `pool` metres long. `fits`
  /// lists the usual pool lengths, in metres, for which every lap is.
  case poolMisfit(pool: String, file: String, fits: [String])
  case equalShares
  case wholeSeconds
  case zoneTaken(zone: String)
  case utcTaken
  case multisportWithoutSwim
  case doubtedDistance(metres: Int, centimetresPerSecond: Int)
  case doubtedPool(metres: Int, suggested: String?)
  case noDate

  /// The evidence that laps are missing from an export.
  package enum LapEvidence: Codable, Hashable, Sendable {
    /// The sum of the laps' distances, `laps`, is less than the distance of the swim, `swum`, both in metres.
    case distance(laps: Int, swum: Int)
    case records(found: Int, laps: Int)
    case outside(count: Int)
  }
}

extension Message {
  package static func swimming(_ content: SwimImportMessage) -> Message { Message(content) }
}
