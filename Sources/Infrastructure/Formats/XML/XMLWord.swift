import func Libc.memcmp

/// A name or a value to search for, stored in a form that can be compared quickly.
///
/// Safe to share between threads: the bytes belong to a string literal, so they never change and are never freed.
struct XMLWord: @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }
}

extension XMLWord {
  @inline(__always)
  func isSame(_ other: XMLWord) -> Bool {
    count == other.count && UnsafeRawPointer(start).holds(other.start, count)
  }
}

extension XMLWord: CustomStringConvertible {
  var description: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func equals(_ word: XMLWord) -> Bool {
    count == word.count && (isEmpty || baseAddress!.holds(word.start, count))
  }

  /// Compares the bytes at `start` with the word. Returns nil if they are equal, `needsMore` if the bytes end before
  /// the word does, and `unwanted` otherwise.
  @inline(__always)
  func compare(_ word: XMLWord, at start: Int) -> XMLPrefixMatch? {
    if count - start >= word.count {
      return (baseAddress! + start).holds(word.start, word.count) ? nil : .unwanted
    }
    let available = Swift.max(0, count - start)
    return available == 0 || memcmp(baseAddress! + start, word.start, available) == 0 ? .needsMore : .unwanted
  }
}

extension UInt8 {
  /// Whether this byte ends a name: white space, `>` or `/`.
  @inline(__always)
  var endsXMLName: Bool {
    isXMLSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}
