import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Prayers on the overview: neither a place nor anything that was not prayed.
struct PrayerGlanceStrings {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  func elements(_ part: PrayerGlance, lines: Int) -> [Element] {
    if lines == 1 { return [today(part, named: strings.feature)] }
    let rows =
      [today(part, named: language.say(cs: "Dnes", en: "Today"))] + [due(part), upcoming(part)].compactMap { $0 }
    return [
      Element(
        .section, strings.feature, type: .title, fill: Hue.accent.fill, icon: Icon("moon.stars.fill", .featured),
        children: Array(rows.prefix(lines - 1)))
    ]
  }

  private func today(_ part: PrayerGlance, named name: String) -> Element {
    let prayed = language.say(cs: "\(part.prayed) z 5", en: "\(part.prayed) of 5 prayed")
    return row(name, prayed, route: PrayerDestinations.home.route)
  }

  private func due(_ part: PrayerGlance) -> Element? {
    part.due.map { due in
      let name = strings.name(due.prayer, on: due.day)
      let state = strings.name(PrayerState.due)
      let value = due.end.map { strings.due(state, until: strings.clock($0)) } ?? state
      return row(name, value, hue: due.prayer.hue, route: PrayerDestinations.log(due.prayer, of: due.day).route)
    }
  }

  private func upcoming(_ part: PrayerGlance) -> Element? {
    part.upcoming.map { upcoming in
      row(
        strings.name(upcoming.prayer, on: upcoming.day), strings.clock(upcoming.begin), hue: upcoming.prayer.hue,
        route: PrayerDestinations.home.route)
    }
  }

  private func row(_ name: String, _ value: String, hue: Hue? = nil, route: Route) -> Element {
    Element(
      .row, label: "\(name): \(value)", fill: hue?.fill, icon: .forward, route: route,
      children: [
        Element(.text, name, placement: .leading, type: .body),
        Element(.text, value, placement: .trailing, type: .body),
      ])
  }
}
