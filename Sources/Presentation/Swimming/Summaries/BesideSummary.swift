package import KernelDomain
package import KernelPresentation
package import SwimmingApplication

/// Describes the removal of another swimmer's results from the book.
package enum BesideSummary {
  package static func removed(_ output: RemoveBeside.Output, _ language: Language, _ program: Program) -> String {
    if output.dryRun == true {
      return language.say(cs: "Odebralo by se: ", en: "Would be removed: ") + what(output, language)
        + language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n")
    }
    return summary(output, language) + program.undo(output.number, language)
  }

  /// Describes the removal as pages show it, without the command that undoes the removal.
  static func summary(_ output: RemoveBeside.Output, _ language: Language) -> String {
    language.say(cs: "Odebráno: ", en: "Removed: ") + what(output, language)
  }

  private static func what(_ output: RemoveBeside.Output, _ language: Language) -> String {
    "\(printable(output.name)), \(language.counted(output.resultCount, .results))\n"
  }
}
