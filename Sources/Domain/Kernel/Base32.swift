/// Crockford's base 32. Its 32 symbols are the ten digits and all capital letters except I, L, O and U, which are easy
/// to misread.
package enum Base32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Returns the symbol that stands for a value.
  /// - Parameter value: a number from 0 to 31.
  package static func letter(_ value: UInt8) -> Character {
    Character(Unicode.Scalar(alphabet[Int(value)]))
  }

  /// Parses base-32 text that the user typed, and returns the values of its symbols, each from 0 to 31. Lower-case
  /// letters are read as capitals, `o` as 0, `i` and `l` as 1. Hyphens and white space are skipped. Returns nil if the
  /// text contains any other character.
  /// - Parameter most: the maximum length of `text`, in bytes; nil is returned for longer text.
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
