/// A code that stands for the password once: ten letters and digits of Crockford's alphabet, 50 random bits, in two groups
/// for who copies it: `7K3QZ-M0XV4`.
package struct OneTimeCode: Hashable, Sendable {
  /// Without the hyphen.
  let letters: String

  /// So many are made at once.
  package static let count = 8
  private static let length = 10
  /// Those of base 32 that no two look alike (Crockford).
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  package init(using random: inout some RandomNumberGenerator) {
    letters = String((0..<OneTimeCode.length).map { _ in OneTimeCode.alphabet[Int.random(in: 0..<32, using: &random)] })
  }

  /// A code as somebody typed it: small letters are capitals, `o` is 0, `i` and `l` are 1; hyphens and spaces stand for
  /// nothing. Nil for what is no code.
  package init?(typed text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let letters = text.uppercased().compactMap { letter -> Character? in
      switch letter {
      case "-", " ": nil
      case "O": "0"
      case "I", "L": "1"
      default: letter
      }
    }
    guard letters.count == OneTimeCode.length, letters.allSatisfy(OneTimeCode.alphabet.contains) else { return nil }
    self.letters = String(letters)
  }

  /// As it is shown.
  package var text: String { "\(letters.prefix(5))-\(letters.suffix(5))" }
}
