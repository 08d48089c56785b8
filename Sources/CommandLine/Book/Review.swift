import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine

extension Command {
  package static let review = Command(
    "review",
    cs: "Ukáže, co čeká na váš úsudek", en: "Show what you have to decide",
    details: LocalizedText(
      cs: "Podezřelé údaje, druhé záznamy téhož tréninku, opravy, které se nehodí k novějšímu načtení, a tréninky, "
        + "kterým v souboru něco chybí; s příkazy, které to vyřeší.",
      en: "Suspicious data, second recordings of one workout, corrections that no longer fit a newer import, and "
        + "recordings whose files lack something, each with the commands that settle it.")
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.report(ReviewBook.self, ReviewBook.Input()) {
      ReviewSummary.text($0, App.strings, $1, $2, columns: columns)
    }
  }
}
