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

  static func days(around day: CivilDay) -> [CivilDay] {
    let monday = day.daysSinceEpoch - day.weekday
    return (monday..<monday + 7).map { CivilDay(daysSinceEpoch: $0) }
  }

  var element: Element {
    Element(
      .segmentedControl, language.say(cs: "Týden", en: "Week"), type: .body,
      children: PrayerWeek.days(around: shown).map(choice))
  }

  private func choice(_ day: CivilDay) -> Element {
    let known = counts.first { $0.day == day }
    let done = known.map { $0.prayed + $0.excused } ?? 0
    let summary = language.say(cs: "\(done) z 5", en: "\(done) of 5 recorded")
    let text = "\(language.weekdayShort(day.weekday)) \(day.day)"
    return Element(
      .radio, text, label: "\(text), \(language.spokenDate(day))" + (day > today || done == 0 ? "" : ", \(summary)"),
      isOn: day == shown,
      type: .body, to: PrayerDestinations.home(on: day == today ? nil : day), percent: done * 20)
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
