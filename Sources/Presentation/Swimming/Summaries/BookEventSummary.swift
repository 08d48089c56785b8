package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// Describes the events about swims, each in one line.
package enum BookEventSummary {
  /// Describes a change of the book's swims: a correction that was made or undone, or an import.
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

  /// Describes a record that was just set and the previous record, if there was one.
  package static func broken(_ move: SwimRecordMove, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    let line = move.beforeHundredths == nil ? strings.times([move]) : strings.moves([move])
    return language.say(cs: "Nový rekord: ", en: "New record: ") + line.drop { $0 == " " }
  }
}
