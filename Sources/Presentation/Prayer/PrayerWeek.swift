import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// A control with which the user chooses one day of a week. Each day shows how many of its prayers were prayed or
/// excused, and links to its prayers.
struct PrayerWeek {
  let strings: PrayerStrings
  let today: CivilDay
  let shown: CivilDay
  let counts: [ShowHeatMap.Day]

  private var language: Language { strings.language }

  /// Returns the days of the week from Monday on. Around a Monday, they begin with the day before it, so that yesterday
  /// is always among them.
  static func days(around day: CivilDay) -> [CivilDay] {
    let first = day.daysSinceEpoch - max(day.weekday, 1)
    return (first..<first + 7).map { CivilDay(daysSinceEpoch: $0) }
  }

  var element: Element {
    Element(
      .segmentedControl, language.say(cs: "Týden", en: "Week"), type: .body,
      children: PrayerWeek.days(around: shown).map(choice))
  }

  private func choice(_ day: CivilDay) -> Element {
    let known = counts.first { $0.day == day }
    let done = known.map { $0.prayed + $0.excused } ?? 0
    let summary = day > today || done == 0 ? nil : known.map(strings.prayed)
    let text = "\(language.weekdayShort(day.weekday)) \(day.day)"
    return Element(
      .radio, text, label: [text, language.spokenDate(day), summary].compactMap(\.self).joined(separator: ", "),
      isOn: day == shown, type: .body, to: PrayerDestinations.home(on: day == today ? nil : day),
      percent: done * 100 / max(5 - (known?.undefined ?? 0), 1))
  }
}

/// The content of the screen with the prayers of a day other than today.
struct PrayerDayPage {
  let home: PrayerHomePage
  let day: CivilDay
  let shown: [ShowEntry.Output]

  func screen(_ route: Route) -> Screen {
    let language = home.strings.language
    return Screen(
      route: route, language: language, title: capitalized(language.date(day)), presentation: .stack,
      header: Header(.standard, subtitle: shown.first.map { home.strings.hijri($0.hijri) }),
      layout: PrayerStrings.layout, back: home.strings.backHome,
      content: [home.week.element, .section(nil, shown.map { home.row($0.prayer, isToday: false) })])
  }
}
