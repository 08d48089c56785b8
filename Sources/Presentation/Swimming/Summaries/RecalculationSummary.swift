package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// Describes the result of recalculating the records.
package enum RecalculationSummary {
  package static func text(_ output: RecalculateRecords.Output, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    let size = "\(language.counted(output.swimCount, .swims)), \(language.counted(output.lapCount, .laps))"
    let found = language.counted(output.recordCount, .records)
    var text = language.say(cs: "Přepočítáno: \(size), \(found)\n", en: "Recalculated: \(size), \(found)\n")
    if let moved = output.moved {
      text += "\(strings.recordsMoved). \(strings.whyRecordsMoved)\n"
      text += moved.map { "  \(strings.line(ofMoved: $0))\n" }.joined()
      if output.differences.isEmpty { return text }
    }
    guard !output.differences.isEmpty else {
      return text + language.say(cs: "Vše souhlasilo s uloženým.\n", en: "All match the stored records.\n")
    }
    return text + language.say(cs: "Oproti uloženým se liší:\n", en: "Differences from the stored records:\n")
      + strings.moves(output.differences)
  }
}
