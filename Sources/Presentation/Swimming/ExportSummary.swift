package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What was written for other programs, in words.
package enum ExportSummary {
  package static func text(_ output: ExportBook.Output, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let size = [
      words.counted(swims: output.swims), words.counted(laps: output.laps),
      words.counted(corrections: output.corrections),
    ].joined(separator: ", ")
    return language.say(cs: "Zapsáno: \(size)\n", en: "Written: \(size)\n")
      + output.files.map { "  \(printable($0))\n" }.joined()
  }
}
