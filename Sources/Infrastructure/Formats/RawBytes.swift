import Glibc

extension UnsafeRawBufferPointer {
  /// Whether the bytes are exactly these.
  package func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && (isEmpty || memcmp(baseAddress!, text.utf8Start, count) == 0)
  }

  /// Whether the bytes are the same.
  package func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// Whether the bytes begin with these.
  package func begins(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && memcmp(baseAddress!, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The position of the first such byte at or after `start`.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let found = memchr(baseAddress! + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - baseAddress!
  }

  /// The bytes of that range, counted from this buffer's first.
  @inline(__always)
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeRawBufferPointer(start: baseAddress.map { $0 + range.lowerBound }, count: range.count)
  }

  /// The bytes as text; a byte that is no UTF-8 becomes U+FFFD.
  package var text: String {
    String(decoding: self, as: UTF8.self)
  }
}

extension UInt8 {
  /// Space, tab, line feed or carriage return: what XML takes for white space.
  @inline(__always)
  var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
}

extension [UInt8] {
  /// Like `withUnsafeBytes`, with a typed error.
  package func withBytes<Result, Problem: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try withUnsafeBufferPointer { buffer throws(Problem) in try body(UnsafeRawBufferPointer(buffer)) }
  }

  /// Like `withUnsafeMutableBytes`, with a typed error.
  package mutating func withMutableBytes<Result, Problem: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try withUnsafeMutableBufferPointer { buffer throws(Problem) in try body(UnsafeMutableRawBufferPointer(buffer)) }
  }
}
