/// Prevents spreadsheets from running the user's own text as a formula, by putting an apostrophe before any text that
/// they would run. Like spreadsheets, it checks the first Unicode scalar and not the first `Character`: `=` with a
/// combining accent is a different character, but still starts a formula.
package enum FormulaGuard {
  /// Returns the text as it is written into a table: with an apostrophe in front if a spreadsheet would run it as a
  /// formula. `unguarded` reverses this.
  package static func guarded(_ text: String) -> String {
    isTaken(text) ? "'" + text : text
  }

  /// Returns the original text, given the result of `guarded`.
  package static func unguarded(_ text: String) -> String {
    text.utf8.first == apostrophe && isTaken(text) ? String(text.dropFirstScalar) : text
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Whether a spreadsheet would run the text, without any apostrophes at its start, as a formula.
  private static func isTaken(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first, begins(first) else { return false }
    return !isNumber(rest)
  }

  /// Whether a formula can start with this scalar. Also true for full-width signs such as `＝`, because Japanese input
  /// methods may produce them.
  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\n", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// Whether the text is a number with a sign, such as `-5`, `+0.25` or `-0,25`. Such a text needs no apostrophe,
  /// because a spreadsheet shows the same number.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "+" || text.first == "-" else { return false }
    let parts = text.dropFirst().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) } }
  }
}

extension String {
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
