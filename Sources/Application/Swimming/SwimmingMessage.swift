package import KernelApplication
package import SwimmingDomain

/// What is said of swims.
package enum SwimmingMessage: MessageContent {
  package static var concern: String { "swimming" }

  // MARK: Asked for

  case noSuchSwim(name: String)
  case noSwimYet
  case noSuchSegment(name: String, segments: Int)
  case segmentWasJoined(name: String, to: String)
  case noSuchCourse(name: String, courses: [String])
  case noRecordsOfStyle(style: String, styles: [String])
  case noRecordsOfDistance(distance: String)
  case noSwimName(text: String?)
  case noSegmentName(text: String?)
  case noCourseName(text: String?)
  case noStyleName(text: String?, styles: [String])
  case noPoolLength
  case noLapRange
  case noSwimReference(text: String?)
  case noComparedReference(text: String?)
  case comparesOneKind
  case splitsOfExcluded(segment: String)
  case poolOption(text: String)
  case poolMissing(path: String)

  // MARK: Corrections; `change` is the number of the one in the way

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
  /// Both in milliseconds.
  case gapTooLong(gap: Int, most: Int)
  case lengthsInGap(least: Int, most: Int)
  case tooManyLengths(most: Int)
  case stylesDiffer(styles: [String])
  case lengthsReclaimed(lap: Int, change: Int?)
  case noDuplicate(swim: String)
  case saidAlready

  // MARK: Meets

  case noResultName(text: String?)
  case noSuchResult(name: String)
  case noSwimTime(text: String)
  case notOfThePool(distance: Int, unit: String, course: String)
  case noMeetStyle
  case meetMissing
  case noBirth(text: String)
  case athleteMissing
  case noSuchAthlete(name: String, nearest: [String])
  case severalAthletes(name: String, athletes: [String])
  case noResultsInFile
  case noBaseTimesInFile
  case noMeetInArchive
  /// A file that `import` does not take.
  case holdsMeets(path: String)
  case badRows(rows: [ResultRowProblem])
  case badBaseTimeRows(rows: [ResultRowProblem])

  // MARK: Written

  case nothingToExport(swim: String)
  case emptyTable

  // MARK: Damage

  case lostSwim
  case lostSurroundings

  // MARK: What an import left out

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
  package static func swimming(_ content: SwimmingMessage) -> Message { Message(content) }
}

// MARK: Values that are refused

extension SwimID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSwimName(text: text)) }
}

extension SwimSegmentID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSegmentName(text: text)) }
}

extension SwimCourse: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noCourseName(text: text)) }
}

extension PoolLength: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noPoolLength) }
}

extension SwimLapRange: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noLapRange) }
}

extension StrokeStyle: RefusingValue {
  package static func refusal(of text: String?) -> Message {
    .swimming(.noStyleName(text: text, styles: allCases.map(\.description)))
  }
}
