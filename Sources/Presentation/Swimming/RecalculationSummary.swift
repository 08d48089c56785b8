package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What a recalculation found, in words.
package enum RecalculationSummary {
  package static func text(_ output: RecalculateRecords.Output, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let size = "\(words.counted(swims: output.swimCount)), \(words.counted(laps: output.lapCount))"
    let found = words.counted(records: output.recordCount)
    var text = language.say(cs: "Přepočítáno: \(size), \(found)\n", en: "Recalculated: \(size), \(found)\n")
    if let moved = output.moved {
      text += "\(words.recordsMoved). \(words.whyRecordsMoved)\n"
      text += moved.map { "  \(words.line(ofMoved: $0))\n" }.joined()
      if output.differences.isEmpty { return text }
    }
    guard !output.differences.isEmpty else {
      return text + language.say(cs: "Vše souhlasilo s uloženým.\n", en: "All agreed with what was kept.\n")
    }
    return text + language.say(cs: "Oproti uloženým se liší:\n", en: "What differs from those kept:\n")
      + words.moves(output.differences)
  }
}
