package import BookApplication
import KernelApplication
import KernelDomain
package import KernelPresentation

/// Describes the results of checking and repairing the store in words.
package enum StoreSummary {
  package static func text(_ output: CheckStore.Output, _ localizer: MessageLocalizer) -> String {
    let language = localizer.language
    let size = language.say(
      cs: "\(language.counted(output.fileCount, .files)), \(language.counted(Int(output.bytes), .bytes))",
      en: "\(language.counted(output.fileCount, .files)), \(language.counted(Int(output.bytes), .bytes))")
    if output.sound {
      return language.say(cs: "Kniha je v pořádku (\(size)).\n", en: "The book is sound (\(size)).\n")
    }
    return language.say(cs: "Kniha je poškozená (\(size)):\n", en: "The book is damaged (\(size)):\n")
      + findings(output.findings, localizer)
      + localizer.command(
        "repair", cs: "Opraví ji, s kopií toho, co nahradí", en: "Repair it, keeping a copy of what is replaced") + "\n"
  }

  package static func text(_ output: RepairStore.Output, _ localizer: MessageLocalizer) -> String {
    let language = localizer.language
    guard output.repaired, let path = output.keptAt else { return nothingToRepair(language) }
    var text = language.say(cs: "Opraveno:\n", en: "Repaired:\n") + findings(output.findings, localizer)
    if !output.dropped.isEmpty {
      text +=
        language.say(cs: "Zachránit se nedalo:\n", en: "Could not be recovered:\n")
        + findings(output.dropped, localizer)
    }
    return text
      + language.say(
        cs: "Nahrazené soubory zůstaly v: \(printable(path))\n",
        en: "The files replaced are kept in: \(printable(path))\n")
  }

  /// Describes a repair for a page: without the paths and the folder that mean something only in a terminal.
  static func notice(_ output: RepairStore.Output, _ language: Language) -> String {
    guard output.repaired else { return nothingToRepair(language) }
    let lost = language.counted(
      output.dropped.count, Noun(cs: "místo", "místa", "míst", en: "place", "places"))
    return language.say(cs: "Kniha je opravená\n", en: "The book is repaired\n")
      + (output.dropped.isEmpty
        ? "" : language.say(cs: "Zachránit se nedalo: \(lost)\n", en: "Could not be recovered: \(lost)\n"))
      + language.say(cs: "Nahrazené soubory zůstaly jako kopie\n", en: "Copies of the replaced files are kept\n")
  }

  private static func nothingToRepair(_ language: Language) -> String {
    language.say(
      cs: "Kniha je v pořádku, nebylo co opravovat.\n", en: "The book is sound: there was nothing to repair.\n")
  }

  private static func findings(_ findings: [StoreFinding], _ localizer: MessageLocalizer) -> String {
    findings.map { finding in
      "  \(printable(finding.place)): \(printable(localizer.text(finding.problem)))\n"
    }.joined()
  }
}
