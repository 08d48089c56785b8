import KernelApplication

/// Divides an XML text that is a separate file into chunks, which several threads read in parallel.
///
/// Safe to share between threads: only one thread at a time uses the position of the next chunk, and only the thread
/// that reads a chunk uses its buffer.
package final class XMLFileChunks: XMLChunkSource, @unchecked Sendable {
  private static let step = 16 * 1_024
  /// The maximum number of steps in which to search for an element of interest. The text is split before that element.
  /// Together, the steps are longer than nearly all elements.
  private static let steps = 16

  private let file: InputFile
  private let chunkSize: Int64
  private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: step, alignment: 1)
  private let buffers: [UnsafeMutableRawBufferPointer]
  private var end: Int64 = 0

  /// Divides a file that contains an XML text into chunks.
  /// - Parameters:
  ///   - size: the size of a chunk in bytes. It is small, so that all threads finish at nearly the same time.
  ///   - piece: the number of bytes to read at a time, which fit into the processor's second-level cache.
  ///   - slots: the maximum number of chunks in use at the same time, which limits the use of memory.
  package init(_ file: InputFile, size: Int = 4 << 20, piece: Int = 256 << 10, slots: Int = 16) {
    self.file = file
    chunkSize = Int64(size)
    buffers = (0..<slots).map { _ in .allocate(byteCount: piece, alignment: 4_096) }
  }

  deinit {
    window.deallocate()
    for buffer in buffers { buffer.deallocate() }
  }

  package var count: Int { Int(file.size / chunkSize) + 1 }
  package var slots: Int { buffers.count }

  package func next(_ slot: Int, boundaries: XMLChunkBoundaries) -> XMLChunk? {
    guard end < file.size else { return nil }
    let start = end
    end = cut(near: start + chunkSize, boundaries)
    return XMLChunk(bytes: start..<end, consumed: end, slot: slot)
  }

  package func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem) {
    let buffer = buffers[chunk.slot]
    var offset = chunk.bytes.lowerBound
    while offset < chunk.bytes.upperBound {
      let wanted = buffer[..<Int(min(Int64(buffer.count), chunk.bytes.upperBound - offset))]
      let count: Int
      do {
        count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: wanted), at: offset)
      } catch {
        throw .source(.file(error))
      }
      do {
        try use(UnsafeRawBufferPointer(rebasing: wanted[..<count]))
      } catch {
        throw .document(error)
      }
      offset += Int64(count)
      guard count == wanted.count else {
        throw .document(FormatProblem(.becameShorter, offset: offset))
      }
    }
  }

  package func release(_ chunk: XMLChunk) {}

  package func finish() {}

  /// Returns the byte offset of the first position at or after `place` that is directly before an element of interest;
  /// `place` itself if there is none nearby.
  private func cut(near place: Int64, _ boundaries: XMLChunkBoundaries) -> Int64 {
    var offset = min(place, file.size)
    for _ in 0..<XMLFileChunks.steps where offset < file.size {
      // If reading fails here, it also fails in the scan of the chunk, which reports the error.
      guard let count = try? file.read(into: window, at: offset) else { break }
      if let index = boundaries.first(in: UnsafeRawBufferPointer(rebasing: window[..<count])) {
        return offset + Int64(index)
      }
      offset += Int64(count)
      if count < window.count { break }
    }
    return min(place, file.size)
  }
}
