import BookApplication
import Formats

/// Finds the exports in a zip archive by content: their names depend on the phone's language, and a second document,
/// `export_cda.xml`, lies beside each.
struct AppleHealthArchive {
  /// Enough of a document to see its root behind the DTD, which takes some ten kilobytes.
  private static let headSizes = [1_024, 256 * 1_024]

  /// The exports in the archive's order.
  private(set) var exports: [ZipEntry] = []
  /// What might be exports, too, but cannot be read.
  private(set) var unreadable: [Skipped] = []

  /// Fails when no file is an export and one cannot be read: it might well be.
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

  /// Whether an archive holds one.
  static func mayHoldExport(_ file: InputFile) -> Bool {
    guard let archive = try? ZipArchive(file) else { return false }
    return archive.entries.sorted { $0.size > $1.size }.contains { entry in
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
