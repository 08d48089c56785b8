import KernelDomain
import KernelPresentation

/// Describes what happened to fixes (positions with their time) that a program sent to a run.
package struct FeedSummaryStrings {
  private let strings: RunningStrings
  private var language: Language { strings.language }

  package init(strings: RunningStrings) { self.strings = strings }

  /// Returns text that says how many fixes were accepted, and how many were not used and why.
  /// - Parameters:
  ///   - accepted: how many fixes were accepted.
  ///   - dropped: how many fixes were not needed or out of order.
  ///   - rejected: how many of the accepted fixes have a position that does not count.
  ///   - ahead: how many fixes were dated more than a minute in the future, or more than a day before the start.
  ///   - late: how many fixes came after the end of the run.
  package func text(accepted: Int, dropped: Int, rejected: Int, ahead: Int, late: Int) -> String {
    var lines = [
      language.say(
        cs: "Převzato: \(strings.counted(accepted, .fixes))", en: "Accepted: \(strings.counted(accepted, .fixes))")
    ]
    let others = [
      (rejected, "z nich s polohou, která se nepočítá", "of these, with a rejected position"),
      (dropped, "nepotřebných nebo mimo pořadí", "not needed or out of order"),
      (
        ahead, "s časem o víc než minutu napřed, nebo víc než den před začátkem",
        "dated over a minute ahead, or over a day before the start"
      ),
      (late, "po konci běhu", "after the end of the run"),
    ]
    for (count, czech, english) in others where count > 0 {
      lines.append("\(language.say(cs: czech, en: english)): \(strings.counted(count, .fixes))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  package func passedOver(_ count: Int) -> String { language.counted(count, FeedSummaryStrings.unreadableLines) }

  private static let unreadableLines = Noun(
    cs: "řádek nešlo přečíst", "řádky nešlo přečíst", "řádků nešlo přečíst", en: "line could not be read",
    "lines could not be read")
}
