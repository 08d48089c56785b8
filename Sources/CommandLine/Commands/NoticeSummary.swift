import Composition
import KernelDomain
import KernelPresentation

/// An event in a line of words; what this version has no words for is told by its name.
enum NoticeSummary {
  static func text(_ notice: BookNotice, _ language: Language) -> String {
    let words = words[notice.event]?(language) ?? notice.event
    let details = notice.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return printable(details.isEmpty ? words : "\(words): \(details)") + "\n"
  }

  private static let words = [
    "swimming.recordBroken": Phrase(cs: "Nový rekord", en: "A new record"),
    "swimming.bookChanged": Phrase(cs: "Kniha se změnila", en: "The book has changed"),
    "swimming.importFinished": Phrase(cs: "Načteno", en: "Imported"),
    "settings.changed": Phrase(cs: "Nastavení se změnila", en: "The settings have changed"),
    "profile.changed": Phrase(cs: "Profil se změnil", en: "The profile has changed"),
  ]
}
