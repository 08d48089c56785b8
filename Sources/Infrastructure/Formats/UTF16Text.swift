/// Recognises text in UTF-16 and converts it to UTF-8.
package enum UTF16Text {
  /// Converts UTF-16 text to UTF-8, without its byte order mark; nil if the bytes are not UTF-16. The text may be cut
  /// off anywhere.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let isLittleEndian = isLittleEndian(bytes) else { return nil }
    let start = hasMark(bytes) ? 2 : 0
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? first | second << 8 : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Whether UTF-16 text has the low byte of each unit first; nil if the bytes are not UTF-16.
  private static func isLittleEndian(_ bytes: [UInt8]) -> Bool? {
    if hasMark(bytes) { return bytes[0] == 0xFF }
    let head = bytes.prefix(64)
    var zeros = (even: 0, odd: 0)
    for (place, byte) in head.enumerated() where byte == 0 {
      if place.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // At least a quarter of the bytes at even places, or of the bytes at odd places, must be zero; half of the head's
    // bytes are at even places.
    let enough = max(1, (head.count / 2 + 3) / 4)
    if zeros.odd >= enough, zeros.even == 0 { return true }
    return zeros.even >= enough && zeros.odd == 0 ? false : nil
  }
}
