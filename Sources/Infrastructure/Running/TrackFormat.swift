package import Formats

/// The formats of files that contain tracks.
package enum TrackFormat: CaseIterable, Sendable {
  case fit
  case tcx
  case gpx
  case kml

  /// Recognises the format of a file by its first bytes; nil if it is not a format that contains tracks.
  package init?(_ head: [UInt8]) {
    let format = head.withBytes { head -> TrackFormat? in
      if FITReader.recognises(head) { return .fit }
      if TCXReader.recognises(head) { return .tcx }
      let root = XMLRoot.of(head)
      if GPXReader.recognises(root) { return .gpx }
      return KMLReader.recognises(root) ? .kml : nil
    }
    guard let format else { return nil }
    self = format
  }

  /// Reads the runs in a file of this track format. Fails if the file is cut short or damaged.
  package func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    switch self {
    case .fit: try FITRuns.runs(in: bytes)
    case .tcx: try TCXRuns.runs(in: bytes)
    case .gpx: try GPXReader.runs(in: bytes)
    case .kml: try KMLReader.runs(in: bytes)
    }
  }
}
