/// Random letters and digits of Crockford's alphabet in lower case, 5 bits each: no i, l, o or u, so that none is taken for
/// another.
package enum RandomLetters {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  package static func make(_ count: Int, using random: inout some RandomNumberGenerator) -> String {
    String((0..<count).map { _ in alphabet[Int.random(in: 0..<32, using: &random)] })
  }

  /// Whether a text is that many of them.
  package static func isValid(_ text: some StringProtocol, count: Int) -> Bool {
    text.utf8.count == count && text.allSatisfy { alphabet.contains($0) }
  }

  /// As a person may have written them: in capitals, an o for a zero, an i or l for a one.
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
