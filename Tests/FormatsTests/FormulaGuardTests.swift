import Formats
import Testing

/// Text that a spreadsheet would compute as a formula is distinguished from text that it would show.
@Suite struct FormulaGuardTests {
  @Test(
    arguments: [
      "=1+1", "+1+1", "-1+1", "@SUM(A1)", "=\u{200D}1+1", "=\u{338}1+1", "+\u{301}1", "-\u{FE0F}1", "@\u{20E3}", "\t=1",
      "\r=1", "\r\n=1", "\n=1", "=", "-", "--1", "-1e5", "-0x10", "+inf", "-nan", "-1.2.3", "-.5", "-5.",
      "\u{FF1D}1+1", "\u{FF0B}1", "\u{FF0D}1", "\u{FF20}A1",
    ])
  func isAFormula(_ text: String) {
    #expect(FormulaGuard.guarded(text).unicodeScalars.elementsEqual(("'" + text).unicodeScalars))
    #expect(FormulaGuard.unguarded(FormulaGuard.guarded(text)).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["", "a", "1+1", "-5", "+0.25", "-0,25", "'", "'a", "''", "'-5", "\u{338}=1", " =1", "é", "—"])
  func isNone(_ text: String) {
    #expect(FormulaGuard.guarded(text) == text && FormulaGuard.unguarded(text) == text)
  }

  /// Two texts never become one.
  @Test(arguments: ["=1", "'=1", "''=1", "-5", "'-5", "'", "''", "@", "'@"])
  func whatWasGuardedComesBack(_ text: String) {
    #expect(FormulaGuard.unguarded(FormulaGuard.guarded(text)) == text)
  }
}
