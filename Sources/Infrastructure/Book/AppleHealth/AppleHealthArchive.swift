import BookApplication
import Formats

/// Finds the Apple Health exports in a zip archive by their content. Their names depend on the phone's language, and a
/// different XML file, `export_cda.xml`, is beside each.
struct AppleHealthArchive {
  /// How many bytes of an XML file to read to find its root element: first a few, then enough for a DTD of tens of
  /// kilobytes.
  private static let headSizes = [1_024, 256 * 1_024]

  /// The exports, in the order in which the archive lists them.
  private(set) var exports: [ZipEntry] = []
  /// Files that cannot be read, and so may be exports.
  private(set) var unreadable: [Skipped] = []

  /// Fails if the archive contains no readable export but a file that cannot be read, since that file may be the
  /// export.
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

  /// Whether the file is a zip archive that contains an export, or a file that cannot be read and may be one.
  static func mayHoldExport(_ file: InputFile) -> Bool {
    (try? ZipArchive(file)).map(mayHoldExport) ?? false
  }

  /// Whether the archive contains an export.
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
