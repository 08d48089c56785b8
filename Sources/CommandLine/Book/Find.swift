import BookPresentation
package import KernelCommandLine
import KernelPresentation

extension Command {
  /// Searches the whole book, and shows the results as a screen. Each result has the command that opens it.
  package static let find = Command(
    "find", [Parameter("TEXT", cs: "slova, stačí jejich začátky", en: "words, or their beginnings").repeated],
    cs: "Najde v knize cokoli", en: "Find anything in the book",
    details: LocalizedText(
      cs: "Plavání, běhy, tréninky, cviky, lidi, příspěvky, plány, místa, rekordy, nastavení a obrazovky; česky i "
        + "anglicky, bez diakritiky. Den se najde podle roku, měsíce a dne.",
      en:
        "Swims, runs, workouts, exercises, people, posts, plans, places, records, settings and screens, in English or "
        + "Czech, with or without accents. Days are found by year, month and day."),
    examples: [
      Example("find freestyle 200", cs: "rekord", en: "a record"),
      Example("find august 2025", cs: "co se dělo v měsíci", en: "what happened in a month"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let query = arguments.all("TEXT").joined(separator: " ")
    return try session.show(
      FindInBook.self, FindInBook.Input(query: query), at: BookDestinations.find(query))
  }
}
