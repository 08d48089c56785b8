import Formats

/// Converts the text of a log to UTF-8, whatever its encoding.
struct LogText {
  /// The text without the line in which Excel names the delimiter.
  let bytes: [UInt8]
  /// The number of lines at the start of the text that `bytes` lacks.
  let skippedLines: Int
  /// Whether the file was not valid UTF-8 and was therefore read as Windows-1252.
  var isWindows1252 = false

  /// The bytes that Windows-1252 does not define, or that hardly ever occur in its texts. A file that contains any of
  /// them has another encoding.
  private static let foreign: Set<UInt8> = [0x00, 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xFE, 0xFF]

  init(_ raw: [UInt8]) throws(LogProblem) {
    let text: [UInt8]
    if let converted = UTF16Text.utf8(raw) {
      text = converted
    } else if LogText.isUTF8(raw) {
      text = raw
    } else {
      if let broken = raw.firstIndex(where: LogText.foreign.contains) {
        let line = raw[..<broken].count { $0 == 0x0A } + 1
        throw LogProblem(.encoding, LogProblem.Place(line: line, column: 1, name: nil))
      }
      text = LogText.utf8(of1252: raw)
      isWindows1252 = true
    }
    bytes = text.withoutDelimiterLine
    skippedLines = bytes.count < text.count ? 1 : 0
  }

  /// Whether the bytes are valid UTF-8.
  private static func isUTF8(_ raw: [UInt8]) -> Bool {
    raw.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        if place + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          place += 8
        } else if bytes[place] < 0x80 {
          place += 1
        } else {
          let length = UTF8Sequence.length(bytes, at: place)
          if length == 0 { return false }
          place += length
        }
      }
      return true
    }
  }

  private static func utf8(of1252 raw: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in raw {
      let value = (0x80...0x9F).contains(byte) ? high[Int(byte) - 0x80] : UInt32(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  /// The Unicode scalar values of the bytes 0x80 to 0x9F in Windows-1252.
  private static let high: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

/// Checks multi-byte characters in UTF-8.
private enum UTF8Sequence {
  /// Returns the length, in bytes, of the multi-byte character at a byte offset; 0 if there is no valid one.
  static func length(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    let first = bytes[place]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard place + length <= bytes.count else { return 0 }
    for next in bytes[place + 1..<place + length] where next & 0xC0 != 0x80 { return 0 }
    let second = bytes[place + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second <= 0x9F ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second <= 0x8F ? length : 0
    default: return length
    }
  }
}
