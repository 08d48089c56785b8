import BookApplication
import BookPresentation
import Composition
import KernelApplication
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let review = Command(
    "review",
    summary: Phrase(cs: "Ukáže, co čeká na váš úsudek", en: "Show what awaits your judgement"),
    details: Phrase(
      cs: "Podezřelé délky, druhé záznamy téhož plavání, opravy, které se nehodí k novějšímu načtení, a plavání, "
        + "kterým v souboru chybí délky; s příkazy, které to vyřeší.",
      en: "Suspicious laps, second recordings of a swim, corrections that no longer fit a newer import, and swims "
        + "whose file lacks laps; with the commands that settle them.")
  ) { _, session throws(CommandError) in
    try session.report(ReviewBook.self, ReviewBook.Input()) { ReviewSummary.text($0, App.words, $1) }
  }

  static let recalculate = Command(
    "recalculate",
    summary: Phrase(cs: "Přepočítá rekordy z délek", en: "Work out all records anew from the laps"),
    details: Phrase(
      cs: "Řekne, v čem se lišily od uložených. Uložené bývají správně: je to zkouška, ne nutnost.",
      en: "Tells what differed from those kept. They are normally right: this is a check, no chore.")
  ) { _, session throws(CommandError) in
    try session.report(RecalculateRecords.self, NoInput(), RecalculationSummary.text)
  }
}
