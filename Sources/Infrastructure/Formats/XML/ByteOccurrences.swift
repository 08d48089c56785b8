import func CSystem.recordbook_matches_of_64

/// The places of one byte among others, one after the other: 64 bytes are looked at together.
struct ByteOccurrences {
  private let bytes: UnsafeRawBufferPointer
  private let byte: UInt8
  /// Where the 64 begin that were looked at last, and which of them are left to hand out: the first is the lowest bit.
  private var block: Int
  private var left: UInt64 = 0

  @inline(__always)
  init(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) {
    self.bytes = bytes
    self.byte = byte
    block = start &- 64
  }

  /// The next place; nil as well where fewer than 64 bytes are left to look at.
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
