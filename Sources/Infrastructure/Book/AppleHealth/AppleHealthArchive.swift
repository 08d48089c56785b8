import BookApplication
import Formats

/// Finds the Apple Health exports in a zip archive by their content. They cannot be found by name: their names depend
/// on the phone's language, and each is accompanied by a different XML file, `export_cda.xml`.
struct AppleHealthArchive {
  /// The numbers of bytes at the start of an XML file that are read to find its root element: first a few, then enough
  /// to include a DTD of tens of kilobytes.
  private static let headSizes = [1_024, 256 * 1_024]

  /// The Apple Health exports in the archive, in the order in which the archive lists them.
  private(set) var exports: [ZipEntry] = []
  /// The files in the archive that cannot be read and may therefore be exports.
  private(set) var unreadable: [Skipped] = []

  /// Finds the exports. Fails if no file in the archive is a readable export, but a file cannot be read and may
  /// therefore be the export.
  init(_ archive: ZipArchive) throws(PieceError) {
    var problem: PieceError?
    for entry in archive.entries where entry.size > 0 {
      do {
        if try AppleHealthArchive.isExport(entry, in: archive) { exports.append(entry) }
      } catch .format(let found) {
        problem = problem ?? .format(found)
        unreadable.append(Skipped(what: .book(.archived(name: entry.name)), why: found.message))
      } catch {
        throw error
      }
    }
    if exports.isEmpty, let problem { throw problem }
  }

  /// Whether the file is a zip archive that contains a readable export.
  static func mayHoldExport(_ file: InputFile) -> Bool {
    (try? ZipArchive(file)).map(mayHoldExport) ?? false
  }

  /// Whether the archive contains a readable Apple Health export.
  static func mayHoldExport(_ archive: ZipArchive) -> Bool {
    archive.entries.sorted { $0.size > $1.size }.contains { entry in
      (try? entry.size > 0 && isExport(entry, in: archive)) ?? false
    }
  }

  private static func isExport(_ entry: ZipEntry, in archive: ZipArchive) throws(PieceError) -> Bool {
    for size in headSizes {
      let head = try archive.head(of: entry, count: size)
      let root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided { return AppleHealthScan.recognises(root) }
    }
    return false
  }
}
