package import Formats

/// The routes of an export, which are next to its document: in the archive, in a folder of any name, or in the export's
/// folder.
package struct AppleRouteFiles {
  private enum Place {
    case archive(ZipArchive, [String: ZipEntry])
    case folder(String)
    case none
  }

  private let place: Place

  /// In bytes. The route of a whole day takes a few megabytes.
  private static let largest = 256 << 20

  package static let none = AppleRouteFiles(place: .none)

  private init(place: Place) {
    self.place = place
  }

  package init(in archive: ZipArchive) {
    var entries: [String: ZipEntry] = [:]
    for entry in archive.entries {
      guard let slash = entry.name.firstIndex(of: "/") else { continue }
      entries[String(entry.name[slash...])] = entry
    }
    place = .archive(archive, entries)
  }

  /// - Parameter document: the path of the export's XML document.
  package init(beside document: String) {
    place = .folder(document.lastIndex(of: "/").map { String(document[..<$0]) } ?? ".")
  }

  /// The bytes of a route; nil if there is none with that path.
  /// - Parameter path: as the export writes it: `/workout-routes/route_2015-08-15_5.20pm.gpx`.
  func bytes(_ path: String) throws(PieceError) -> [UInt8]? {
    let path = path.hasPrefix("/") ? path : "/" + path
    switch place {
    case .none: return nil
    case .archive(let archive, let entries):
      guard let entry = entries[path] else { return nil }
      return try archive.contents(of: entry, most: AppleRouteFiles.largest)
    case .folder(let folder):
      // Exports have no paths that lead elsewhere.
      let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
      do {
        let file = try InputFile(folder + path)
        return file.size > Int64(AppleRouteFiles.largest) ? nil : try file.bytes(Int(file.size), at: 0)
      } catch {
        guard error != .isMissing else { return nil }
        throw .file(error)
      }
    }
  }
}

/// A route that cannot be read.
package struct AppleRouteProblem: Error, Hashable, Sendable {
  /// As the export writes it.
  package let path: String
  package let problem: PieceError
}
