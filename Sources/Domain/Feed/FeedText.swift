import KernelDomain

/// The limits on the length and content of posts, comments and names.
package enum FeedText {
  /// The maximum length of a text, in Unicode scalars. Scalars are counted instead of characters, since one character
  /// may consist of any number of scalars.
  package static let longest = 2_000
  /// The maximum length of the name of a workout, an exercise or a person, in Unicode scalars.
  package static let longestName = 200

  package enum Problem: Error, Hashable, Sendable {
    case empty
    case tooLong(most: Int)
    /// The text contains a control character, or a character that reverses the direction of text. `scalar` is its code,
    /// such as `U+202E`.
    case hidden(scalar: String)
  }

  /// Returns the reason why a text is invalid; nil if it is valid. Line breaks are allowed.
  /// - Parameter most: the maximum length, in Unicode scalars.
  package static func problem(with text: String, most: Int = longest) -> Problem? {
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return .empty }
    if isLonger(text, than: most) { return .tooLong(most: most) }
    return hidden(text, linesMayBreak: true)
  }

  /// Returns the reason why a name is invalid; nil if it is valid. A name is a single line and may be empty.
  package static func problem(withName text: String) -> Problem? {
    isLonger(text, than: longestName) ? .tooLong(most: longestName) : hidden(text, linesMayBreak: false)
  }

  private static func isLonger(_ text: String, than most: Int) -> Bool {
    text.unicodeScalars.dropFirst(most).first != nil
  }

  private static func hidden(_ text: String, linesMayBreak: Bool) -> Problem? {
    let found = text.unicodeScalars.first { Printable.isHidden($0) && !(linesMayBreak && $0 == "\n") }
    return found.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return .hidden(scalar: "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
    }
  }

  /// Makes text from another program valid. Hidden characters are replaced with spaces, and the text is shortened to
  /// `most` Unicode scalars.
  package static func cleaned(_ text: String, most: Int = longest) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(most) { scalars.append(Printable.isHidden(scalar) ? " " : scalar) }
    return String(scalars)
  }
}
