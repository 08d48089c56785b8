import KernelApplication

/// The chunks of an XML text in a zip archive. Only one thread at a time can inflate (decompress). That thread then
/// scans the chunk that it has inflated and computes the checksum, while another thread inflates the next chunk. Each
/// thread therefore works on bytes that are still in its processor's cache; fetching them into another processor's
/// cache takes nearly as long as inflating.
///
/// Safe to share between threads: Only one thread at a time uses the state for inflating. Only the thread of a chunk
/// uses the chunk's slot. Only the thread that releases chunks uses the total checksum.
package final class InflatedChunks: XMLChunkSource, @unchecked Sendable {
  /// The inflated bytes of a chunk, stored until the chunk is released.
  private final class Slot {
    let buffer: UnsafeMutableRawBufferPointer
    var checksum = CRC32()

    init(size: Int) { buffer = .allocate(byteCount: size, alignment: 4_096) }

    deinit {
      buffer.deallocate()
    }
  }

  /// The number of bytes before the end of a chunk in which to search for an element of interest. The text is split
  /// before that element. The number is greater than the length of nearly all elements, because an element that is
  /// split, such as a swim of many laps, must be scanned a second time.
  private static let window = 256 * 1_024

  private let entry: ZipEntry
  private let inflater: ZipInflater
  private let all: [Slot]
  /// The inflated bytes that belong to the next chunk.
  private var rest: [UInt8] = []
  private var end: Int64 = 0
  private var isAtEnd = false
  private var checksum = CRC32()

  /// Creates the chunks of an entry of a zip archive.
  /// - Parameters:
  ///   - size: the size of a chunk, in bytes. It is large enough for the threads to spend little time waiting for one
  ///     another.
  ///   - slots: the maximum number of chunks in use at the same time.
  init(_ file: InputFile, _ entry: ZipEntry, size: Int, slots: Int) throws(PieceError) {
    self.entry = entry
    inflater = try ZipInflater(file, entry)
    all = (0..<slots).map { _ in Slot(size: size) }
  }

  package var count: Int { Int(entry.size) / all[0].buffer.count + 1 }
  package var slots: Int { all.count }

  package func next(_ slot: Int, boundaries: XMLChunkBoundaries) throws(PieceError) -> XMLChunk? {
    guard !isAtEnd else { return nil }
    let buffer = all[slot].buffer
    buffer.copyBytes(from: rest)
    let inflated = try inflater.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[rest.count...]))
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<(rest.count + inflated)])
    isAtEnd = bytes.count < buffer.count
    guard !bytes.isEmpty else { return nil }
    let cut = isAtEnd ? bytes.count : place(in: bytes, boundaries)
    rest = Array(bytes[cut...])
    let start = end
    end += Int64(cut)
    return XMLChunk(bytes: start..<end, consumed: inflater.consumed, slot: slot)
  }

  package func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem) {
    let slot = all[chunk.slot]
    let bytes = UnsafeRawBufferPointer(rebasing: slot.buffer[..<chunk.bytes.count])
    slot.checksum = CRC32()
    slot.checksum.add(bytes)
    do {
      try use(bytes)
    } catch {
      throw .document(error)
    }
  }

  package func release(_ chunk: XMLChunk) {
    checksum.append(all[chunk.slot].checksum, count: chunk.bytes.count)
  }

  package func finish() throws(PieceError) {
    guard checksum.value == entry.checksum else {
      throw .format(
        FormatProblem(.entryChecksum(name: entry.name), offset: entry.headerOffset))
    }
  }

  /// Returns the byte offset at which to split the text: before the last element of interest or, if there is none near
  /// the end, at the end.
  private func place(in bytes: UnsafeRawBufferPointer, _ boundaries: XMLChunkBoundaries) -> Int {
    let start = max(0, bytes.count - InflatedChunks.window)
    guard let index = boundaries.last(in: bytes.part(start..<bytes.count)), start + index > 0 else {
      return bytes.count
    }
    return start + index
  }
}
