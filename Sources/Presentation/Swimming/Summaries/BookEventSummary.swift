package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What happened to the swim book, each in a line of words.
package enum BookEventSummary {
  /// A correction that was made or taken back, or what an import brought.
  package static func changed(_ details: SwimBookChangedDetails, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    let parts = [
      details.change?.name(language), details.swim.map(strings.name(of:)), details.laps.map(strings.laps),
    ].compactMap { $0 }
    let line =
      details.undone == true
      ? language.say(cs: "Vzato zpět", en: "Undone")
      : language.say(cs: "Kniha se změnila", en: "The book has changed")
    return (parts.isEmpty ? line : line + ": " + parts.joined(separator: ", ")) + "\n"
  }

  /// A record that was just set, with the time before where there was one.
  package static func broken(_ move: SwimRecordMove, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    let line = move.beforeHundredths == nil ? strings.times([move]) : strings.moves([move])
    return language.say(cs: "Nový rekord: ", en: "New record: ") + line.drop { $0 == " " }
  }
}
