import CSystem

/// Checks that UTF-8 is well-formed (Unicode Standard, table 3-7): it must not contain overlong forms, surrogates, or
/// values beyond U+10FFFF.
package enum UTF8Form {
  /// Returns the length, in bytes, of the non-ASCII character at the start of `bytes`; nil if there is none. If the
  /// last bytes of the character are missing, the length includes them.
  package static func length(of bytes: UnsafeRawBufferPointer) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[0] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    if bytes.count > 1, !second.contains(bytes[1]) { return nil }
    for index in 2..<max(2, min(length, bytes.count)) where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Returns the index of the first byte that is not valid UTF-8; nil if all bytes are valid.
  package static func firstWrong(in bytes: UnsafeRawBufferPointer) -> Int? {
    var place = 0
    while place < bytes.count {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
      guard let length = length(of: rest), length <= rest.count else { return place }
      place += length
    }
    return nil
  }
}

/// Counts plain bytes, many at a time. Plain bytes are line feeds and the ASCII bytes from the space to 0x7F, which
/// almost all text consists of.
package struct PlainText {
  private let hasAVX2 = recordbook_has_avx2() != 0

  package init() {}

  /// Returns the length of the longest prefix that consists of plain bytes, rounded down to a multiple of 64.
  package func prefix(of bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    if hasAVX2 { return recordbook_usual_avx2(start, bytes.count) }
    var index = 0
    while bytes.count - index >= 64, recordbook_unusual(start + index) == 0 { index += 64 }
    return index
  }

  /// Returns a bit set of those bytes that are not plain, among at most 64 bytes. The lowest bit represents the first
  /// byte.
  package static func others(in block: UnsafeRawBufferPointer) -> UInt64 {
    if block.count == 64, let start = block.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      return recordbook_unusual(start)
    }
    return block.indices.reduce(0) { found, index in
      let isOther = block[index] < 0x20 && block[index] != 0x0A || block[index] >= 0x80
      return found | (isOther ? 1 << UInt64(index) : 0)
    }
  }
}
