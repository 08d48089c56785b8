/// Makes random texts from the lowercase characters of Crockford's base 32, with 5 random bits each. This alphabet has
/// no i, l, o or u, so that characters are not confused.
package enum RandomLetters {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  package static func make(_ count: Int, using random: inout some RandomNumberGenerator) -> String {
    String((0..<count).map { _ in alphabet[Int.random(in: 0..<32, using: &random)] })
  }

  /// Whether a text consists of exactly `count` characters of this alphabet.
  package static func isValid(_ text: some StringProtocol, count: Int) -> Bool {
    text.utf8.count == count && text.allSatisfy { alphabet.contains($0) }
  }

  /// Normalises a text that a person may have typed: capitals become lowercase, o becomes 0, i and l become 1.
  package static func read(_ text: some StringProtocol) -> String {
    String(
      text.lowercased().map { letter in
        switch letter {
        case "o": "0"
        case "i", "l": "1"
        default: letter
        }
      })
  }
}
