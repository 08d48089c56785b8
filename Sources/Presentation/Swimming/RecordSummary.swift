package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// A record that was just set, in words.
package enum RecordSummary {
  /// A line, with the time before where there was one.
  package static func broken(_ move: RecordMove, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    let line = move.before == nil ? words.times([move]) : words.moves([move])
    return language.say(cs: "Nový rekord: ", en: "A new record: ") + line.drop { $0 == " " }
  }
}
