import Composition
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation

/// An event in a line of words; one that this version has no words for is told by its name.
enum NoticeSummary {
  static func text(_ notice: BookNotice, _ language: Language) -> String {
    if notice.event == "swimming.recordBroken", let move = notice.details(as: RecordMove.self) {
      return RecordSummary.broken(move, language)
    }
    let words = words[notice.event]?(language) ?? notice.event
    let details = notice.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return printable(details.isEmpty ? words : "\(words): \(details)") + "\n"
  }

  private static let words = [
    "swimming.bookChanged": Phrase(cs: "Kniha se změnila", en: "The book has changed"),
    "swimming.importFinished": Phrase(cs: "Načteno", en: "Imported"),
    "swimming.healthAccessChanged": Phrase(
      cs: "Přístup ke zdravotním datům se změnil", en: "The access to health data has changed"),
    "settings.settingsChanged": Phrase(cs: "Nastavení se změnila", en: "The settings have changed"),
    "profile.profileChanged": Phrase(cs: "Profil se změnil", en: "The profile has changed"),
  ]
}
