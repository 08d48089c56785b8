import BookApplication
package import BookInfrastructure
package import Formats
import RunningDomain

/// Reads the tracks in GPX files of version 1.0 or 1.1 (topografix.com/GPX); each track is a run. Ignores namespace
/// prefixes, because many programs never declare the ones that they write.
package enum GPXReader {
  /// Whether an XML file with this root element is a GPX file.
  package static func recognises(_ root: XMLRoot) -> Bool {
    guard case .named(let name) = root else { return false }
    return name == "gpx" || name.hasSuffix(":gpx")
  }

  package static func runs(
    in bytes: [UInt8], _ context: ActivityContext = ActivityContext()
  ) throws(FormatProblem) -> ReadRuns {
    let tracks = try tracks(in: bytes)
    var read = ReadRuns()
    for track in tracks.tracks { track.add(to: &read, of: tracks, context) }
    if tracks.tracks.contains(where: \.hasNoZone) { read.remarks.append(.noZone) }
    return read
  }

  /// Returns the fixes of all tracks as one route, in the order of the file.
  static func fixes(in bytes: [UInt8]) throws(FormatProblem) -> [RunFix] {
    try tracks(in: bytes).tracks.flatMap(\.fixes)
  }

  private static func tracks(in bytes: [UInt8]) throws(FormatProblem) -> GPXHandler {
    var handler = GPXHandler()
    try XMLScanner.read(bytes, [], into: &handler)
    return handler
  }
}

struct GPXTrack {
  var name: String?
  var type: String?
  /// The fixes of the track, one for each point that has a time.
  var fixes: [RunFix] = []
  /// Whether any point of the track has a time that cannot be parsed.
  var hasOddTimes = false
  /// Whether any point of the track has a position that cannot be parsed.
  var hasOddPositions = false
  /// Whether any point of the track has a time without a time zone.
  var hasNoZone = false
  var segmentStarts: [Int] = []
  /// The UTC offset of the times in the file, in seconds east of UTC; nil if the times state none.
  var utcOffset: Int?

  func add(to read: inout ReadRuns, of file: GPXHandler, _ context: ActivityContext) {
    guard !fixes.isEmpty else {
      read.leftOut.append(LeftOutActivity(name: name, start: nil, why: hasOddTimes ? .oddTimes : .noTimes))
      return
    }
    if hasOddPositions, fixes.allSatisfy({ $0.position == nil }) {
      read.leftOut.append(LeftOutActivity(name: name, start: fixes[0].time, why: .oddPositions))
      return
    }
    var recorded = RecordedRun(source: file.creator ?? "GPX", name: name)
    recorded.fixes = fixes
    recorded.segmentStarts = segmentStarts
    recorded.utcOffset = utcOffset
    let context = context.at(fixes[0].time)
    read.addTrack(recorded, decision(of: file, context), context)
  }

  /// Decides the sport of the track. Runkeeper may state the sport only in a track's name, so the name is used for its
  /// tracks without a type.
  private func decision(of file: GPXHandler, _ context: ActivityContext) -> SportDecision {
    var context = context
    if context.named == nil, file.creator?.lowercased().hasPrefix("runkeeper") == true, let name {
      context.named = StatedSport(known: String(name.prefix { !$0.isNumber }))
    }
    let isNumber = type.map { $0.allSatisfy { $0.isNumber || $0 == " " } } ?? false
    return context.decide(StatedSport(gpxType: type), by: file.isOwn ? .own : isNumber ? .number : .format)
  }
}

extension ReadRuns {
  /// Adds a track from a format that can contain any sport. Leaves the track out only if the list of activities
  /// exported by a service states a sport that the import does not include, such as cycling.
  mutating func addTrack(_ recorded: RecordedRun, _ decision: SportDecision, _ context: ActivityContext) {
    if decision.evidence == .list, decision.sport?.isSwim == false, !decision.isKept(by: context) {
      return leaveOut(decision, start: recorded.fixes.first?.time, name: recorded.name, isOurs: true)
    }
    var recorded = recorded
    recorded.take(context.listed)
    add(recorded, decision)
  }
}
