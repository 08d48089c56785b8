/// The ASCII bytes that have a special meaning in JSON.
enum Byte {
  static var tab: UInt8 { 0x09 }
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var point: UInt8 { 0x2E }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }

  /// Returns the value of an ASCII digit, from 0 to 9; a number greater than 9 for any other byte.
  @inline(__always)
  static func digit(_ byte: UInt8) -> UInt8 {
    byte &- zero
  }

  @inline(__always)
  static func isExponent(_ byte: UInt8) -> Bool {
    byte | 0x20 == 0x65
  }

  /// Whether the byte ends a number, `true`, `false` or `null` that precedes it.
  @inline(__always)
  static func endsWord(_ byte: UInt8) -> Bool {
    byte <= space || byte == comma || byte == closeBracket || byte == closeBrace
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns the value of a hexadecimal digit, from 0 to 15; nil for any other byte.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

/// Operations on words. A word is eight bytes as a 64-bit number, whose lowest byte comes first in memory.
enum Word {
  @inline(__always)
  static func load(_ address: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }

  /// Writes a word to memory, lowest byte first.
  @inline(__always)
  static func store(_ word: UInt64, _ address: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(address).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Returns a word that consists of the first eight bytes. If there are fewer, the rest of the word is zero.
  static func first(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    var shift = 0
    for byte in bytes {
      if shift == UInt64.bitWidth { break }
      word |= UInt64(byte) << shift
      shift += 8
    }
    return word
  }

  /// The bytes of `null` as a word, in which the four high bytes are zero.
  static var null: UInt64 { 0x6C6C_756E }

  /// Marks each byte at which reading a string must stop, by setting the byte's highest bit. These bytes are: a control
  /// character, which a string must not contain; the quotation mark, which ends the string; the backslash, which begins
  /// an escape; and any non-ASCII byte, which must be checked for valid UTF-8. Only the lowest mark is reliable. Higher
  /// marks may be wrong, because the subtraction borrows from higher bytes.
  @inline(__always)
  static func stops(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- (ones &* 0x20)) & ~word) | word
    return found & (ones &* 0x80)
  }

  /// Returns the index of the byte with the lowest mark. The lowest byte of the word has the index 0.
  @inline(__always)
  static func first(_ marks: UInt64) -> Int {
    marks.trailingZeroBitCount >> 3
  }
}
