/// Classes of ASCII bytes, as RFC 9110 and RFC 3986 define them.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let crlf: [UInt8] = [0x0D, 0x0A]

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether a byte is a control byte. A header line must not contain any, except tabs within a value.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// Whether a method or a field name may contain this byte (tchar).
  static func isToken(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }

  static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.isEmpty && bytes.allSatisfy(isToken) }

  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Returns the value of a hexadecimal digit; nil for any other byte.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// Returns the bytes without leading and trailing spaces and tabs.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  /// Parses at most 18 decimal digits as a number; nil for anything else.
  static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 18, bytes.allSatisfy(isDigit) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Decodes escapes such as `%41` and, if `plusIsSpace` is true, `+` as a space. Nil if a `%` is not followed by two
  /// hexadecimal digits.
  static func percentDecoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%") {
        guard bytes.endIndex - index > 2, let high = hexadecimal(bytes[index + 1]),
          let low = hexadecimal(bytes[index + 2])
        else { return nil }
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(plusIsSpace && bytes[index] == UInt8(ascii: "+") ? space : bytes[index])
        index += 1
      }
    }
    return decoded
  }
}
