/// Why a text that a person entered is refused.
package enum NamedTextProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(Int)
  /// The text holds hidden characters: control characters, or characters that change the direction of letters.
  case hidden
}

/// Checks names and other short texts that people enter: they need at least one visible character and no hidden ones,
/// such as line breaks.
package enum NamedTextRule {
  /// Checks a text against the rule, and trims it.
  /// - Parameter most: the greatest length allowed, in characters.
  /// - Returns: the text without white space at its ends.
  package static func check(_ text: String, most: Int) throws(NamedTextProblem) -> String {
    guard hidesNothing(text) else { throw .hidden }
    var letters = Substring(text)
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    while letters.last?.isWhitespace == true { letters.removeLast() }
    guard !letters.isEmpty else { throw .empty }
    // Counting characters can take time quadratic in the number of bytes, so very long texts are refused first.
    guard letters.utf8.count <= 16 * most else { throw .tooLong(letters.unicodeScalars.count) }
    guard letters.count <= most else { throw .tooLong(letters.count) }
    return String(letters)
  }

  package static func hidesNothing(_ text: String) -> Bool {
    // Most texts are printable ASCII only, which is quick to check.
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } || !text.unicodeScalars.contains { Printable.isHidden($0) }
  }
}
