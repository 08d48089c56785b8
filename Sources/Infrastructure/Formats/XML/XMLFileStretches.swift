import KernelApplication

/// The stretches of a document that is a file itself: threads read theirs at the same time.
///
/// Safe to share: where the next one begins is touched by one thread at a time, a buffer by its stretch's.
package final class XMLFileStretches: XMLStretchSource, @unchecked Sendable {
  private static let step = 16 * 1_024
  /// Together longer than nearly all elements.
  private static let steps = 16

  private let file: InputFile
  private let stretchSize: Int64
  private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: step, alignment: 1)
  private let buffers: [UnsafeMutableRawBufferPointer]
  private var end: Int64 = 0

  /// - Parameters:
  ///   - size: of a stretch in bytes. Small enough for the threads to end at nearly the same time.
  ///   - piece: bytes read at once: they stay in the processor's second cache.
  ///   - slots: the most stretches read and not yet taken back, so that they take little memory.
  package init(_ file: InputFile, size: Int = 4 << 20, piece: Int = 256 << 10, slots: Int = 16) {
    self.file = file
    stretchSize = Int64(size)
    buffers = (0..<slots).map { _ in .allocate(byteCount: piece, alignment: 4_096) }
  }

  deinit {
    window.deallocate()
    for buffer in buffers { buffer.deallocate() }
  }

  package var count: Int { Int(file.size / stretchSize) + 1 }
  package var slots: Int { buffers.count }

  package func next(_ slot: Int, cuts: XMLCuts) -> XMLStretch? {
    guard end < file.size else { return nil }
    let start = end
    end = cut(near: start + stretchSize, cuts)
    return XMLStretch(bytes: start..<end, consumed: end, slot: slot)
  }

  package func read(
    _ stretch: XMLStretch, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem) {
    let buffer = buffers[stretch.slot]
    var offset = stretch.bytes.lowerBound
    while offset < stretch.bytes.upperBound {
      let wanted = buffer[..<Int(min(Int64(buffer.count), stretch.bytes.upperBound - offset))]
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

  package func release(_ stretch: XMLStretch) {}

  package func finish() {}

  /// The first good place at or after that one; the place itself where there is none nearby.
  private func cut(near place: Int64, _ cuts: XMLCuts) -> Int64 {
    var offset = min(place, file.size)
    for _ in 0..<XMLFileStretches.steps where offset < file.size {
      // What cannot be read is told by the scan that comes by.
      guard let count = try? file.read(into: window, at: offset) else { break }
      if let index = cuts.first(in: UnsafeRawBufferPointer(rebasing: window[..<count])) {
        return offset + Int64(index)
      }
      offset += Int64(count)
      if count < window.count { break }
    }
    return min(place, file.size)
  }
}
