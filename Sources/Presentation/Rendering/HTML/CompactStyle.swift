/// Shortens a style sheet by removing the white space that browsers don't need.
enum CompactStyle {
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isSpace = false
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x0A {
        isSpace = true
        continue
      }
      if isSpace, let last = bytes.last, !ends.contains(last), !begins.contains(byte) { bytes.append(0x20) }
      isSpace = false
      bytes.append(byte)
    }
    return bytes
  }

  private static let ends = Array("{};,:".utf8)
  private static let begins = Array("{}".utf8)
}
