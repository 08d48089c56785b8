package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What happened to the swim book, each in a line of words.
package enum BookEventSummary {
  /// A correction that was made or taken back, or what an import brought.
  package static func changed(_ details: SwimBookChangedDetails, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let parts = [
      details.change?.name(language), details.swim.map(words.name(of:)), details.laps.map(words.laps),
    ].compactMap { $0 }
    let line = language.say(cs: "Kniha se změnila", en: "The book has changed")
    return (parts.isEmpty ? line : line + ": " + parts.joined(separator: ", ")) + "\n"
  }

  package static func imported(_ details: ImportFinishedDetails, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let parts = [
      words.counted(files: details.files), words.counted(swims: details.swims),
      words.number(new: details.new), words.number(updated: details.updated),
    ]
    return language.say(cs: "Načteno: ", en: "Imported: ") + parts.joined(separator: ", ") + "\n"
  }

  /// A record that was just set, with the time before where there was one.
  package static func broken(_ move: SwimRecordMove, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let line = move.before == nil ? words.times([move]) : words.moves([move])
    return language.say(cs: "Nový rekord: ", en: "A new record: ") + line.drop { $0 == " " }
  }

  package static func access(_ access: ShowHealthAccess.Output, _ language: Language) -> String {
    let path = printable(access.path ?? "")
    let line =
      switch access.status {
      case .notDetermined:
        language.say(
          cs: "Přístup ke zdravotním datům zatím není povolen", en: "Access to health data is not granted yet")
      case .granted:
        language.say(
          cs: "Přístup ke zdravotním datům je povolen: \(path)", en: "Access to health data is granted: \(path)")
      case .revoked:
        language.say(cs: "Přístup ke zdravotním datům je odebrán", en: "Access to health data is revoked")
      case .pathGone:
        language.say(
          cs: "Přístup ke zdravotním datům je povolen, ale soubor chybí: \(path)",
          en: "Access to health data is granted, but the file is missing: \(path)")
      }
    return line + "\n"
  }
}
