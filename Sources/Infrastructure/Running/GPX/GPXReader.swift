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

  package static func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    let tracks = try tracks(in: bytes)
    var read = ReadRuns()
    for track in tracks.tracks { track.add(to: &read, source: tracks.creator) }
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
  var segmentStarts: [Int] = []
  /// The UTC offset in seconds east of UTC; nil if its times do not give it.
  var utcOffset: Int?

  func add(to read: inout ReadRuns, source: String?) {
    guard !fixes.isEmpty else {
      read.leftOut.append(LeftOutActivity(name: name, start: nil, why: hasOddTimes ? .oddTimes : .noTimes))
      return
    }
    var recorded = RecordedRun(source: source ?? "GPX", name: name, kind: RunKind(written: type))
    recorded.tellsKind = RunKind.isTold(written: type)
    recorded.fixes = fixes
    recorded.segmentStarts = segmentStarts
    recorded.utcOffset = utcOffset
    read.add(recorded)
  }
}
