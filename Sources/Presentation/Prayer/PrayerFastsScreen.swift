package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with the fasts of a year of the Hijri calendar, and the number of fasts that the user still has to make
/// up.
package struct PrayerFastsScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/fasts?year")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = try request.query("year")
    let page = PrayerFastsPage(
      strings: PrayerStrings(language: request.language),
      shown: try catalog.call(ShowFasts.self, ShowFasts.Input(year: year)))
    return page.screen(request.route)
  }
}

private struct PrayerFastsPage {
  let strings: PrayerStrings
  let shown: ShowFasts.Output

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: strings.fasts, presentation: .stack,
      header: Header(
        .standard, subtitle: "\(strings.hijriMonth(FastRule.ramadan)) \(shown.year) AH · \(days)"),
      layout: PrayerStrings.layout, back: strings.backHome,
      toolbar: [
        link(shown.year - 1, .back), link(shown.year + 1, .forward),
      ].compactMap { $0 }, content: [owed] + recorded)
  }

  private var days: String { "\(language.date(shown.first)) – \(language.date(shown.last))" }

  private func link(_ year: Int, _ icon: Icon) -> Element? {
    guard HijriMonth.years.contains(year) else { return nil }
    return .link(icon, label: "\(year) AH", to: PrayerDestinations.fasts(year))
  }

  private var owed: Element {
    Element.card(nil, [Element(.heading, strings.owedFasts(shown.owed), type: .title)])
  }

  /// A table of the days with a recorded fast. If no fast is recorded, a note that says so or, before Ramadan, a note
  /// that says how many days are left until Ramadan.
  private var recorded: [Element] {
    if shown.days.isEmpty {
      let left = shown.first.daysSinceEpoch - shown.today.daysSinceEpoch
      guard left > 0 else { return [strings.note(strings.nothingRecorded)] }
      let month = strings.hijriMonth(FastRule.ramadan)
      return [
        strings.note(
          language.say(
            cs:
              "\(capitalized(month)) podle vašeho kalendáře začíná \(language.date(shown.first)), za \(language.counted(left, .days))",
            en:
              "By your calendar, \(month) begins on \(language.date(shown.first)), in \(language.counted(left, .days))")
        )
      ]
    }
    return [Element(.section, type: .title, children: shown.days.map(row))] + suggestions
  }

  private func row(_ day: ShowFasts.Day) -> Element {
    let date = language.date(day.day)
    let hijri = strings.hijri(day.hijri)
    let state = day.status.map { strings.name($0, day.kind) } ?? strings.name(PrayerState.notRecorded)
    return Element(
      .row, label: "\(date), \(hijri), \(state)",
      children: [
        Element(.text, date, placement: .leading, type: .body),
        Element(.text, hijri, placement: .center, type: .caption, color: Hue.secondary.text),
        Element(.text, state, placement: .trailing, type: .caption, color: Hue.secondary.text),
        day.status == nil ? record(day.day) : clear(day.day),
      ])
  }

  private func record(_ day: CivilDay) -> Element {
    let text = capitalized(strings.name(FastStatus.fasted))
    return .link(
      text, label: "\(text): \(language.date(day))", hint: text, placement: .trailing,
      Action(LogFast.method, ["day": .text(day.description), "status": .text(FastStatus.fasted.rawValue)]),
      command: "prayer", "fast", "--day", day.description)
  }

  private func clear(_ day: CivilDay) -> Element {
    .link(
      strings.clear, label: "\(strings.clear): \(language.date(day))", hint: strings.clear, placement: .trailing,
      Action(ClearFast.method, ["day": .text(day.description)]), command: "prayer", "clear-fast", "--day",
      day.description)
  }

  private var suggestions: [Element] {
    shown.days.filter(\.suggestsOwed).flatMap { strings.suggestFast($0.day) }
  }
}
