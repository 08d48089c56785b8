import KernelApplication
import System

/// Inflates (decompresses) one file in a zip archive from start to end. Must not be used by several threads at the same
/// time.
final class ZipInflater: ByteStream {
  private let file: InputFile
  private let entry: ZipEntry
  private let input: UnsafeMutableRawBufferPointer
  private let inflater: Inflater
  /// The byte offset, in the archive's file, of the next compressed byte to read.
  private var readOffset: Int64
  private var unread: Int64
  private var produced: Int64 = 0
  private var isAtEnd = false

  /// Creates an inflater of one file in a zip archive.
  /// - Parameters:
  ///   - isCounted: whether the caller limits how much is inflated. If so, the size that the archive states is not
  ///     checked.
  ///   - piece: the number of bytes to read from the file at a time, if the entry has that many.
  init(
    _ file: InputFile, _ entry: ZipEntry, isCounted: Bool = false, piece: Int64 = 128 << 10
  ) throws(PieceError) {
    self.file = file
    self.entry = entry
    self.input = .allocate(byteCount: Int(max(1, min(piece, entry.compressedSize))), alignment: 16)
    self.readOffset = entry.headerOffset
    self.unread = entry.compressedSize
    guard let inflater = Inflater() else { throw ZipInflater.noMemory }
    self.inflater = inflater
    do {
      if isCounted { try entry.checkPacking() } else { try entry.check() }
    } catch {
      throw .format(error)
    }
    readOffset += try headerLength()
  }

  deinit {
    input.deallocate()
  }

  /// The byte range of the entry's content in the file, if the content is stored uncompressed; otherwise nil.
  var storedRange: Range<Int64>? {
    entry.method == ZipEntry.stored ? readOffset..<readOffset + unread : nil
  }

  /// The byte offset up to which the file has been read, for showing progress.
  var consumed: Int64 { readOffset }

  /// Fills the buffer, or only its beginning if less content remains.
  /// - Returns: the number of bytes written; 0 at the end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    guard !isAtEnd, !buffer.isEmpty else { return 0 }
    let count = entry.method == ZipEntry.stored ? try copy(into: buffer) : try inflate(into: buffer)
    produced += Int64(count)
    guard produced <= entry.size, !isAtEnd || produced == entry.size,
      !isAtEnd || unread + Int64(inflater.unused) == 0
    else { throw .format(corrupt(.entryLength(name: entry.name))) }
    return count
  }

  private func headerLength() throws(PieceError) -> Int64 {
    let header = try file.piece(30, at: entry.headerOffset)
    return try header.withBytes { bytes throws(PieceError) in
      let length = 30 + Int64(bytes.uint16(26)) + Int64(bytes.uint16(28))
      guard bytes.uint32(0) == 0x0403_4B50, bytes.uint16(8) == entry.method,
        entry.headerOffset + length + entry.compressedSize <= file.size
      else { throw .format(FormatProblem(.entryMisplaced(name: entry.name), offset: readOffset)) }
      return length
    }
  }

  private func copy(into buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count = try read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<Int(min(Int64(buffer.count), unread))]))
    isAtEnd = unread == 0
    return count
  }

  private func inflate(into buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    inflater.fill(buffer)
    while inflater.room > 0, !isAtEnd {
      if inflater.unused == 0, unread > 0 {
        let piece = UnsafeMutableRawBufferPointer(rebasing: input[..<Int(min(Int64(input.count), unread))])
        inflater.take(UnsafeRawBufferPointer(rebasing: piece[..<(try read(into: piece))]))
      }
      switch inflater.step() {
      case .more: break
      case .end: isAtEnd = true
      case .cut: throw .format(corrupt(.entryDataCut(name: entry.name)))
      case .noMemory: throw ZipInflater.noMemory
      case .damaged: throw .format(corrupt(.entryDataDamaged(name: entry.name)))
      }
    }
    return buffer.count - inflater.room
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count: Int
    do {
      count = try file.read(into: buffer, at: readOffset)
    } catch {
      throw .file(error)
    }
    guard count == buffer.count else { throw .format(corrupt(.entryCut(name: entry.name))) }
    readOffset += Int64(count)
    unread -= Int64(count)
    return count
  }

  private func corrupt(_ what: FormatMessage) -> FormatProblem {
    FormatProblem(what, offset: readOffset - Int64(inflater.unused))
  }

  private static let noMemory = PieceError.file(.system(Errno.words(Errno.noMemory)))
}
