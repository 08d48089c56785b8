import CSystem

/// Checks that a document consists of the characters that XML 1.0 allows (section 2.2), in UTF-8 (RFC 3629, section 4).
/// U+000B, which real exports hold, is let through, too.
///
/// Nearly all bytes are ASCII: of 64 at a time a few instructions tell so, and only the others are looked at.
struct XMLCharacters {
  private let hasAVX2 = recordbook_has_avx2() != 0
  /// The first bytes of a character that the pieces so far do not hold whole.
  private(set) var begun: [UInt8] = []

  /// Whether the pieces so far end with a whole character.
  var areWhole: Bool { begun.isEmpty }

  /// Hands on the whole characters of the next piece, up to the first bytes that are none: so that whatever else is wrong
  /// before these is told first, however the document is cut into pieces.
  /// - Parameter offset: of the piece's first byte in the document.
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
    // The first two bytes tell of another encoding.
    let told = offset + Int64(end) < 2 ? end + 1 : end
    if start < told { try use(piece.part(start..<told)) }
    throw XMLCharacters.problem(piece[end], at: offset + Int64(end))
  }

  /// The character that an earlier piece began.
  /// - Returns: how many bytes of this piece belong to it.
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

  /// The position of the first bytes that are no whole character; the piece's end where all are.
  private func firstNotWhole(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < piece.count {
      index += usual(piece.part(index..<piece.count))
      let block = piece.part(index..<min(index + 64, piece.count))
      var unusual = XMLCharacters.unusual(block)
      var next = index + block.count
      while unusual != 0 {
        let found = index + unusual.trailingZeroBitCount
        let bytes = piece.part(found..<min(found + 4, piece.count))
        guard let length = XMLCharacters.length(of: bytes), length <= bytes.count else { return found }
        next = max(next, found + length)
        // The bytes that follow in the character have been looked at with it.
        unusual &= ~((1 &<< UInt64(length) &- 1) &<< UInt64(found - index))
      }
      index = next
    }
    return index
  }

  /// How many bytes, in blocks of 64 from the first on, need not be looked at.
  private func usual(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    if hasAVX2 { return recordbook_usual_avx2(start, bytes.count) }
    var index = 0
    while bytes.count - index >= 64, recordbook_unusual(start + index) == 0 { index += 64 }
    return index
  }

  /// Which of up to 64 bytes are neither line feeds nor ASCII from the space on: the first is the lowest bit.
  private static func unusual(_ block: UnsafeRawBufferPointer) -> UInt64 {
    if block.count == 64, let start = block.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      return recordbook_unusual(start)
    }
    return block.indices.reduce(0) { found, index in
      let isUnusual = block[index] < 0x20 && block[index] != 0x0A || block[index] >= 0x80
      return found | (isUnusual ? 1 << UInt64(index) : 0)
    }
  }

  /// The bytes of the character that begins here, of which up to three may be still to come; nil when none does.
  private static func length(of bytes: UnsafeRawBufferPointer) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[0] {
    case 0x09...0x0B, 0x0D, 0x20...0x7F: return 1
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
    // U+FFFE and U+FFFF.
    let isNone = bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBF && bytes[2] >= 0xBE
    return isNone ? nil : length
  }

  private static func problem(_ byte: UInt8, at offset: Int64) -> FormatProblem {
    let digits = String(byte, radix: 16, uppercase: true)
    let what = byte < 0x20 ? "the control character U+00\(byte < 0x10 ? "0" : "")\(digits)" : "bytes that are no UTF-8"
    return FormatProblem("is damaged: it holds \(what)", offset: offset)
  }
}
