import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// What a change said, in one line.
struct PrayerChangeWords {
  let language: Language
  private var words: PrayerWords { PrayerWords(language: language) }

  /// The first few; of more it is told how many there are.
  private static let most = 3

  func line(_ part: PrayerChangePart) -> String {
    let told = part.items.prefix(PrayerChangeWords.most).map(line)
    let rest = part.items.count - told.count
    let more = rest > 0 ? [language.say(cs: "a další (\(rest))", en: "and \(rest) more")] : []
    return (told + more).joined(separator: "; ")
  }

  private func line(_ item: PrayerChangePart.Item) -> String {
    switch item {
    case .logged(let prayer, let day, let status):
      "\(words.name(PrayerName(day: day, prayer: prayer))): \(status.map(words.name) ?? cleared)"
    case .range(let count, let first, let last, let status):
      "\(words.counted(prayers: count)), \(language.date(first)) – \(language.date(last)): \(status.map(words.name) ?? cleared)"
    case .place(let name): language.say(cs: "místo: \(printable(name))", en: "place: \(printable(name))")
    case .placeRemoved: language.say(cs: "místo odebráno", en: "place removed")
    case .calculation(let method):
      language.say(cs: "výpočet: \(words.method(named: method))", en: "calculation: \(words.method(named: method))")
    case .excused(let from, let until):
      language.say(
        cs: "omluveno \(words.span(from: from, until: until))", en: "excused \(words.span(from: from, until: until))")
    case .excuseRemoved(let from):
      language.say(
        cs: "omluvené období od \(words.name(from)) zrušeno", en: "excused time from \(words.name(from)) removed")
    case .debt(let prayer, let count):
      language.say(
        cs: "k nahrazení, \(words.name(prayer)): \(count)", en: "to make up, \(words.name(prayer)): \(count)")
    case .reminder(let id): language.say(cs: "připomínka \(printable(id))", en: "reminder \(printable(id))")
    case .reminderRemoved(let id):
      language.say(cs: "připomínka \(printable(id)) zrušena", en: "reminder \(printable(id)) removed")
    }
  }

  private var cleared: String { language.say(cs: "záznam smazán", en: "cleared") }
}
