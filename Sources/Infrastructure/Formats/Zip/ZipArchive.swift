import KernelApplication

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

  /// The contents, whole and verified.
  /// - Parameter most: bytes; larger ones are not inflated.
  /// - Returns: nil for larger ones.
  package func contents(of entry: ZipEntry, most: Int) throws(PieceError) -> [UInt8]? {
    guard entry.size <= Int64(most) else { return nil }
    let inflater = try ZipInflater(file, entry)
    // One byte more than there is: only behind the last does the inflater find the end.
    var bytes = [UInt8](repeating: 0, count: Int(entry.size) + 1)
    let filled = try bytes.withMutableBytes { buffer throws(PieceError) in try inflater.fill(buffer) }
    bytes.removeLast(bytes.count - filled)
    var checksum = CRC32()
    bytes.withBytes { checksum.add($0) }
    guard checksum.value == entry.checksum else {
      throw .format(FormatProblem(.entryChecksum(name: entry.name), offset: entry.headerOffset))
    }
    return bytes
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
