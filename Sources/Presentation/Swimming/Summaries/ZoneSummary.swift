package import KernelDomain
package import KernelPresentation
package import SwimmingApplication

/// Describes in words a change of the time zone of swims.
package enum ZoneSummary {
  package static func text(_ output: SetSwimZone.Output, _ language: Language, _ program: Program) -> String {
    guard output.changed else {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "The book already has this; nothing was changed.\n")
    }
    let swims = language.counted(output.swims.count, .swims)
    if output.dryRun == true {
      return language.say(
        cs: "Pásmo \(output.zone) by dostalo: \(swims). Nic se nezměnilo.\n",
        en: "\(output.zone) would be set: \(swims). Nothing was changed.\n")
    }
    return language.say(cs: "Pásmo \(output.zone): \(swims).\n", en: "\(output.zone) was set: \(swims).\n")
      + program.undo(output.number, language)
  }
}
