import Formats
import KernelApplication
import KernelDomain
import RunningDomain

/// Collects the tracks in a KML file, at any depth.
struct KMLHandler: XMLHandler {
  private(set) var tracks: [KMLTrack] = []
  private var hasRoot = false
  private var placemark: String?
  /// The depth of the track element that is being read. In the same way, `multiTrack` and `placemarkDepth` are the
  /// depths of the elements around it. Each depth is nil outside such an element.
  private var track: Int?
  private var multiTrack: Int?
  private var placemarkDepth: Int?
  /// The word that the current placemark uses for its activity. `isInType` is true while this word is being read.
  private var type: String?
  private var isInType = false

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    let name = element.name
    guard hasRoot else {
      hasRoot = true
      guard name.isNamed("kml") else {
        throw FormatProblem(.otherRoot(format: "KML", root: element.name.text), offset: element.offset)
      }
      return true
    }
    if name.isNamed("Placemark") {
      (placemark, placemarkDepth, type) = (nil, element.depth, nil)
    } else if name.isNamed("Data") {
      isInType = try element.string("name") == "type"
    } else if tracks.count == ReadRuns.most {
      return true
    } else if name.isNamed("MultiTrack"), multiTrack == nil {
      multiTrack = element.depth
      tracks.append(KMLTrack(name: placemark, type: type))
    } else if name.isNamed("Track"), track == nil {
      track = element.depth
      if multiTrack == nil { tracks.append(KMLTrack(name: placemark, type: type)) }
    }
    return true
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    let name = element.name
    if isInType, name.isNamed("value") {
      type = element.text.trimmed.text
      isInType = false
    }
    if let track {
      if element.depth == track {
        self.track = nil
        tracks[tracks.count - 1].endSegment()
      } else if element.depth == track + 1 {
        if name.isNamed("when") { tracks[tracks.count - 1].add(XMLDateTime(element.text.trimmed)) }
        if name.isNamed("coord") { tracks[tracks.count - 1].addPlace(element.text) }
      }
    } else if element.depth == multiTrack {
      multiTrack = nil
    } else if let placemarkDepth, element.depth == placemarkDepth + 1, name.isNamed("name") {
      let text = element.text.trimmed.text
      placemark = text.isEmpty ? nil : text.cleanName
    } else if element.depth == placemarkDepth {
      placemarkDepth = nil
    }
  }
}
