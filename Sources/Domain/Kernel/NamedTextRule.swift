/// What is wrong with a text that a person entered.
package enum NamedTextProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(Int)
  /// It holds control characters, or characters that reverse the order of letters.
  case hidden
}

/// Checks names and other short texts that people enter: one line, without hidden characters.
package enum NamedTextRule {
  /// - Parameter most: the longest text allowed, in characters.
  /// - Returns: the text without white space at its ends.
  package static func check(_ text: String, most: Int) throws(NamedTextProblem) -> String {
    guard hidesNothing(text) else { throw .hidden }
    var letters = Substring(text)
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    while letters.last?.isWhitespace == true { letters.removeLast() }
    guard !letters.isEmpty else { throw .empty }
    // Counting characters may take time quadratic in the number of bytes, so very long texts are refused before.
    guard letters.utf8.count <= 16 * most else { throw .tooLong(letters.unicodeScalars.count) }
    guard letters.count <= most else { throw .tooLong(letters.count) }
    return String(letters)
  }

  package static func hidesNothing(_ text: String) -> Bool {
    // The fast path for the usual case: printable ASCII only.
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } || !text.unicodeScalars.contains { Printable.isHidden($0) }
  }
}
