import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine

extension Command {
  package static let review = Command(
    "review",
    summary: Phrase(cs: "Ukáže, co čeká na váš úsudek", en: "Show what awaits your judgement"),
    details: Phrase(
      cs: "Podezřelé délky, druhé záznamy téhož tréninku, opravy, které se nehodí k novějšímu načtení, a tréninky, "
        + "kterým v souboru chybí délky; s příkazy, které to vyřeší.",
      en: "Suspicious laps, second recordings of a swim, corrections that no longer fit a newer import, and swims "
        + "whose file lacks laps; with the commands that settle them.")
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.report(ReviewBook.self, ReviewBook.Input()) {
      ReviewSummary.text($0, App.words, $1, $2, columns: columns)
    }
  }
}
