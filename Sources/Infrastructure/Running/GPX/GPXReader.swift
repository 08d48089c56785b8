package import Formats
import RunningDomain

/// Reads the tracks of GPX files, versions 1.0 and 1.1 (topografix.com/GPX): each is a run. Of prefixes nothing is
/// asked, since many writers never bind theirs.
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

  /// The fixes of all tracks, as those of one route.
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
  /// Those of its points that have a time.
  var fixes: [RunFix] = []
  /// Whether a point has a time that can't be read.
  var hasOddTimes = false
  var segmentStarts: [Int] = []
  /// Seconds east of UTC, where its times tell it.
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
