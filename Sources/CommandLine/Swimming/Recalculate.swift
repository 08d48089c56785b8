import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let recalculate = Command(
    "swim recalculate", RecalculateRecords.self, NoInput.init,
    cs: "Přepočítá rekordy z délek", en: "Recompute all records from the laps",
    details: LocalizedText(
      cs: "Řekne, v čem se lišily od uložených. Uložené bývají správně: je to zkouška, ne nutnost.",
      en: "Shows what differed from the stored values. They are normally right: this is only a check."),
    reply: .words { output, language, _ in RecalculationSummary.text(output, language) })
}
