package import BookApplication
package import KernelDomain
import KernelPresentation

/// What was written of the book, in words.
package enum ExportSummary {
  package static func text(
    _ output: ExportBook.Output, _ features: [any FeatureWords], _ language: Language
  ) -> String {
    let parts = features.compactMap { $0.exported(output.parts, language) }.joined(separator: "; ")
    return written(parts, [output.path], language)
  }

  package static func text(_ output: ExportTables.Output, _ language: Language) -> String {
    let tables = language.say(
      cs: language.counted(
        output.files.count, PluralForms(one: "tabulka", few: "tabulky", many: "tabulky", other: "tabulek")),
      en: language.counted(output.files.count, PluralForms(one: "table", other: "tables")))
    return written(tables, output.files, language)
  }

  private static func written(_ what: String, _ paths: [String], _ language: Language) -> String {
    language.say(cs: "Zapsáno: \(what)\n", en: "Written: \(what)\n") + paths.map { "  \(printable($0))\n" }.joined()
  }
}
