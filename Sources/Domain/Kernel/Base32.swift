/// Crockford's base 32: ten digits and those letters of which no two look alike.
package enum Base32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// - Parameter value: 0 to 31.
  package static func letter(_ value: UInt8) -> Character {
    Character(Unicode.Scalar(alphabet[Int(value)]))
  }

  /// What letters stand for as somebody typed them: small ones are capitals, `o` is 0, `i` and `l` are 1; hyphens and white
  /// space stand for nothing. Nil where anything else is among them, or there are too many.
  /// - Parameter most: bytes of the text that are looked at.
  package static func values(typed text: String, most: Int) -> [UInt8]? {
    guard text.utf8.count <= most else { return nil }
    var values: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "O"), UInt8(ascii: "o"): values.append(0)
      case UInt8(ascii: "I"), UInt8(ascii: "i"), UInt8(ascii: "L"), UInt8(ascii: "l"): values.append(1)
      default:
        let capital = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
        guard let value = alphabet.firstIndex(of: capital) else { return nil }
        values.append(UInt8(value))
      }
    }
    return values
  }
}
