/// Keeps spreadsheets from computing texts that people wrote: a text that they would take for a formula gets an
/// apostrophe in front, with which they show it as text. The first scalar decides, as it does for spreadsheets, not the
/// first character: `=` followed by a joiner or an accent is another character, but still begins a formula.
package enum FormulaGuard {
  /// The text to write into a table; `unguarded` is the reverse.
  package static func guarded(_ text: String) -> String {
    isTaken(text) ? "'" + text : text
  }

  /// The text that `guarded` wrote into a table.
  package static func unguarded(_ text: String) -> String {
    text.utf8.first == apostrophe && isTaken(text) ? String(text.dropFirstScalar) : text
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Whether it would be taken for a formula, perhaps without the apostrophes in front.
  private static func isTaken(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first, begins(first) else { return false }
    return !isNumber(rest)
  }

  /// Whether a formula can begin with this character. Japanese input may produce the full-width ones instead.
  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\n", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// Whether the text is a number such as `-5`, `+0.25` or `-0,25`, which computing does not change.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "+" || text.first == "-" else { return false }
    let parts = text.dropFirst().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) } }
  }
}

extension String {
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
