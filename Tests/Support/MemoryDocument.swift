package import Formats

/// A document in memory, scanned as one chunk. Each piece is copied to an allocation of its own, so that reading beyond
/// it is detected.
package final class MemoryDocument: XMLChunkSource {
  private let bytes: [UInt8]
  private let size: Int
  private nonisolated(unsafe) var isOut = false

  /// - Parameter pieces: the size of each piece, in bytes.
  package init(_ bytes: [UInt8], pieces size: Int) {
    self.bytes = bytes
    self.size = size
  }

  package let count = 1
  package let slots = 1

  package func next(_ slot: Int, boundaries: XMLChunkBoundaries) -> XMLChunk? {
    guard !isOut, !bytes.isEmpty else { return nil }
    isOut = true
    return XMLChunk(bytes: 0..<Int64(bytes.count), consumed: Int64(bytes.count), slot: slot)
  }

  package func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem) {
    var start = 0
    while start < bytes.count {
      let count = min(size, bytes.count - start)
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
      defer { copy.deallocate() }
      copy.copyBytes(from: bytes[start..<start + count])
      start += count
      do throws(FormatProblem) { try use(UnsafeRawBufferPointer(copy)) } catch { throw .document(error) }
    }
  }

  package func release(_ chunk: XMLChunk) {}

  package func finish() {}
}
