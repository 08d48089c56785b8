package import Formats

/// Finds the route files of an Apple Health export, which accompany the export's XML file: in the same archive, in the
/// same folder, or in one of its subfolders.
package struct AppleRouteFiles {
  private enum Place {
    case archive(ZipArchive, [String: ZipEntry])
    case folder(String)
    case none
  }

  private let place: Place

  /// The size, in bytes, of the largest route that is read. A route that covers a whole day has a few megabytes.
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

  /// Finds the route files beside the XML file of an unpacked export.
  /// - Parameter document: the path of the export's XML file.
  package init(beside document: String) {
    place = .folder(document.lastIndex(of: "/").map { String(document[..<$0]) } ?? ".")
  }

  /// Reads a route file; nil if the export has no file with this path.
  /// - Parameter path: the path as the export's XML file states it, such as
  ///   `/workout-routes/route_2015-08-15_5.20pm.gpx`.
  func bytes(_ path: String) throws(PieceError) -> [UInt8]? {
    let path = path.hasPrefix("/") ? path : "/" + path
    switch place {
    case .none: return nil
    case .archive(let archive, let entries):
      guard let entry = entries[path] else { return nil }
      return try archive.contents(of: entry, most: AppleRouteFiles.largest)
    case .folder(let folder):
      // Paths in real exports never leave the export's folder.
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

/// A route that cannot be read, and why.
package struct AppleRouteProblem: Error, Hashable, Sendable {
  /// The path of the route file, as the export's XML file states it.
  package let path: String
  package let problem: PieceError
}
