/// A zip archive: what it holds, and the contents of each file in it. Zip64, data descriptors and bytes in front of
/// the archive are known; encrypted archives and those in several parts are not read.
package struct ZipArchive {
  private let file: InputFile
  /// Files and folders, in order of their places in the archive.
  package let entries: [ZipEntry]

  /// Whether a file that begins so may be a zip archive.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.begins(with: "PK\u{03}\u{04}") || head.begins(with: "PK\u{05}\u{06}") || head.begins(with: "PK\u{06}\u{06}")
  }

  /// Fails when the archive is cut, damaged or in several parts.
  package init(_ file: InputFile) throws(PieceError) {
    self.file = file
    self.entries = try ZipDirectory(file).entries()
  }

  /// The contents, a document. Fails at once for what is not inflated, such as bombs.
  /// - Parameter size: of a chunk in bytes.
  package func chunks(
    of entry: ZipEntry, size: Int = 3 << 20, slots: Int = 3
  ) throws(PieceError) -> InflatedChunks {
    try InflatedChunks(file, entry, size: size, slots: slots)
  }

  /// The first bytes of the contents, unverified: for telling of what kind they are.
  package func head(of entry: ZipEntry, count: Int) throws(PieceError) -> [UInt8] {
    let inflater = try ZipInflater(file, entry)
    var head = [UInt8](repeating: 0, count: Int(min(Int64(count), entry.size)))
    let filled = try head.withMutableBytes { buffer throws(PieceError) in
      buffer.isEmpty ? 0 : try inflater.fill(buffer)
    }
    head.removeLast(head.count - filled)
    return head
  }
}
