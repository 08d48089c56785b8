package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What a correction, or taking one back, did, in words.
package enum CorrectionSummary {
  package static func text(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    guard output.changed else {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "The book says so already; nothing was changed.\n")
    }
    return language.say(cs: "Opraveno: ", en: "Corrected: ") + what(output, language) + records(output, language)
      + language.say(cs: "Vzít zpět: recordbook undo\n", en: "Take it back: recordbook undo\n")
  }

  package static func undone(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    language.say(cs: "Vzato zpět: ", en: "Taken back: ") + what(output, language) + records(output, language)
  }

  private static func what(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let laps = output.laps.map { ", " + words.laps($0) } ?? ""
    return output.change.name(language) + ", " + words.name(of: output.swim) + laps + "\n"
  }

  private static func records(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    guard !output.records.isEmpty else {
      return language.say(cs: "Rekordy zůstaly.\n", en: "No record moved.\n")
    }
    return language.say(cs: "Rekordy se posunuly:\n", en: "Records moved:\n")
      + SwimmingWords(language: language).moves(output.records)
  }
}

extension SwimCorrectionKind {
  /// `styl`, `style`.
  func name(_ language: Language) -> String {
    switch self {
    case .style: language.say(cs: "styl", en: "style")
    case .confirm: language.say(cs: "potvrzení", en: "confirmation")
    case .merge: language.say(cs: "spojení", en: "merge")
    case .split: language.say(cs: "rozdělení", en: "split")
    case .exclude: language.say(cs: "vynechání", en: "exclusion")
    case .poolLength: language.say(cs: "délka bazénu", en: "pool length")
    case .remove: language.say(cs: "vyřazení", en: "removal")
    case .prefer: language.say(cs: "přednost záznamu", en: "preference")
    }
  }
}
