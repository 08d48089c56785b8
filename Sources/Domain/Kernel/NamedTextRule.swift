/// Why a name or other short text that a person entered is refused.
package enum NamedTextProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(Int)
  /// The text holds characters that cannot be seen: control characters, or characters that reverse the direction of
  /// text.
  case hidden
}

/// Checks names and other short texts that people enter: each needs at least one visible character, and no hidden
/// characters such as line breaks.
package enum NamedTextRule {
  /// Trims a text and checks it; throws if it breaks the rule.
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
