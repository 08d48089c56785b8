package import BookInfrastructure
package import Formats
import Synchronization

/// Finds the route files of an Apple Health export, which accompany the export's XML file: in the same archive, in the
/// same folder, or in one of its subfolders.
package struct AppleRouteFiles {
  private enum Place {
    case archive(AppleExportFiles)
    case folder(String)
    case none
  }

  private let place: Place
  /// The routes that are cut short or damaged.
  package let damaged = DamagedRoutes()

  /// The size, in bytes, of the largest route that is read. A route that covers a whole day has a few megabytes.
  private static let largest = 256 << 20

  package static let none = AppleRouteFiles(place: .none)

  private init(place: Place) {
    self.place = place
  }

  /// Finds the route files in the archive of an export.
  /// - Parameter export: the name of the export's XML file in the archive.
  package init(in archive: [AppleExportFile], of export: String = "") {
    place = .archive(AppleExportFiles(in: archive, of: export))
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
    case .archive(let files): return try files[path]?.bytes(most: AppleRouteFiles.largest)
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

/// The routes of an export that are cut short or damaged.
package final class DamagedRoutes: Sendable {
  private let routes = Mutex<[(path: String, problem: FormatProblem)]>([])

  /// The path of each route, as the export's XML file states it, and the problem.
  package var all: [(path: String, problem: FormatProblem)] { routes.withLock { $0 } }

  /// Notes a route, which several legs of a workout may share.
  func add(_ path: String, _ problem: FormatProblem) {
    routes.withLock { routes in
      if !routes.contains(where: { $0.path == path }) { routes.append((path, problem)) }
    }
  }
}
