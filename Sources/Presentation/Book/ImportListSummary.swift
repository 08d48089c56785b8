package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Writes the imports of the book as text for the terminal.
package struct ImportListSummary {
  private let words: ImportedWords
  private let language: Language
  private let program: Program
  private let localTime: (Timestamp) -> CivilDateTime

  /// Creates the summary in a language.
  /// - Parameters:
  ///   - program: the program as the user calls it, with which suggested commands begin.
  ///   - localTime: converts an instant to the local time of this machine.
  package init(
    _ features: [any FeatureStrings], _ language: Language, _ program: Program,
    localTime: @escaping (Timestamp) -> CivilDateTime
  ) {
    words = ImportedWords(features, language)
    self.language = language
    self.program = program
    self.localTime = localTime
  }

  /// Returns a table with a line per import: its number, its time, its files, and what it added and updated.
  /// - Parameter columns: the maximum width of a line in columns; nil for no limit.
  package func list(_ output: ListImports.Output, columns: Int? = nil) -> String {
    guard !output.imports.isEmpty else { return language.say(cs: "Žádný import.\n", en: "No imports.\n") }
    var table = TextTable(rightAligned: [0])
    for imported in output.imports {
      table.add(
        String(imported.number), language.dateAndClock(localTime(imported.at)), words.files(imported),
        (imported.stands ? "" : words.undone + ": ")
          + imported.brought.map(words.brought).joined(separator: "; "))
    }
    return table.text(within: columns)
      + offer(language.say(cs: "Podrobně", en: "See one"), "imports", "show", "NUMBER")
  }

  package func show(_ imported: BookImport) -> String {
    let number = String(imported.number)
    var table = TextTable()
    for fact in words.facts(of: imported, localTime: localTime) { table.add(fact.name, fact.value) }
    let way =
      imported.stands
      ? offer(language.say(cs: "Vzít zpět", en: "Take it back"), "undo", number)
      : offer(language.say(cs: "Udělat znovu", en: "Redo it"), "redo", number)
    return "Import \(number)\n" + table.text() + way
  }

  private func offer(_ words: String, _ command: String...) -> String {
    "\(words): \(program.command(command))\n"
  }
}
