import KernelApplication

/// The chunks of a document in a zip archive. Only one thread at a time can inflate; but it then scans what it has
/// inflated, and takes its checksum, while the next one inflates. So bytes are used by the processor that has just
/// written them and still has them in its cache: handing them to another takes nearly as long as inflating them.
///
/// Safe to share: what inflating needs is touched by one thread at a time, a slot by its chunk's, the whole checksum
/// by the thread that takes chunks back.
package final class InflatedChunks: XMLChunkSource, @unchecked Sendable {
  /// A chunk's bytes, which stay until it is taken back.
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

  /// How far from a chunk's end a good place to cut is looked for: longer than nearly all elements, since a swim of
  /// many laps that is cut through has to be read a second time.
  private static let window = 256 * 1_024

  private let entry: ZipEntry
  private let inflater: ZipInflater
  private let all: [Slot]
  /// Inflated already, but part of the next chunk.
  private var rest: [UInt8] = []
  private var end: Int64 = 0
  private var isAtEnd = false
  private var checksum = CRC32()

  /// - Parameter size: of a chunk in bytes. Long enough that one thread's waiting for another does not count.
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

  /// Where to cut: near the end, or at it where there is no good place.
  private func place(in bytes: UnsafeRawBufferPointer, _ boundaries: XMLChunkBoundaries) -> Int {
    let start = max(0, bytes.count - InflatedChunks.window)
    guard let index = boundaries.last(in: bytes.part(start..<bytes.count)), start + index > 0 else {
      return bytes.count
    }
    return start + index
  }
}
