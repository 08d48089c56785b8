import KernelApplication
import System

import func CSystem.recordbook_characters_avx2
import func CSystem.recordbook_has_avx2

/// Checks that an XML text consists of characters that XML 1.0 allows (section 2.2), encoded in UTF-8 (RFC 3629,
/// section 4). Also allows U+000B, because it occurs in real exports.
///
/// Most text is plain ASCII, which is checked 64 bytes at a time. Only blocks that contain other bytes are checked byte
/// by byte.
struct XMLCharacters {
  private let plainText = PlainText()
  private let hasAVX2 = recordbook_has_avx2() != 0
  /// The first bytes of a character that continues in the next piece; empty if the previous piece ended with a complete
  /// character.
  private(set) var begun: [UInt8] = []

  /// Whether the pieces checked so far end with a complete character.
  var areWhole: Bool { begun.isEmpty }

  /// Checks the next piece, and calls `use` with its complete characters up to the first invalid byte. If `use` finds
  /// another problem before that byte, `use` throws first, no matter how the text is divided into pieces.
  /// - Parameter offset: the byte offset, in the XML text, of the piece's first byte.
  mutating func check(
    _ piece: UnsafeRawBufferPointer, at offset: Int64, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(FormatProblem) {
    let start = begun.isEmpty ? 0 : try complete(piece, at: offset, use)
    guard begun.isEmpty else { return }
    let end = firstNotWhole(piece, from: start)
    guard end < piece.count else { return try use(piece.part(start..<end)) }
    let rest = piece.part(end..<min(end + 4, piece.count))
    if XMLCharacters.length(of: rest) != nil {
      if start < end { try use(piece.part(start..<end)) }
      begun = Array(rest)
      return
    }
    // The first two bytes of the text are passed on even if they are invalid, because they reveal whether it has
    // another encoding.
    let checked = offset + Int64(end) < 2 ? end + 1 : end
    if start < checked { try use(piece.part(start..<checked)) }
    throw XMLCharacters.problem(piece[end], at: offset + Int64(end))
  }

  /// Completes the character that began at the end of the previous piece, and calls `use` with it.
  /// - Parameter offset: the byte offset, in the XML text, of the piece's first byte.
  /// - Returns: the number of bytes of this piece that belong to the character.
  private mutating func complete(
    _ piece: UnsafeRawBufferPointer, at offset: Int64, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(FormatProblem) -> Int {
    let before = begun.count
    begun.append(contentsOf: piece.prefix(4 - before))
    guard let length = begun.withBytes({ XMLCharacters.length(of: $0) }) else {
      throw XMLCharacters.problem(begun[0], at: offset - Int64(before))
    }
    guard length <= begun.count else { return piece.count }
    let character = Array(begun[..<length])
    begun.removeAll(keepingCapacity: true)
    try character.withBytes(use)
    return length - before
  }

  /// Returns the byte offset of the first byte at or after `start` that does not begin or continue a complete
  /// character; the length of the piece if there is none.
  private func firstNotWhole(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < piece.count {
      index += wholeBlocks(of: piece, from: index)
      let block = piece.part(index..<min(index + 64, piece.count))
      var unusual = PlainText.others(in: block)
      var next = index + block.count
      while unusual != 0 {
        let found = index + unusual.trailingZeroBitCount
        let bytes = piece.part(found..<min(found + 4, piece.count))
        guard let length = XMLCharacters.length(of: bytes), length <= bytes.count else { return found }
        next = max(next, found + length)
        // Skips the remaining bytes of the character, which were checked together with its first byte.
        unusual &= ~((1 &<< UInt64(length) &- 1) &<< UInt64(found - index))
      }
      index = next
    }
    return index
  }

  /// Returns how many bytes from `start` on certainly consist of complete characters. Checks only whole blocks of 64
  /// bytes, so there may be more such bytes.
  private func wholeBlocks(of piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    let rest = piece.part(start..<piece.count)
    // The check also reads the three bytes before `start`.
    guard hasAVX2, start >= 3, let bytes = rest.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return plainText.prefix(of: rest)
    }
    return recordbook_characters_avx2(bytes, rest.count)
  }

  /// Returns the length, in bytes, of the character at the start of the bytes, even if up to three of its bytes are
  /// missing. Nil if the bytes do not start with a character.
  private static func length(of bytes: UnsafeRawBufferPointer) -> Int? {
    switch bytes[0] {
    case 0x09...0x0B, 0x0D, 0x20...0x7F: return 1
    default: break
    }
    guard let length = UTF8Form.length(of: bytes) else { return nil }
    // U+FFFE and U+FFFF are not characters.
    let isNone = bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBF && bytes[2] >= 0xBE
    return isNone ? nil : length
  }

  private static func problem(_ byte: UInt8, at offset: Int64) -> FormatProblem {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = "U+00\(byte < 0x10 ? "0" : "")\(digits)"
    return FormatProblem(byte < 0x20 ? .controlCharacter(code: code) : .notUTF8, offset: offset)
  }
}
