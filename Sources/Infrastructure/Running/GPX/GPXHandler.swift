import Formats
import KernelApplication
import KernelDomain
import RunningDomain

/// Collects the tracks in a GPX file. Each is a `trk` element with segments (`trkseg`) of points (`trkpt`).
struct GPXHandler: XMLHandler {
  private(set) var tracks: [GPXTrack] = []
  /// The program or device that wrote the file; nil if the file does not state it.
  private(set) var creator: String?
  /// Whether RecordBook wrote the file.
  private(set) var isOwn = false
  private var isInTrack = false
  /// The fixes of the track that is being read.
  private var fixes: [RunFix] = []
  private var isInPoint = false
  private var hasTime = false
  private var fix = RunFix(time: Timestamp(milliseconds: 0))
  /// The depth of the `extensions` element that is being read; nil outside of such an element.
  private var extensions: Int?

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    switch element.depth {
    case 0:
      guard element.name.isNamed("gpx") else {
        throw FormatProblem(.otherRoot(format: "GPX", root: element.name.text), offset: element.offset)
      }
      isOwn = try element.string("xmlns:rb") == "urn:recordbook:track"
      creator = try element.string("creator").flatMap { $0.isEmpty ? nil : $0.keptName }
    case 1:
      isInTrack = element.name.isNamed("trk") && tracks.count < ReadRuns.most
      if isInTrack { tracks.append(GPXTrack()) }
      return isInTrack
    case 2 where element.name.isNamed("trkseg"):
      tracks[tracks.count - 1].segmentStarts.append(fixes.count)
    case 3:
      isInPoint = element.name.isNamed("trkpt")
      if isInPoint { try begin(element) }
    default:
      if extensions == nil, element.name.isNamed("extensions") { extensions = element.depth }
    }
    return true
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    switch element.depth {
    case 1 where isInTrack:
      tracks[tracks.count - 1].fixes = fixes
      fixes = []
    case 2 where isInTrack: endTrackValue(element.name, element.text.trimmed)
    case 3 where isInPoint:
      isInPoint = false
      if hasTime { fixes.append(fix) }
    case 4 where isInPoint && element.name.isNamed("ele"): fix.elevation = element.text.centimetres
    case 4 where isInPoint && element.name.isNamed("time"): endTime(element.text.trimmed)
    default:
      if isInPoint, extensions != nil { endExtension(element.name, element.text) }
    }
    if extensions == element.depth { extensions = nil }
  }

  private mutating func begin(_ element: XMLElement) throws(FormatProblem) {
    hasTime = false
    fix = RunFix(time: Timestamp(milliseconds: 0))
    let (latitude, longitude) = (try degrees("lat", of: element), try degrees("lon", of: element))
    if let latitude, let longitude { fix.position = RunPosition(latitude: latitude, longitude: longitude) }
  }

  /// Returns an attribute of a point in degrees; nil if the point lacks it, or if it cannot be parsed.
  private mutating func degrees(_ name: StaticString, of point: XMLElement) throws(FormatProblem) -> Int64? {
    guard let text = try point.value(name) else { return nil }
    let degrees = text.degrees
    if degrees == nil { tracks[tracks.count - 1].hasOddPositions = true }
    return degrees
  }

  private mutating func endTrackValue(_ name: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) {
    guard !text.isEmpty else { return }
    if name.isNamed("name") { tracks[tracks.count - 1].name = text.text.cleanName }
    if name.isNamed("type") { tracks[tracks.count - 1].type = text.text }
  }

  private mutating func endTime(_ text: UnsafeRawBufferPointer) {
    guard let time = XMLDateTime(text) else {
      tracks[tracks.count - 1].hasOddTimes = true
      return
    }
    (fix.time, hasTime) = (time.instant, true)
    if time.hasNoZone { tracks[tracks.count - 1].hasNoZone = true }
    if time.tellsClock, tracks[tracks.count - 1].utcOffset == nil {
      tracks[tracks.count - 1].utcOffset = time.utcOffset
    }
  }

  private mutating func endExtension(_ name: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) {
    if name.isNamedIgnoringCase("hr") || name.isNamedIgnoringCase("heartrate") {
      fix.heartRate = text.rate
    } else if name.isNamedIgnoringCase("cad") || name.isNamedIgnoringCase("cadence") {
      fix.cadence = text.rate
    } else if name.isNamedIgnoringCase("hacc") {
      fix.accuracy = text.millimetres
    }
  }
}
