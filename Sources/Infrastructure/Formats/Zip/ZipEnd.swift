import KernelApplication

/// The record at the end of a zip archive, which states where the list of files is. Its layout is in PKWARE APPNOTE
/// 6.3.10, sections 4.3.14 to 4.3.16.
struct ZipEnd {
  /// The number of files that the archive's list contains.
  private(set) var count: UInt64
  private(set) var directorySize: Int64
  /// The byte offset, in the file on disk, at which the archive's list of files begins.
  private(set) var directoryOffset: Int64
  /// The number of bytes in front of the archive. The offsets stated in the archive do not include them.
  private(set) var shift: Int64

  private static let length = 22
  private static let longestComment = 65_535

  static func find(in file: InputFile) throws(PieceError) -> ZipEnd {
    let tailSize = min(file.size, Int64(length + longestComment + ZipWideEnd.length + ZipWideEnd.locatorLength))
    let tailOffset = file.size - tailSize
    let tail = try file.piece(Int(tailSize), at: tailOffset)
    do {
      return try tail.withBytes { bytes throws(FormatProblem) in try find(in: bytes, at: tailOffset) }
    } catch {
      throw .format(error)
    }
  }

  static func multiDisk(at offset: Int64) -> FormatProblem {
    FormatProblem(.oneOfSeveral, offset: offset)
  }

  private static func find(in tail: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) -> ZipEnd {
    var index = tail.count - length
    while index >= 0, index >= tail.count - length - longestComment {
      if tail.uint32(index) == 0x0605_4B50, index + length + Int(tail.uint16(index + 20)) <= tail.count {
        return try ZipEnd(tail, at: index, tailOffset: offset)
      }
      index -= 1
    }
    throw FormatProblem(
      .noFileList, offset: offset + Int64(tail.count))
  }

  private init(_ tail: UnsafeRawBufferPointer, at index: Int, tailOffset: Int64) throws(FormatProblem) {
    let place = tailOffset + Int64(index)
    let disks = (tail.uint16(index + 4), tail.uint16(index + 6))
    guard disks == (0, 0) || disks == (0xFFFF, 0xFFFF), tail.uint16(index + 8) == tail.uint16(index + 10) else {
      throw ZipEnd.multiDisk(at: place)
    }
    count = UInt64(tail.uint16(index + 10))
    directorySize = Int64(tail.uint32(index + 12))
    var offset = Int64(tail.uint32(index + 16))
    var end = index
    if let wide = try ZipWideEnd(tail, before: index, tailOffset: tailOffset) {
      (count, directorySize, offset, end) = (wide.count, wide.directorySize, wide.directoryOffset, wide.start)
    }
    directoryOffset = tailOffset + Int64(end) - directorySize
    shift = directoryOffset - offset
    guard directoryOffset >= 0, shift >= 0 else {
      throw FormatProblem(.fileListDoesNotFit, offset: place)
    }
  }
}

/// The 64-bit record at the end of an archive that is larger than 4 GiB or contains more than 65,535 files.
private struct ZipWideEnd {
  static let length = 56
  static let locatorLength = 20

  let count: UInt64
  let directorySize: Int64
  let directoryOffset: Int64
  /// The byte offset, in `tail`, at which the record begins.
  let start: Int

  /// Finds the 64-bit record; nil if there is none. Searches for it only directly before its locator (the record that
  /// states its offset), where it usually is.
  /// - Parameters:
  ///   - tail: the last bytes of the file.
  ///   - end: the byte offset, in `tail`, at which the locator ends.
  ///   - tailOffset: the byte offset, in the file, of the first byte of `tail`.
  init?(_ tail: UnsafeRawBufferPointer, before end: Int, tailOffset: Int64) throws(FormatProblem) {
    let locator = end - ZipWideEnd.locatorLength
    guard locator >= 0, tail.uint32(locator) == 0x0706_4B50 else { return nil }
    let place = tailOffset + Int64(locator)
    start = locator - ZipWideEnd.length
    guard start >= 0, tail.uint32(start) == 0x0606_4B50 else {
      throw FormatProblem(.fileListEndDamaged, offset: place)
    }
    guard tail.uint32(locator + 16) <= 1, tail.uint32(start + 16) == 0, tail.uint32(start + 20) == 0 else {
      throw ZipEnd.multiDisk(at: place)
    }
    count = tail.uint64(start + 32)
    guard tail.uint64(start + 40) < 1 << 62, tail.uint64(start + 48) < 1 << 62 else {
      throw FormatProblem(.fileListSizeImpossible, offset: place)
    }
    directorySize = Int64(tail.uint64(start + 40))
    directoryOffset = Int64(tail.uint64(start + 48))
  }
}

extension InputFile {
  /// Reads exactly `count` bytes of the file. Fails if the file ends before that.
  func piece(_ count: Int, at offset: Int64) throws(PieceError) -> [UInt8] {
    let found: [UInt8]
    do {
      found = try bytes(count, at: offset)
    } catch {
      throw .file(error)
    }
    guard found.count == count else {
      throw .format(FormatProblem(.becameShorter, offset: offset + Int64(found.count)))
    }
    return found
  }
}
