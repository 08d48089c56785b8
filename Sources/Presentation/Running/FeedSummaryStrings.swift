import KernelDomain
import KernelPresentation

/// What became of fixes that were streamed.
package struct FeedSummaryStrings {
  private let strings: RunningStrings
  private var language: Language { strings.language }

  package init(strings: RunningStrings) {
    self.strings = strings
  }

  /// - Parameters:
  ///   - ahead: how many were of a time over a minute ahead, or over a day before the start.
  ///   - late: how many came after the run had ended.
  package func text(accepted: Int, dropped: Int, rejected: Int, ahead: Int, late: Int) -> String {
    var lines = [
      language.say(
        cs: "Převzato: \(strings.counted(fixes: accepted))", en: "Taken: \(strings.counted(fixes: accepted))")
    ]
    let others = [
      (rejected, "z nich s polohou, která se nepočítá", "of these with a position that does not count"),
      (dropped, "nepotřebných nebo mimo pořadí", "of no use or out of order"),
      (
        ahead, "s časem o víc než minutu napřed, nebo víc než den před začátkem",
        "of a time over a minute ahead, or over a day before the start"
      ),
      (late, "po konci běhu", "after the run had ended"),
    ]
    for (count, czech, english) in others where count > 0 {
      lines.append("\(language.say(cs: czech, en: english)): \(strings.counted(fixes: count))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  package func passedOver(_ count: Int) -> String {
    switch language.tag {
    case .cs:
      language.counted(
        count,
        PluralForms(
          one: "řádek nešlo přečíst", few: "řádky nešlo přečíst", many: "řádku nešlo přečíst",
          other: "řádků nešlo přečíst"))
    case .en, .enGB:
      language.counted(count, PluralForms(one: "line could not be read", other: "lines could not be read"))
    }
  }
}
