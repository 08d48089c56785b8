import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// The texts about reminders.
package struct ReminderStrings {
  private let strings: PrayerStrings
  private var language: Language { strings.language }

  package init(strings: PrayerStrings) { self.strings = strings }

  /// Describes the rule of a reminder: `10 minutes before the beginning: Fajr, Isha`.
  package func rule(_ rule: ReminderView) -> String {
    [time(rule), prayers(rule)].compactMap { $0 }.joined(separator: ": ")
  }

  func time(_ rule: ReminderView) -> String { time(rule.when, rule.minutes) }

  /// Returns the prayers of which a rule reminds: `Fajr, Isha`, `all prayers`; nil if it reminds of a fast.
  func prayers(_ rule: ReminderView) -> String? {
    if rule.when == .imsak || rule.when == .iftar { return nil }
    return rule.prayers.count == Prayer.allCases.count
      ? language.say(cs: "všechny modlitby", en: "all prayers") : rule.prayers.map(strings.name).joined(separator: ", ")
  }

  /// Describes when a reminder is given, relative to a prayer: `10 minutes before the beginning`.
  private func time(_ when: ReminderRule.When, _ minutes: Int) -> String {
    let span = strings.minutes(minutes)
    return switch when {
    case .at: atBegin
    case .before: language.say(cs: "\(span) před začátkem", en: "\(span) before the beginning")
    case .after: language.say(cs: "\(span) po začátku", en: "\(span) after the beginning")
    case .beforeEnd: language.say(cs: "\(span) před koncem", en: "\(span) before the end")
    case .imsak, .iftar: ofFast(when, minutes)
    }
  }

  /// Describes when a reminder of imsak or iftar is given: `10 minutes before Iftar`. Such reminders are given only in
  /// Ramadan.
  private func ofFast(_ when: ReminderRule.When, _ minutes: Int) -> String {
    let name = when == .imsak ? strings.imsak : strings.iftar
    if minutes == 0 { return name }
    let span = strings.minutes(minutes)
    let czech = when == .imsak ? "imsákem" : "iftárem"
    return language.say(cs: "\(span) před \(czech)", en: "\(span) before \(name)")
  }

  /// Returns the line of a reminder that is due: `Fajr in 10 min, at 5:41`.
  func line(_ due: ReminderDue) -> String {
    let (name, minutes) = (strings.name(due.prayer), due.minutes)
    let (begin, end) = (strings.at(clock(due.begin), due.place), strings.at(clock(due.end), due.endPlace))
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

  /// Describes a reminder that is scheduled, with its time: `5:31 AM  Fajr, Nov 23, 2026: 10 minutes before the
  /// beginning`.
  package func ahead(_ reminder: ReminderAhead) -> String {
    let name = strings.name(PrayerName(day: reminder.day, prayer: reminder.prayer))
    let at = strings.moment(reminder.dueAt, on: reminder.day)
    return "\(at)  \(name): \(time(reminder.when, reminder.minutes))"
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
