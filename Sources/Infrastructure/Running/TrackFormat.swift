package import Formats

/// The formats of files with tracks.
package enum TrackFormat: CaseIterable, Sendable {
  case fit
  case tcx
  case gpx
  case kml

  /// The format of a file with this beginning; nil for others.
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

  /// The runs in a file of the format. A truncated or damaged file is refused.
  package func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    switch self {
    case .fit: try FITRuns.runs(in: bytes)
    case .tcx: try TCXRuns.runs(in: bytes)
    case .gpx: try GPXReader.runs(in: bytes)
    case .kml: try KMLReader.runs(in: bytes)
    }
  }
}
