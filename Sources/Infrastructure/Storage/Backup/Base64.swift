/// Base64 (RFC 4648, section 4): the bytes 0, 1, 2 are encoded as `AAEC`. Decoding accepts only text that `encode` can
/// produce.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  /// The six-bit value that each byte has as a base64 letter, indexed by the byte; 64 if the byte is not a base64
  /// letter.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let (count, letters) = ((bytes.count + 2) / 3 * 4, letters)
    return [UInt8](unsafeUninitializedCapacity: count) { text, written in
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let rest = bytes.count - start
        let triple =
          UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
          | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
        text[written] = letters[Int(triple >> 18)]
        text[written + 1] = letters[Int(triple >> 12 & 63)]
        text[written + 2] = rest > 1 ? letters[Int(triple >> 6 & 63)] : padding
        text[written + 3] = rest > 2 ? letters[Int(triple & 63)] : padding
        written += 4
      }
    }
  }

  /// Decodes base64; nil if `encode` cannot produce the text.
  package static func decode(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    let pads = text.suffix(2).count { $0 == padding }
    var isSound = true
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { bytes, written in
      for start in stride(from: 0, to: text.count, by: 4) {
        let kept = start + 4 == text.count ? 4 - pads : 4
        var triple: UInt32 = 0
        for place in 0..<4 {
          let value = place < kept ? values[Int(text[start + place])] : 0
          if value > 63 { isSound = false }
          triple = triple << 6 | UInt32(value & 63)
        }
        for place in 0..<(kept - 1) {
          bytes[written] = UInt8(truncatingIfNeeded: triple >> (16 - 8 * UInt32(place)))
          written += 1
        }
        // The last letter's bits that encode no byte must be zero, as `encode` writes them.
        if triple & (1 << (8 * UInt32(4 - kept)) - 1) != 0 { isSound = false }
      }
    }
    guard isSound, pads == 0 || text[text.count - 1] == padding else { return nil }
    return bytes
  }
}
