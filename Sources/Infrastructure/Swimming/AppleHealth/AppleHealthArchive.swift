import Formats

/// Finds the export in a zip archive by content: its name depends on the phone's language, and a second document,
/// `export_cda.xml`, lies beside it.
enum AppleHealthArchive {
  /// Enough of a document to see its root behind the DTD, which takes some ten kilobytes.
  private static let headSizes = [1_024, 256 * 1_024]

  /// Nil when none of the files is an export. The largest are tried first.
  static func export(in archive: ZipArchive) throws(PieceError) -> ZipEntry? {
    var unreadable: PieceError?
    let candidates = archive.entries.filter { $0.size > 0 }.sorted { $0.size > $1.size }
    for entry in candidates {
      do {
        if try isExport(entry, in: archive) { return entry }
      } catch {
        unreadable = unreadable ?? error
      }
    }
    // An archive that cannot be read whole might well hold an export.
    if let unreadable { throw unreadable }
    return nil
  }

  private static func isExport(_ entry: ZipEntry, in archive: ZipArchive) throws(PieceError) -> Bool {
    for size in headSizes {
      let head = try archive.head(of: entry, count: size)
      let root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided { return AppleHealthImporter.recognises(root) }
    }
    return false
  }
}
