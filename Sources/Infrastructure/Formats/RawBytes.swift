import func CSystem.memrchr
import func CSystem.recordbook_matches
import func Libc.memchr
import func Libc.memcmp

extension UnsafeRawBufferPointer {
  /// Whether these bytes equal a text in UTF-8.
  @inlinable @inline(__always)
  package func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && (isEmpty || baseAddress!.holds(text.utf8Start, count))
  }

  /// Whether these bytes equal other bytes.
  @inlinable @inline(__always)
  package func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && (isEmpty || baseAddress!.holds(other.baseAddress!, count))
  }

  /// Whether these bytes begin with a text.
  package func begins(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && memcmp(baseAddress!, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Returns the index of the first occurrence of `byte` at or after `start`; nil if there is none.
  @inline(__always)
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let found = memchr(baseAddress! + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - baseAddress!
  }

  /// Returns the index of the last occurrence of `byte` before `end`; nil if there is none.
  func lastIndex(of byte: UInt8, before end: Int) -> Int? {
    guard end > 0, let found = memrchr(baseAddress!, Int32(byte), end) else { return nil }
    return UnsafeRawPointer(found) - baseAddress!
  }

  /// Returns the index of the first occurrence of `byte` at or after `start`; nil if there is none. This is fast if the
  /// byte usually occurs soon: the function examines 32 bytes itself before calling `memchr`, which takes longer than
  /// that.
  @inline(__always)
  func firstNearIndex(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index &+ 16 <= count, index < start &+ 32, let address = baseAddress {
      let found = recordbook_matches(address + index, byte)
      if found != 0 { return index &+ found.trailingZeroBitCount }
      index &+= 16
    }
    return firstIndex(of: byte, from: index)
  }

  /// Whether `byte` occurs in these bytes. This is fast for up to 64 bytes, for which calling `memchr` would take
  /// longer.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool {
    guard let start = baseAddress, count <= 64 else { return firstIndex(of: byte, from: 0) != nil }
    guard count >= 8 else { return start.holdsInFew(byte, count) }
    var index = 0
    while index < count &- 8 {
      if start.word(index).matches(byte) != 0 { return true }
      index &+= 8
    }
    return start.word(count &- 8).matches(byte) != 0
  }

  /// Returns the part of these bytes in a range of offsets, which count from the first byte of this buffer.
  @inline(__always)
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeRawBufferPointer(start: baseAddress.map { $0 + range.lowerBound }, count: range.count)
  }

  /// The bytes as text. Bytes that are not valid UTF-8 are replaced with U+FFFD.
  package var text: String {
    String(decoding: self, as: UTF8.self)
  }
}

extension UnsafeRawPointer {
  /// Whether the `count` bytes at this address equal the bytes at `other`. This is fast for names and other short
  /// texts, for which calling `memcmp` would take longer.
  @inlinable @inline(__always)
  package func holds(_ other: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count >= 8 else { return holdsFew(other, count) }
    var index = 0
    while index < count &- 8 {
      if word(index) != other.word(index) { return false }
      index &+= 8
    }
    return word(count &- 8) == other.word(count &- 8)
  }

  @inlinable @inline(__always)
  func holdsFew(_ other: UnsafeRawPointer, _ count: Int) -> Bool {
    if count >= 4 { return half(0) == other.half(0) && half(count &- 4) == other.half(count &- 4) }
    for index in 0..<count
    where load(fromByteOffset: index, as: UInt8.self) != other.load(fromByteOffset: index, as: UInt8.self) {
      return false
    }
    return true
  }

  /// Whether `byte` is among the first `count` bytes; `count` must be less than eight.
  @inline(__always)
  fileprivate func holdsInFew(_ byte: UInt8, _ count: Int) -> Bool {
    if count >= 4 { return (UInt64(half(0)) << 32 | UInt64(half(count &- 4))).matches(byte) != 0 }
    for index in 0..<count where load(fromByteOffset: index, as: UInt8.self) == byte { return true }
    return false
  }

  /// Returns the eight bytes at the byte offset `offset` as a little-endian integer.
  @inlinable @inline(__always)
  package func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inlinable @inline(__always)
  func half(_ offset: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }
}

extension UInt64 {
  /// Returns a word in which the highest bit is set in each byte that equals `byte`; 0 if no byte equals it. Only the
  /// lowest of these bits is reliable; higher bits may be set by mistake.
  @inline(__always)
  func matches(_ byte: UInt8) -> UInt64 {
    let others = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML: space, tab, line feed or carriage return.
  @inline(__always)
  var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
}

extension [UInt8] {
  /// Calls `body` with the bytes, as `withUnsafeBytes` does, but throws errors of the same type as `body`.
  package func withBytes<Result, Problem: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try withUnsafeBufferPointer { buffer throws(Problem) in try body(UnsafeRawBufferPointer(buffer)) }
  }

  /// Calls `body` with the bytes, as `withUnsafeMutableBytes` does, but throws errors of the same type as `body`.
  package mutating func withMutableBytes<Result, Problem: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try withUnsafeMutableBufferPointer { buffer throws(Problem) in try body(UnsafeMutableRawBufferPointer(buffer)) }
  }
}
