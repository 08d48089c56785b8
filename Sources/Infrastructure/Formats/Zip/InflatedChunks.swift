import KernelApplication

/// The chunks of a document in a zip archive. Only one thread at a time can inflate. It then scans what it has inflated
/// and computes its checksum, while the next thread inflates. So bytes are used by the processor that has just written
/// them and still has them in its cache; passing them to another would take nearly as long as inflating them.
///
/// Safe to share: only one thread at a time uses what inflating needs, a slot belongs to the thread of its chunk, and
/// the whole checksum to the thread that receives returned chunks.
package final class InflatedChunks: XMLChunkSource, @unchecked Sendable {
  /// The bytes of a chunk, which stay until the chunk is returned.
  private final class Slot {
    let buffer: UnsafeMutableRawBufferPointer
    var checksum = CRC32()

    init(size: Int) {
      buffer = .allocate(byteCount: size, alignment: 4_096)
    }

    deinit {
      buffer.deallocate()
    }
  }

  /// How far from the end of a chunk a good place to cut is searched for, in bytes. It is longer than nearly all
  /// elements, since a swim of many laps has to be read again if it is cut.
  private static let window = 256 * 1_024

  private let entry: ZipEntry
  private let inflater: ZipInflater
  private let all: [Slot]
  /// Bytes that were inflated, but belong to the next chunk.
  private var rest: [UInt8] = []
  private var end: Int64 = 0
  private var isAtEnd = false
  private var checksum = CRC32()

  /// - Parameter size: of a chunk, in bytes. Large enough that the time threads wait for each other does not matter.
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

  /// Where to cut: near the end, or at the end if there is no good place.
  private func place(in bytes: UnsafeRawBufferPointer, _ boundaries: XMLChunkBoundaries) -> Int {
    let start = max(0, bytes.count - InflatedChunks.window)
    guard let index = boundaries.last(in: bytes.part(start..<bytes.count)), start + index > 0 else {
      return bytes.count
    }
    return start + index
  }
}
