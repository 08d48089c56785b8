import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// Texts that describe what use cases changed about journeys, fasts, prayers beyond the five daily ones, and the first
/// days of Hijri months.
extension PrayerAnswerStrings {
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  package func journey(_ output: JourneyOutput) -> String {
    let span = strings.span(output.journey)
    return language.say(cs: "Cesta: \(span)\n", en: "Journey: \(span)\n") + strings.travelHint + "\n"
  }

  package func journeyRemoved(_ output: JourneyOutput) -> String {
    let span = strings.span(output.journey)
    return language.say(cs: "Cesta odebrána: \(span)\n", en: "Journey removed: \(span)\n")
  }

  package func fast(_ output: FastOutput) -> String {
    let state = output.status.map { strings.name($0, output.kind) }
    let cleared = language.say(cs: "bez záznamu", en: "nothing recorded")
    return "\(language.date(output.day)): \(state ?? cleared)\n" + (output.feast ? strings.feast + "\n" : "")
      + strings.owedFasts(output.owed) + "\n"
  }

  package func extra(_ output: ExtraOutput) -> String {
    let name = "\(strings.name(output.extra)), \(language.date(output.day))"
    if output.isCleared { return language.say(cs: "\(name): smazáno\n", en: "\(name): removed\n") }
    let at = output.at.map { strings.moment($0, on: output.day) }
    let units = output.units.map { language.counted($0, .units) }
    let status = output.status.map { strings.name($0) } ?? language.say(cs: "zaznamenáno", en: "recorded")
    let parts = [status, at, units].compactMap { $0 }
    return "\(name): \(parts.joined(separator: ", "))\n"
  }

  package func month(_ output: HijriMonthOutput) -> String {
    strings.firstDay(ofMonth: output.month, output.year, output.begins) + "\n"
  }
}

extension Noun {
  fileprivate static let units = Noun(cs: "rakaát", "rakaáty", "rakaátů", en: "unit", "units")
}
