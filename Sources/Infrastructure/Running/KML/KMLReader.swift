import BookApplication
package import BookInfrastructure
package import Formats
import KernelDomain
import RunningDomain

/// Reads the tracks in KML files (OGC 12-007r2, with Google's `gx:Track`) such as OpenTracks writes. Each
/// `gx:MultiTrack` is a run, and so is each `gx:Track` that is not within one.
package enum KMLReader {
  /// Whether an XML file with this root element is a KML file.
  package static func recognises(_ root: XMLRoot) -> Bool {
    guard case .named(let name) = root else { return false }
    return name == "kml" || name.hasSuffix(":kml")
  }

  package static func runs(
    in bytes: [UInt8], _ context: ActivityContext = ActivityContext()
  ) throws(FormatProblem) -> ReadRuns {
    var handler = KMLHandler()
    try XMLScanner.read(bytes, [], into: &handler)
    var read = ReadRuns()
    for track in handler.tracks { track.add(to: &read, context) }
    if handler.tracks.contains(where: \.hasNoZone) { read.remarks.append(.noZone) }
    return read
  }
}

/// A track in a KML file, or several tracks that are one run.
struct KMLTrack {
  var name: String?
  /// The word that the file uses for the activity; nil if there is none.
  private let type: String?
  /// Whether any time in the track lacks a time zone.
  private(set) var hasNoZone = false
  private var fixes: [RunFix] = []
  private var segmentStarts: [Int] = []
  private var utcOffset: Int?
  /// The times in the current segment. KML states times and positions in two parallel lists.
  private var times: [Timestamp?] = []
  private var places: [(position: RunPosition?, elevation: Int32?)] = []

  init(name: String?, type: String?) {
    self.name = name
    self.type = type
  }

  mutating func add(_ time: XMLDateTime?) {
    times.append(time?.instant)
    if time?.hasNoZone == true { hasNoZone = true }
    if let time, time.tellsClock, utcOffset == nil { utcOffset = time.utcOffset }
  }

  /// Adds a position, given as longitude, latitude and possibly elevation, separated by spaces.
  mutating func addPlace(_ text: UnsafeRawBufferPointer) {
    let parts = text.split(maxSplits: 3, whereSeparator: { [0x20, 0x09, 0x0A, 0x0D].contains($0) })
      .map { UnsafeRawBufferPointer(rebasing: $0) }
    guard parts.count >= 2, let longitude = parts[0].degrees, let latitude = parts[1].degrees else {
      places.append((nil, nil))
      return
    }
    places.append(
      (RunPosition(latitude: latitude, longitude: longitude), parts.count > 2 ? parts[2].centimetres : nil))
  }

  mutating func endSegment() {
    segmentStarts.append(fixes.count)
    for (index, time) in times.enumerated() {
      guard let time else { continue }
      let place = places.indices.contains(index) ? places[index] : (nil, nil)
      fixes.append(RunFix(time: time, position: place.0, elevation: place.1))
    }
    times.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  func add(to read: inout ReadRuns, _ context: ActivityContext) {
    guard !fixes.isEmpty else {
      read.leftOut.append(LeftOutActivity(name: name, start: nil, why: .noTimes))
      return
    }
    var recorded = RecordedRun(source: "KML", name: name)
    recorded.fixes = fixes
    recorded.segmentStarts = segmentStarts
    recorded.utcOffset = utcOffset
    read.addTrack(recorded, context.decide(StatedSport(word: type)), context)
  }
}
