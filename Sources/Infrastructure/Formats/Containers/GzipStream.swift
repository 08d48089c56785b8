import KernelApplication
import System

/// Decompresses a gzip file (RFC 1952). If it consists of several members, their contents are joined. Verifies the
/// length and the checksum of each member. Zero bytes may follow the last member.
package final class GzipStream: ByteStream {
  private let input: PeekingReader
  private var inflater: Inflater?
  private var checksum = CRC32()
  private var length: UInt32 = 0
  private var isAtEnd = false

  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: [0x1F, 0x8B, 0x08])
  }

  package init(_ stream: any ByteStream) { input = PeekingReader(stream) }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    var filled = 0
    while filled < buffer.count, !isAtEnd {
      if inflater == nil { try beginMember() }
      guard let inflater else { break }
      filled += try inflate(inflater, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
    }
    return filled
  }

  private func inflate(_ inflater: Inflater, into buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    inflater.fill(buffer)
    var isMemberAtEnd = false
    while inflater.room > 0, !isMemberAtEnd {
      if inflater.unused == 0 {
        guard try input.refill() else { throw problem(.gzipCut) }
        inflater.take(input.unread)
      }
      let step = inflater.step()
      input.skip(to: inflater.unused)
      switch step {
      case .more: break
      case .end: isMemberAtEnd = true
      case .cut: throw problem(.gzipCut)
      case .damaged: throw problem(.gzipDamaged)
      case .noMemory: throw .file(.system(Errno.words(Errno.noMemory)))
      }
    }
    let count = buffer.count - inflater.room
    checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    length &+= UInt32(truncatingIfNeeded: count)
    if isMemberAtEnd { try endMember() }
    return count
  }

  private func beginMember() throws(PieceError) {
    let header = try input.take(10)
    guard header.starts(with: [0x1F, 0x8B, 0x08]), header[3] & 0xE0 == 0 else { throw problem(.gzipDamaged) }
    let flags = header[3]
    if flags & 0x04 != 0 {
      let size = try input.take(2)
      _ = try input.take(Int(size[0]) | Int(size[1]) << 8)
    }
    // The file's name and a comment, each ending in a zero.
    for flag: UInt8 in [0x08, 0x10] where flags & flag != 0 { while try input.take(1)[0] != 0 {} }
    if flags & 0x02 != 0 { _ = try input.take(2) }
    guard let inflater = Inflater() else { throw .file(.system(Errno.words(Errno.noMemory))) }
    inflater.take(input.unread)
    self.inflater = inflater
    checksum = CRC32()
    length = 0
  }

  private func endMember() throws(PieceError) {
    inflater = nil
    let end = try input.take(8)
    let (sum, size) = end.withBytes { ($0.uint32(0), $0.uint32(4)) }
    guard sum == checksum.value, size == length else { throw problem(.gzipChecksum) }
    var isPadded = false
    while let next = try input.peek() {
      if next == 0 {
        isPadded = true
        _ = try input.take(1)
      } else {
        guard !isPadded, next == 0x1F else { throw problem(.gzipTrailing) }
        return
      }
    }
    isAtEnd = true
  }

  private func problem(_ message: FormatMessage) -> PieceError {
    .format(FormatProblem(message, offset: input.offset))
  }
}

/// Reads a stream in pieces, and provides the bytes of the current piece that have not been used yet.
private final class PeekingReader {
  private let stream: any ByteStream
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var range = 0..<0
  private var consumed: Int64 = 0

  init(_ stream: any ByteStream) { self.stream = stream }

  deinit {
    buffer.deallocate()
  }

  /// The byte offset, in the stream, of the first byte that has not been used yet.
  var offset: Int64 { consumed - Int64(range.count) }
  /// The bytes that have been read but not used yet. Valid until the next call to `refill`.
  var unread: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[range]) }

  /// Reads the next piece if all bytes have been used.
  /// - Returns: true if there are unused bytes; false at the end of the stream.
  func refill() throws(PieceError) -> Bool {
    guard range.isEmpty else { return true }
    range = 0..<(try stream.fill(buffer))
    consumed += Int64(range.count)
    return !range.isEmpty
  }

  /// Marks all bytes of the current piece as used, except for the last `unused` ones.
  func skip(to unused: Int) {
    range = range.upperBound - unused..<range.upperBound
  }

  func peek() throws(PieceError) -> UInt8? {
    try refill() ? buffer[range.lowerBound] : nil
  }

  func take(_ count: Int) throws(PieceError) -> [UInt8] {
    var taken: [UInt8] = []
    while taken.count < count {
      guard try refill() else { throw .format(FormatProblem(.gzipCut, offset: offset)) }
      let some = min(count - taken.count, range.count)
      taken += buffer[range.lowerBound..<range.lowerBound + some]
      range = range.lowerBound + some..<range.upperBound
    }
    return taken
  }
}
