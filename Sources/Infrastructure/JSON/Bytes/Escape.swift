/// Decodes the escapes in strings, such as `\n`, `\u00e9` or `\ud83d\ude00`.
enum Escape {
  /// Parses the escape `\uXXXX` at an address and returns its UTF-16 code unit; nil if there is no such escape.
  static func unit(_ address: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt32? {
    guard end - address >= 6, address[0] == Byte.backslash, address[1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = Byte.hexadecimal(address[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  static func isHighSurrogate(_ unit: UInt32) -> Bool {
    (0xD800...0xDBFF).contains(unit)
  }

  static func isLowSurrogate(_ unit: UInt32) -> Bool {
    (0xDC00...0xDFFF).contains(unit)
  }

  /// Decodes the escapes in a string and returns the string in UTF-8. The escapes must be valid.
  static func resolved(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: text.count) { room, count in count = resolve(text, room) }
  }

  static func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: text.count) { resolve(text, $0) }
  }

  /// Decodes the escapes in a string and writes the string to `room` in UTF-8.
  /// - Parameter room: memory for as many bytes as `text` has. That is enough, because an escape is never shorter than
  ///   the UTF-8 of the character that it represents.
  /// - Returns: the number of bytes written.
  private static func resolve(
    _ text: UnsafeBufferPointer<UInt8>, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard var next = UnsafePointer(text.baseAddress), let first = room.baseAddress else { return 0 }
    let end = next + text.count
    var place = first
    while next < end {
      guard next.pointee == Byte.backslash else {
        place.pointee = next.pointee
        place += 1
        next += 1
        continue
      }
      let (character, length) = character(next, end)
      for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter {
        place.pointee = byte
        place += 1
      }
      next += length
    }
    return place - first
  }

  /// Decodes a valid escape. Returns the character, and the length of the escape in bytes.
  private static func character(
    _ address: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> (UnicodeScalar, Int) {
    switch address[1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      let unit = unit(address, end) ?? 0xFFFD
      if let scalar = UnicodeScalar(unit) { return (scalar, 6) }
      let low = Escape.unit(address + 6, end) ?? 0xDC00
      return (UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}", 12)
    case let byte: return (UnicodeScalar(byte), 2)
    }
  }
}
