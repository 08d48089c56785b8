/// Keeps spreadsheets from computing what somebody wrote: a cell that they would take for a formula gets an apostrophe in
/// front, with which they show it as text. Judged by its first scalar, as they do, and not by its first letter: `=` with a
/// joiner or an accent behind it is another letter, and a formula still.
package enum FormulaGuard {
  /// The text as it stands in a table; what `unguarded` makes of that is the text.
  package static func guarded(_ text: String) -> String {
    isTaken(text) ? "'" + text : text
  }

  /// The text that stands guarded in a table.
  package static func unguarded(_ text: String) -> String {
    text.utf8.first == apostrophe && isTaken(text) ? String(text.dropFirstScalar) : text
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Whether it is taken for a formula, or would be without the apostrophes that it begins with.
  private static func isTaken(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first, begins(first) else { return false }
    return !isNumber(rest)
  }

  /// Whether a formula, or what leads to one, begins so; the wide ones are taken for the others where Japanese is typed.
  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\n", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// `-5`, `+0.25` or `-0,25`: computing such a cell changes nothing.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "+" || text.first == "-" else { return false }
    let parts = text.dropFirst().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) } }
  }
}

extension String {
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
