/// Well-formed UTF-8 (Unicode Standard, table 3-7): no overlong forms, no surrogates, nothing beyond U+10FFFF.
enum UTF8Form {
  /// The length of the character beyond ASCII that begins at the address; 0 when its bytes are not well formed.
  static func length(_ address: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch address[0] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard end - address >= length, second.contains(address[1]) else { return 0 }
    for index in 2..<max(length, 2) where address[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
