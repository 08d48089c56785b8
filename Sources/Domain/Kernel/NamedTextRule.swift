/// What is wrong with a text that people wrote.
package enum NamedTextProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(Int)
  /// Controls, or what turns the order of letters around.
  case hidden
}

/// Texts that people write are short lines that hide nothing.
package enum NamedTextRule {
  /// - Parameter most: letters as people count them.
  /// - Returns: the text without spaces around it.
  package static func check(_ text: String, most: Int) throws(NamedTextProblem) -> String {
    guard hidesNothing(text) else { throw .hidden }
    var letters = Substring(text)
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    while letters.last?.isWhitespace == true { letters.removeLast() }
    guard !letters.isEmpty else { throw .empty }
    // Counting letters may cost the square of their bytes.
    guard letters.utf8.count <= 16 * most else { throw .tooLong(letters.unicodeScalars.count) }
    guard letters.count <= most else { throw .tooLong(letters.count) }
    return String(letters)
  }

  package static func hidesNothing(_ text: String) -> Bool {
    // The usual case, quickly: bytes of ASCII that are printed.
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } || !text.unicodeScalars.contains { Printable.isHidden($0) }
  }
}
