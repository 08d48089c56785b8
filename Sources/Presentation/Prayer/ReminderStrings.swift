import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// The texts about reminders.
package struct ReminderStrings {
  private let strings: PrayerStrings
  private var language: Language { strings.language }

  package init(strings: PrayerStrings) {
    self.strings = strings
  }

  /// Describes the rule of a reminder: `10 minutes before the begin: Fajr, Isha`.
  package func rule(_ rule: ReminderView) -> String {
    let isOfAll = rule.prayers.count == Prayer.allCases.count
    let prayers =
      isOfAll
      ? language.say(cs: "všechny modlitby", en: "all prayers") : rule.prayers.map(strings.name).joined(separator: ", ")
    return rule.when == .imsak || rule.when == .iftar ? ofFast(rule) : "\(when(rule)): \(prayers)"
  }

  private func when(_ rule: ReminderView) -> String {
    let minutes = strings.minutes(rule.minutes)
    return switch rule.when {
    case .at: atBegin
    case .before: language.say(cs: "\(minutes) před začátkem", en: "\(minutes) before the beginning")
    case .after: language.say(cs: "\(minutes) po začátku", en: "\(minutes) after the beginning")
    case .beforeEnd: language.say(cs: "\(minutes) před koncem", en: "\(minutes) before the end")
    case .imsak, .iftar: ofFast(rule)
    }
  }

  /// Describes the rule of a reminder of imsak or iftar: `10 minutes before Iftar`. Such reminders are given only in
  /// Ramadan.
  private func ofFast(_ rule: ReminderView) -> String {
    let name = rule.when == .imsak ? strings.imsak : strings.iftar
    if rule.minutes == 0 { return name }
    let minutes = strings.minutes(rule.minutes)
    let czech = rule.when == .imsak ? "imsákem" : "iftárem"
    return language.say(cs: "\(minutes) před \(czech)", en: "\(minutes) before \(name)")
  }

  /// Returns the line of a reminder that is due: `Fajr in 10 min, at 5:41`.
  func line(_ due: ReminderDue) -> String {
    let (name, minutes) = (strings.name(due.prayer), due.minutes)
    let (begin, end) = (clock(due.begin), clock(due.end))
    let line =
      switch due.when {
      case .before:
        language.say(cs: "\(name) za \(minutes) min (\(begin))", en: "\(name) in \(minutes) min, at \(begin)")
      case .at: language.say(cs: "\(name) nastává, do \(end)", en: "\(name) now, until \(end)")
      case .after:
        language.say(cs: "\(name) trvá od \(begin) do \(end)", en: "\(name) since \(begin), until \(end)")
      case .beforeEnd:
        language.say(cs: "\(name) končí za \(minutes) min (\(end))", en: "\(name) ends in \(minutes) min, at \(end)")
      case .imsak: ofFast(strings.imsak, minutes, language.say(cs: "fadžr \(begin)", en: "Fajr at \(begin)"))
      case .iftar: ofFast(strings.iftar, minutes, language.say(cs: "maghrib \(begin)", en: "Maghrib at \(begin)"))
      }
    return due.late ? language.say(cs: "(opožděně) \(line)", en: "(late) \(line)") : line
  }

  /// Returns a clock time. On a 24-hour clock, its hour has two digits as in ISO 8601, so that the lines of reminders
  /// stand below each other.
  private func clock(_ instant: ZonedInstant) -> String {
    PrayerStrings(language: Language(language.tag, dates: .iso, clock: language.clock)).clock(instant)
  }

  private func ofFast(_ name: String, _ minutes: Int, _ prayer: String) -> String {
    minutes == 0
      ? language.say(cs: "\(name) nastává, \(prayer)", en: "\(name) now, \(prayer)")
      : language.say(cs: "\(name) za \(minutes) min, \(prayer)", en: "\(name) in \(minutes) min, \(prayer)")
  }

  package var atBegin: String { language.say(cs: "na začátku", en: "at the beginning") }

  /// Describes a reminder that is scheduled: the prayer, the time of the reminder, and the time span in which the
  /// prayer is due. Example: `Fajr, Nov 23, 2026: 5:31 AM (5:41 – 7:26)`.
  package func ahead(_ reminder: ReminderAhead) -> String {
    let name = strings.name(PrayerName(day: reminder.day, prayer: reminder.prayer))
    return "\(strings.moment(reminder.dueAt, on: reminder.day))  \(name)"
  }

  /// A sentence that says that the book gives reminders only while its background service runs.
  package var needsService: String {
    language.say(
      cs: "Připomínky chodí, jen když běží služba", en: "Reminders come only while the service runs")
  }

  package var install: String {
    language.say(cs: "Ať běží po každém přihlášení", en: "Have it run after each log-in")
  }
}
