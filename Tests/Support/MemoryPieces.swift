import Formats

/// Hands out bytes in memory, each piece a copy of its own, so that a read beyond it is a read beyond an allocation.
package final class MemoryPieces: PieceSource {
  private let bytes: [UInt8]
  private let size: Int
  private var piece = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  package private(set) var consumed: Int64 = 0

  package init(_ bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }

  deinit {
    piece.deallocate()
  }

  package func next() -> UnsafeRawBufferPointer? {
    piece.deallocate()
    let start = Int(consumed)
    let count = min(size, bytes.count - start)
    piece = .allocate(byteCount: count, alignment: 1)
    piece.copyBytes(from: bytes[start..<start + count])
    consumed += Int64(count)
    return count == 0 ? nil : UnsafeRawBufferPointer(piece)
  }
}
