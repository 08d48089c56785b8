package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// Which tables were written for spreadsheets, in words.
package enum SwimTablesSummary {
  package static func text(_ output: ExportSwimTables.Output, _ language: Language) -> String {
    let size = SwimmingWords(language: language).counted(
      swims: output.swimCount, laps: output.lapCount, corrections: output.correctionCount)
    return language.say(cs: "Zapsáno: \(size)\n", en: "Written: \(size)\n")
      + output.files.map { "  \(printable($0))\n" }.joined()
  }
}

extension SwimmingWords {
  /// `62 swims, 2,054 laps, 3 corrections`.
  func counted(swims: Int, laps: Int, corrections: Int) -> String {
    [counted(swims: swims), counted(laps: laps), counted(corrections: corrections)].joined(separator: ", ")
  }
}
