import KernelDomain

/// What may stand in the words of a post or a comment.
package enum FeedText {
  /// In Unicode's scalars: what looks like one character may be made of any number of them.
  package static let longest = 2_000
  /// Of a workout, an exercise or a person.
  package static let longestName = 200

  package enum Problem: Error, Hashable, Sendable {
    case empty
    case tooLong(most: Int)
    /// A control character, or one that turns the direction of what follows: as `U+202E`.
    case hidden(scalar: String)
  }

  /// What is wrong with a text; nil when nothing is. Lines may be broken.
  package static func problem(with text: String, most: Int = longest) -> Problem? {
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return .empty }
    if isLonger(text, than: most) { return .tooLong(most: most) }
    return hidden(text, linesMayBreak: true)
  }

  /// What is wrong with a name, which is one line and may be empty; nil when nothing is.
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

  /// A text that nothing is wrong with, from one that another program wrote: what is hidden is a space, and the end is cut.
  package static func cleaned(_ text: String, most: Int = longest) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(most) { scalars.append(Printable.isHidden(scalar) ? " " : scalar) }
    return String(scalars)
  }
}
