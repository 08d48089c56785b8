import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Describes in one line what a change did to prayers.
struct PrayerChangeStrings {
  let language: Language
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  /// The maximum number of items that are listed; further items are only counted.
  private static let most = 3

  func line(_ part: PrayerChangePart) -> String {
    let told = part.items.prefix(PrayerChangeStrings.most).map(line)
    let rest = part.items.count - told.count
    let more = rest > 0 ? [language.say(cs: "a další (\(rest))", en: "and \(rest) more")] : []
    return (told + more).joined(separator: "; ")
  }

  private func line(_ item: PrayerChangePart.Item) -> String {
    switch item {
    case .logged(let prayer, let day, let status):
      "\(strings.name(PrayerName(day: day, prayer: prayer))): \(status.map(strings.name) ?? cleared)"
    case .range(let count, let first, let last, let status):
      "\(language.counted(count, .prayers)), \(language.date(first)) – \(language.date(last)): \(status.map(strings.name) ?? cleared)"
    case .place(let name): language.say(cs: "místo: \(printable(name))", en: "place: \(printable(name))")
    case .placeRemoved: language.say(cs: "místo odebráno", en: "place removed")
    case .calculation(let method):
      language.say(cs: "výpočet: \(strings.method(named: method))", en: "calculation: \(strings.method(named: method))")
    case .excused(let from, let until):
      language.say(
        cs: "omluveno \(strings.span(from: from, until: until))",
        en: "excused \(strings.span(from: from, until: until))")
    case .excuseRemoved(let from):
      language.say(
        cs: "omluvené období od \(strings.name(from)) zrušeno", en: "excused time from \(strings.name(from)) removed")
    case .debt(let prayer, let count):
      language.say(
        cs: "k nahrazení, \(strings.name(prayer)): \(count)", en: "to make up, \(strings.name(prayer)): \(count)")
    case .reminder(let id): language.say(cs: "připomínka \(printable(id))", en: "reminder \(printable(id))")
    case .reminderRemoved(let id):
      language.say(cs: "připomínka \(printable(id)) zrušena", en: "reminder \(printable(id)) removed")
    }
  }

  private var cleared: String { language.say(cs: "záznam smazán", en: "cleared") }
}
