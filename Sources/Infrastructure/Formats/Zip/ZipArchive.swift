import KernelApplication

/// A zip archive: its entries, and the content of each. Zip64, data descriptors and bytes in front of the archive are
/// supported; encrypted and split archives are not.
package struct ZipArchive {
  private let file: InputFile
  /// Files and folders, in the order of their places in the archive.
  package let entries: [ZipEntry]

  /// Whether a file with this beginning may be a zip archive.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.begins(with: "PK\u{03}\u{04}") || head.begins(with: "PK\u{05}\u{06}") || head.begins(with: "PK\u{06}\u{06}")
  }

  /// Fails if the archive is truncated, damaged or split.
  package init(_ file: InputFile) throws(PieceError) {
    self.file = file
    self.entries = try ZipDirectory(file).entries()
  }

  /// The content of an entry, a document, in chunks. Fails at once for an entry that must not be inflated, such as a
  /// zip bomb.
  /// - Parameter size: of a chunk, in bytes.
  package func chunks(
    of entry: ZipEntry, size: Int = 3 << 20, slots: Int = 3
  ) throws(PieceError) -> InflatedChunks {
    try InflatedChunks(file, entry, size: size, slots: slots)
  }

  /// The whole content of an entry, with its checksum checked.
  /// - Parameter most: in bytes.
  /// - Returns: nil if the content is larger than `most`.
  package func contents(of entry: ZipEntry, most: Int) throws(PieceError) -> [UInt8]? {
    guard entry.size <= Int64(most) else { return nil }
    let inflater = try ZipInflater(file, entry)
    // One byte more than there is: the inflater finds the end only after the last byte.
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

  /// The content of an entry, whose checksum is checked at its end. What comes out has to be counted.
  package func stream(of entry: ZipEntry) throws(PieceError) -> any ByteStream {
    try ZipStream(file, entry)
  }

  /// A stored entry where it lies in the archive; nil for one that is packed.
  package func inPlace(_ entry: ZipEntry) throws(PieceError) -> InputFile? {
    try ZipInflater(file, entry, isCounted: true).storedRange.map { InputFile($0, of: file) }
  }

  /// The first bytes of the content, for recognising its kind. The checksum is not checked.
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

/// The content of an entry with its checksum.
private final class ZipStream: ByteStream {
  private let inflater: ZipInflater
  private let entry: ZipEntry
  private var checksum = CRC32()
  private var isChecked = false

  init(_ file: InputFile, _ entry: ZipEntry) throws(PieceError) {
    self.entry = entry
    inflater = try ZipInflater(file, entry, isCounted: true)
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count = try inflater.fill(buffer)
    checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    if count < buffer.count, !isChecked {
      isChecked = true
      guard checksum.value == entry.checksum else {
        throw .format(FormatProblem(.entryChecksum(name: entry.name), offset: entry.headerOffset))
      }
    }
    return count
  }
}
