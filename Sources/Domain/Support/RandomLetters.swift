/// Creates random ids from the lowercase symbols of Crockford's base 32, each of which represents 5 random bits. This
/// alphabet does not contain i, l, o and u, which are easily misread.
package enum RandomLetters {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  package static func make(_ count: Int, using random: inout some RandomNumberGenerator) -> String {
    String((0..<count).map { _ in alphabet[Int.random(in: 0..<32, using: &random)] })
  }

  /// Whether a text consists of exactly `count` symbols of the alphabet.
  package static func isValid(_ text: some StringProtocol, count: Int) -> Bool {
    text.utf8.count == count && text.allSatisfy { alphabet.contains($0) }
  }

  /// Normalises an id that a person may have typed: capitals become lowercase, o becomes 0, i and l become 1.
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
