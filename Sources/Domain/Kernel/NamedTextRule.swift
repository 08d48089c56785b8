/// The reason why a name or another short text that the user entered is invalid.
package enum NamedTextProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(Int)
  /// The text contains characters that cannot be seen: control characters, or characters that change the direction of
  /// text.
  case hidden
}

/// Checks names and other short texts that users enter. A text needs at least one visible character, and must not
/// contain hidden characters such as line breaks.
package enum NamedTextRule {
  /// Removes the white space at the ends of a text and checks it. Throws if the text is invalid.
  /// - Parameter most: the maximum length, in characters.
  /// - Returns: the text without white space at its ends.
  package static func check(_ text: String, most: Int) throws(NamedTextProblem) -> String {
    guard hidesNothing(text) else { throw .hidden }
    var letters = Substring(text)
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    while letters.last?.isWhitespace == true { letters.removeLast() }
    guard !letters.isEmpty else { throw .empty }
    // Rejects very long texts before counting their characters, because that can take time that grows with the square
    // of the number of bytes.
    guard letters.utf8.count <= 16 * most else { throw .tooLong(letters.unicodeScalars.count) }
    guard letters.count <= most else { throw .tooLong(letters.count) }
    return String(letters)
  }

  package static func hidesNothing(_ text: String) -> Bool {
    // Most texts consist only of printable ASCII, which can be checked quickly.
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } || !text.unicodeScalars.contains { Printable.isHidden($0) }
  }
}
