package import Formats

/// Reads the tracks in a zip archive: a KMZ file, or tracks of any kind packed together. Each file in it is told by its
/// content.
package enum RunArchive {
  /// A track of a day takes a few megabytes.
  private static let largest = 256 << 20
  /// Enough of a document to see its root.
  private static let headSize = 4_096

  /// What all tracks in the archive hold. Fails with the name of the file in it that cannot be read.
  package static func runs(in archive: ZipArchive) throws(ArchivedTrackProblem) -> ReadRuns {
    var read = ReadRuns()
    for entry in archive.entries where entry.size > 0 {
      do throws(PieceError) {
        guard let format = try TrackFormat(archive.head(of: entry, count: headSize)),
          let bytes = try archive.contents(of: entry, most: largest)
        else { continue }
        do throws(FormatProblem) {
          read.append(try format.runs(in: bytes))
        } catch {
          throw PieceError.format(error)
        }
      } catch {
        throw ArchivedTrackProblem(name: entry.name, problem: error)
      }
    }
    return read
  }
}

/// Why an archive cannot be read: a file in it is cut or damaged.
package struct ArchivedTrackProblem: Error, Hashable, Sendable {
  /// The file's name in the archive.
  package let name: String
  package let problem: PieceError
}

/// The formats of files with tracks.
package enum TrackFormat: CaseIterable, Sendable {
  case fit
  case tcx
  case gpx
  case kml

  /// The format of a file that begins so; nil for others.
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

  /// The runs in a file of the format. One that is cut or damaged anywhere is refused.
  package func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    switch self {
    case .fit: try FITRuns.runs(in: bytes)
    case .tcx: try TCXRuns.runs(in: bytes)
    case .gpx: try GPXReader.runs(in: bytes)
    case .kml: try KMLReader.runs(in: bytes)
    }
  }
}
