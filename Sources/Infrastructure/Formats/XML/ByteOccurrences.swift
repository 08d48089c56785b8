import func CSystem.recordbook_matches_of_64

/// Finds all byte offsets at which a given byte value occurs, in order. Examines 64 bytes at a time.
struct ByteOccurrences {
  private let bytes: UnsafeRawBufferPointer
  private let byte: UInt8
  /// The byte offset of the current block of 64 bytes. `left` is a bit set of the matches in this block that have not
  /// been returned yet; its lowest bit represents the first byte of the block.
  private var block: Int
  private var left: UInt64 = 0

  @inline(__always)
  init(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) {
    self.bytes = bytes
    self.byte = byte
    block = start &- 64
  }

  /// Returns the byte offset of the next match; nil if the remaining complete blocks contain no match. Does not search
  /// the last bytes after the complete blocks, which are fewer than 64; the caller must search them.
  @inline(__always)
  mutating func next() -> Int? {
    while left == 0 {
      block &+= 64
      guard block &+ 64 <= bytes.count, let start = bytes.baseAddress else { return nil }
      left = recordbook_matches_of_64(start + block, byte)
    }
    let place = block &+ left.trailingZeroBitCount
    left &= left &- 1
    return place
  }
}
