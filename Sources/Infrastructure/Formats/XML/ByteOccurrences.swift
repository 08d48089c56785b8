import func CSystem.recordbook_matches_of_64

/// Finds the places of one byte among others, in order, by looking at 64 bytes at a time.
struct ByteOccurrences {
  private let bytes: UnsafeRawBufferPointer
  private let byte: UInt8
  /// The start of the 64 bytes last looked at, and the matches in them that were not returned yet, the first as the
  /// lowest bit.
  private var block: Int
  private var left: UInt64 = 0

  @inline(__always)
  init(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) {
    self.bytes = bytes
    self.byte = byte
    block = start &- 64
  }

  /// The next place. Nil if there is none, or fewer than 64 bytes are left to look at.
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
