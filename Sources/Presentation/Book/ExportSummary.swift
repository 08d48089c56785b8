package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Describes in words what an export wrote.
package enum ExportSummary {
  package static func text(
    _ output: ExportBook.Output, _ features: [any FeatureStrings], _ localizer: MessageLocalizer
  ) -> String {
    let language = localizer.language
    let parts = features.compactMap { $0.exported(output.parts, language) }.joined(separator: "; ")
    return written(parts, [output.path], language) + leftOut(output.leftOut ?? [], localizer)
  }

  private static func leftOut(_ findings: [StoreFinding], _ localizer: MessageLocalizer) -> String {
    if findings.isEmpty { return "" }
    return localizer.language.say(
      cs: "V záloze není oddíl, který je poškozený:\n", en: "Damaged sections, left out of the backup:\n"
    )
      + findings.map { "  \(printable($0.place)): \(printable(localizer.text($0.problem)))\n" }.joined()
      + localizer.command(
        "repair", cs: "Opravte knihu a zálohujte ji znovu", en: "Repair the book, and back it up again")
      + "\n"
  }

  package static func text(_ output: ExportTables.Output, _ language: Language) -> String {
    let tables = language.counted(
      output.files.count, .tables)
    return written(tables, output.files, language)
  }

  private static func written(_ what: String, _ paths: [String], _ language: Language) -> String {
    language.say(cs: "Zapsáno: \(what)\n", en: "Written: \(what)\n") + paths.map { "  \(printable($0))\n" }.joined()
  }
}
