import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Describes in one line what a change did to prayers.
struct PrayerChangeStrings {
  let language: Language
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  /// The maximum number of changed things that the text names. Further changed things are only counted.
  private static let most = 3

  func line(_ part: PrayerChangePart) -> String {
    let parts = part.items.prefix(PrayerChangeStrings.most).map(line)
    let rest = part.items.count - parts.count
    let more = rest > 0 ? [language.say(cs: "a další (\(rest))", en: "and \(rest) more")] : []
    return (parts + more).joined(separator: "; ")
  }

  /// Names the prayers of the one day whose prayers a change recorded; nil if it did anything else.
  func day(of part: PrayerChangePart) -> String? {
    let days = part.items.map { item -> CivilDay? in if case .logged(_, let day, _) = item { day } else { nil } }
    guard let day = days.first ?? nil, days.allSatisfy({ $0 == day }) else { return nil }
    return language.say(cs: "modlitby ", en: "prayers ") + language.ofDay(language.date(day))
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
    case .reminder: language.say(cs: "připomínka", en: "reminder")
    case .reminderRemoved: language.say(cs: "připomínka zrušena", en: "reminder removed")
    case .journey, .journeyRemoved, .extra, .fast, .fastsOwed, .hijriMonth: laterLine(item)
    }
  }

  private func laterLine(_ item: PrayerChangePart.Item) -> String {
    switch item {
    case .journey(let from, _):
      language.say(cs: "cesta od \(language.date(from))", en: "journey from \(language.date(from))")
    case .journeyRemoved(let from):
      language.say(cs: "cesta od \(language.date(from)) odebrána", en: "journey from \(language.date(from)) removed")
    case .extra(let extra, let day, let isCleared, let status):
      "\(strings.name(extra)), \(language.date(day))"
        + (isCleared ? ": \(cleared)" : status.map { ": \(strings.name($0))" } ?? "")
    case .fast(let day, let status):
      language.say(cs: "půst, \(language.date(day)): ", en: "fast, \(language.date(day)): ")
        + (status.map { strings.name($0) } ?? cleared)
    case .fastsOwed(let count):
      language.say(cs: "půsty k nahrazení: \(count)", en: "fasts to make up: \(count)")
    case .hijriMonth(let month, let begins):
      begins.map {
        language.say(
          cs: "začátek měsíce \(printable(month)): \(language.date($0))",
          en: "beginning of \(printable(month)): \(language.date($0))")
      }
        ?? language.say(
          cs: "začátek měsíce \(printable(month)) podle kalendáře",
          en: "beginning of \(printable(month)) by the calendar")
    default: ""
    }
  }

  private var cleared: String { language.say(cs: "záznam smazán", en: "cleared") }
}
