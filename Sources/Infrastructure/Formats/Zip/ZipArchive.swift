import KernelApplication

/// A zip archive, from which entries and their contents can be read. Supports Zip64, data descriptors, and bytes in
/// front of the archive, but not encrypted or split archives.
package struct ZipArchive: Sendable {
  private let file: InputFile
  /// The files and folders, in the order of their byte offsets in the archive.
  package let entries: [ZipEntry]

  /// Whether a file that begins with these bytes may be a zip archive.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.begins(with: "PK\u{03}\u{04}") || head.begins(with: "PK\u{05}\u{06}") || head.begins(with: "PK\u{06}\u{06}")
      || isSplit(head)
  }

  /// Whether the bytes begin an archive that was made to be split into several files, even if it is only one.
  private static func isSplit(_ head: UnsafeRawBufferPointer) -> Bool {
    head.begins(with: "PK\u{07}\u{08}PK\u{03}\u{04}") || head.begins(with: "PK00PK\u{03}\u{04}")
  }

  /// Reads the archive's list of files. Fails if the archive is cut short, damaged or split.
  package init(_ file: InputFile) throws(PieceError) {
    self.file = file
    do throws(PieceError) {
      entries = try ZipDirectory(file).entries()
    } catch {
      // The list is at the end of the last file of a split archive.
      guard case .format(let problem) = error, problem.message == .format(.noFileList),
        let head = try? file.bytes(8, at: 0), head.withBytes({ ZipArchive.isSplit($0) })
      else { throw error }
      throw .format(ZipEnd.multiDisk(at: 0))
    }
  }

  /// Returns the content of an entry in chunks. The content must be an XML text. Fails at once if the entry must not be
  /// inflated, for example because it is a zip bomb.
  /// - Parameters:
  ///   - size: the size of a chunk, in bytes.
  ///   - slots: the maximum number of chunks in use at the same time.
  package func chunks(
    of entry: ZipEntry, size: Int = 3 << 20, slots: Int = 3
  ) throws(PieceError) -> InflatedChunks {
    try InflatedChunks(file, entry, size: size, slots: slots)
  }

  /// Returns the whole content of an entry after verifying its checksum.
  /// - Parameter most: the maximum number of bytes to return.
  /// - Returns: the content; nil if it is larger than `most`.
  package func contents(of entry: ZipEntry, most: Int) throws(PieceError) -> [UInt8]? {
    guard entry.size <= Int64(most) else { return nil }
    let inflater = try ZipInflater(file, entry)
    // The buffer is a byte longer than the content: the inflater notices the end only when asked for more.
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

  /// The symbolic links in the archive, each with the name in the archive to which it leads.
  package var links: [(name: String, target: String)] {
    entries.filter(\.isLink).prefix(ArchivedName.mostLinks).map { entry in
      let path = (try? contents(of: entry, most: ZipArchive.longestPath)) ?? nil
      return (entry.name, ArchivedName.resolved(ArchivedName.text(path ?? []), from: entry.name))
    }
  }

  /// The length of the longest path to which a link can lead, in bytes.
  private static let longestPath = 4_096

  /// Returns a stream of an entry's content. The stream verifies the checksum at its end. The caller must limit how
  /// much is inflated; see `OutputBudget`.
  package func stream(of entry: ZipEntry) throws(PieceError) -> any ByteStream {
    try ZipStream(file, entry)
  }

  /// Returns the part of the archive that is the entry's content, if that content is stored uncompressed; otherwise
  /// nil.
  package func inPlace(_ entry: ZipEntry) throws(PieceError) -> InputFile? {
    try ZipInflater(file, entry, isCounted: true).storedRange.map { InputFile($0, of: file) }
  }

  /// Returns the first `count` bytes of the content of an entry, or all of it if it is shorter, so that its format can
  /// be recognised. Does not verify the checksum.
  package func head(of entry: ZipEntry, count: Int) throws(PieceError) -> [UInt8] {
    let inflater = try ZipInflater(file, entry, piece: 4 << 10)
    var head = [UInt8](repeating: 0, count: Int(min(Int64(count), entry.size)))
    let filled = try head.withMutableBytes { buffer throws(PieceError) in
      buffer.isEmpty ? 0 : try inflater.fill(buffer)
    }
    head.removeLast(head.count - filled)
    return head
  }
}

/// Streams the content of an entry, and verifies its checksum at the end.
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
