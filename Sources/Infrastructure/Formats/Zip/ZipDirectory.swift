import KernelApplication

/// Reads the list of files at the end of a zip archive. Its layout is in PKWARE APPNOTE 6.3.10, section 4.3.
struct ZipDirectory {
  /// The maximum length, in bytes, of an archive's list of files. No export contains so many files that its list is
  /// longer.
  private static let mostBytes: Int64 = 32 << 20

  private let file: InputFile

  init(_ file: InputFile) { self.file = file }

  /// Returns the archive's entries, in the order of their byte offsets in the file.
  func entries() throws(PieceError) -> [ZipEntry] {
    let end = try ZipEnd.find(in: file)
    guard end.directorySize <= ZipDirectory.mostBytes else {
      throw .format(
        FormatProblem(
          .fileListTooLong(found: Int64(end.directorySize), most: Int64(ZipDirectory.mostBytes)),
          offset: end.directoryOffset))
    }
    let bytes = try file.piece(Int(end.directorySize), at: end.directoryOffset)
    do {
      let entries = try bytes.withBytes { bytes throws(FormatProblem) in try parse(bytes, end) }
      try ZipDirectory.checkOrder(entries, before: end.directoryOffset)
      return entries
    } catch {
      throw .format(error)
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer, _ end: ZipEnd) throws(FormatProblem) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var index = 0
    while index < bytes.count {
      let place = end.directoryOffset + Int64(index)
      guard bytes.count - index >= 46, bytes.uint32(index) == 0x0201_4B50 else {
        throw FormatProblem(.fileListDamaged, offset: place)
      }
      let lengths = [28, 30, 32].map { Int(bytes.uint16(index + $0)) }
      let next = index + 46 + lengths[0] + lengths[1] + lengths[2]
      guard next <= bytes.count else {
        throw FormatProblem(.fileListDamaged, offset: place)
      }
      let record = bytes.part(index..<next)
      entries.append(try entry(record, nameLength: lengths[0], extraLength: lengths[1], end, at: place))
      index = next
    }
    guard UInt64(entries.count) == end.count else {
      throw FormatProblem(
        .fileCount(found: entries.count, told: Int(clamping: end.count)), offset: end.directoryOffset)
    }
    return entries.sorted { $0.headerOffset < $1.headerOffset }
  }

  private func entry(
    _ record: UnsafeRawBufferPointer, nameLength: Int, extraLength: Int, _ end: ZipEnd, at place: Int64
  ) throws(FormatProblem) -> ZipEntry {
    let extra = record.part(46 + nameLength..<46 + nameLength + extraLength)
    var wide = ZipWideSizes(extra)
    let size = wide.size(record.uint32(24))
    let compressed = wide.size(record.uint32(20))
    let offset = wide.size(record.uint32(42))
    let disk = record.uint16(34)
    guard disk == 0 || disk == 0xFFFF else { throw ZipEnd.multiDisk(at: place) }
    guard let size, let compressed, let offset, offset <= end.directoryOffset - end.shift,
      compressed <= end.directoryOffset
    else { throw FormatProblem(.fileSizeImpossible, offset: place) }
    return ZipEntry(
      name: ArchivedName.text(Array(record.part(46..<46 + nameLength))), compressedSize: compressed, size: size,
      method: record.uint16(10), flags: record.uint16(8), checksum: record.uint32(16),
      headerOffset: offset + end.shift, isLink: ZipDirectory.isLink(record))
  }

  /// Whether a record is of a symbolic link. Only programs of Unix and macOS store links; the file's mode is in the upper
  /// half of its external attributes.
  private static func isLink(_ record: UnsafeRawBufferPointer) -> Bool {
    [3, 19].contains(record.uint16(4) >> 8) && record.uint32(38) >> 28 == 0xA
  }

  /// Fails if entries overlap one another or the list of files, because overlapping entries could make a small archive
  /// inflate to petabytes.
  /// - Parameters:
  ///   - entries: the entries, in the order of their byte offsets in the file.
  ///   - directory: the byte offset at which the list of files begins.
  private static func checkOrder(_ entries: [ZipEntry], before directory: Int64) throws(FormatProblem) {
    for (index, entry) in entries.enumerated() {
      let next = index + 1 < entries.count ? entries[index + 1].headerOffset : directory
      guard entry.headerOffset + 30 + entry.compressedSize <= next else {
        throw FormatProblem(.filesOverlap, offset: entry.headerOffset)
      }
    }
  }
}

/// The 64-bit sizes in an entry's extra field. They replace the sizes that do not fit in 32 bits (APPNOTE 4.5.3).
private struct ZipWideSizes {
  private var bytes: UnsafeRawBufferPointer

  init(_ extra: UnsafeRawBufferPointer) {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    var index = 0
    while index + 4 <= extra.count {
      let length = Int(extra.uint16(index + 2))
      guard index + 4 + length <= extra.count else { return }
      if extra.uint16(index) == 1 {
        bytes = extra.part(index + 4..<index + 4 + length)
        return
      }
      index += 4 + length
    }
  }

  /// Returns the actual size, which is `narrow` or, if all bits of that are set, the next size in the extra field. Nil
  /// if that size is missing or is greater than 2^62.
  mutating func size(_ narrow: UInt32) -> Int64? {
    guard narrow == .max else { return Int64(narrow) }
    guard bytes.count >= 8 else { return nil }
    let wide = bytes.uint64(0)
    bytes = bytes.part(8..<bytes.count)
    return wide < 1 << 62 ? Int64(wide) : nil
  }
}
