import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  /// Returns the command `imports`.
  /// - Parameter decisions: the features' commands for decisions about an import.
  package static func imports(_ decisions: @autoclosure @escaping Made<Command>) -> Command {
    Command(
      "imports", options: [.limit],
      cs: "Vypíše importy", en: "List the imports",
      details: LocalizedText(
        cs:
          "Od nejnovějšího: číslo, kdy, soubory a co přinesly. Číslo berou undo a redo. Import, který nic nepřinesl, chybí.",
        en:
          "Newest first: number, time, files and what they brought. undo and redo take the number. An import that brought "
          + "nothing is left out."),
      examples: [
        Example("imports", cs: "všechny", en: "all of them"),
        Example("imports show 12", cs: "jeden z nich", en: "one of them"),
      ],
      subcommands: [showImport] + decisions() + [importNames]
    ) { arguments, session throws(CommandError) in
      let columns = session.terminal.knownColumns
      let input = ListImports.Input(limit: try arguments.listed(session).limit)
      return try session.report(ListImports.self, input) { output, language, program in
        summary(language, program).list(output, columns: columns)
      }
    }
  }

  private static let showImport = Command(
    "imports show", [.importNumber],
    cs: "Ukáže jeden import", en: "Show one import",
    examples: [Example("imports show 12", cs: "import číslo 12", en: "import number 12")]
  ) { arguments, session throws(CommandError) in
    let input = ShowImport.Input(import: try arguments.wholeNumber("NUMBER"))
    return try session.report(ShowImport.self, input) { summary($1, $2).show($0) }
  }

  private static let importNames = names(
    "imports names", of: ImportNames.self, LocalizedText(cs: "čeho", en: "of what"),
    examples: [Example("imports names numbers", cs: "čísla importů", en: "the numbers of imports")])

  private static func summary(_ language: Language, _ program: Program) -> ImportListSummary {
    ImportListSummary(App.strings, language, program, localTime: LocalTime.show)
  }
}

extension Parameter {
  fileprivate static let importNumber = Parameter(
    "NUMBER", .name("imports names numbers"), cs: "číslo importu", en: "the number of an import")
}

/// What shell completion offers for an import.
private enum ImportNames: String, OfferedNames {
  case numbers

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    try session.call(ListImports.self, ListImports.Input()).imports.map { String($0.number) }
  }
}
