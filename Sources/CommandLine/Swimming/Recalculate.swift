import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let recalculate = Command(
    "swim recalculate",
    summary: LocalizedText(cs: "Přepočítá rekordy z délek", en: "Work out all records anew from the laps"),
    details: LocalizedText(
      cs: "Řekne, v čem se lišily od uložených. Uložené bývají správně: je to zkouška, ne nutnost.",
      en: "Tells what differed from those kept. They are normally right: this is a check, no chore.")
  ) { _, session throws(CommandError) in
    try session.report(RecalculateRecords.self, NoInput()) { output, language, _ in
      RecalculationSummary.text(output, language)
    }
  }
}
