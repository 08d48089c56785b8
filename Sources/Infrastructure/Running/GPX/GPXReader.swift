import BookApplication
package import BookInfrastructure
package import Formats
import RunningDomain

/// Reads the tracks of GPX files, versions 1.0 and 1.1 (topografix.com/GPX); each track is a run. Namespace prefixes
/// are ignored, since many writers never declare theirs.
package enum GPXReader {
  /// Whether a file with that root is a GPX file.
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

  /// The fixes of all tracks, joined to one route.
  static func fixes(in bytes: [UInt8]) throws(FormatProblem) -> [RunFix] {
    try tracks(in: bytes).tracks.flatMap(\.fixes)
  }

  private static func tracks(in bytes: [UInt8]) throws(FormatProblem) -> GPXHandler {
    var handler = GPXHandler()
    try XMLScanner.read(bytes, [], into: &handler)
    return handler
  }
}

/// A track of a GPX file.
struct GPXTrack {
  var name: String?
  var type: String?
  /// The points that have a time.
  var fixes: [RunFix] = []
  /// Whether a point has an unreadable time.
  var hasOddTimes = false
  /// Whether a point's time tells no zone.
  var hasNoZone = false
  var segmentStarts: [Int] = []
  /// The UTC offset in seconds east of UTC; nil if its times do not give it.
  var utcOffset: Int?

  func add(to read: inout ReadRuns, of file: GPXHandler, _ context: ActivityContext) {
    guard !fixes.isEmpty else {
      read.leftOut.append(LeftOutActivity(name: name, start: nil, why: hasOddTimes ? .oddTimes : .noTimes))
      return
    }
    var recorded = RecordedRun(source: file.creator ?? "GPX", name: name)
    recorded.fixes = fixes
    recorded.segmentStarts = segmentStarts
    recorded.utcOffset = utcOffset
    let context = context.at(fixes[0].time)
    read.addTrack(recorded, decision(of: file, context), context)
  }

  /// A track of Runkeeper without a type may have the sport in its name.
  private func decision(of file: GPXHandler, _ context: ActivityContext) -> SportDecision {
    var context = context
    if context.named == nil, file.creator?.lowercased().hasPrefix("runkeeper") == true, let name {
      context.named = ToldSport(known: String(name.prefix { !$0.isNumber }))
    }
    let isNumber = type.map { $0.allSatisfy { $0.isNumber || $0 == " " } } ?? false
    return context.decide(ToldSport(gpxType: type), by: file.isOwn ? .own : isNumber ? .number : .format)
  }
}

extension ReadRuns {
  /// Adds a track of a format that only has tracks: of whatever kind, unless a list tells it.
  mutating func addTrack(_ recorded: RecordedRun, _ decision: SportDecision, _ context: ActivityContext) {
    if decision.telling == .list, decision.sport?.isSwim == false, !decision.isKept(by: context) {
      return leaveOut(decision, start: recorded.fixes.first?.time, name: recorded.name, isOurs: true)
    }
    var recorded = recorded
    recorded.take(context.listed)
    add(recorded, decision)
  }
}
