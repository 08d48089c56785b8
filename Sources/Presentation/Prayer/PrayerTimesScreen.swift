package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with a table of the prayer times of a month.
package struct PrayerTimesScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/times?month")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let asked: CivilMonth? = try request.query("month")
    let strings = PrayerStrings(language: request.language)
    let today = try catalog.call(ShowToday.self, NoInput())
    let month = asked ?? today.day.inMonth
    guard today.place != nil else {
      let settings = try catalog.call(ShowSettings.self, NoInput())
      return PrayerTimesPage.screen(
        strings, request.route, title: strings.times(of: month), toolbar: [],
        [strings.placeInvitation(isBegun: settings.isOn(PrayerSettings.onboarded))])
    }
    let days = month.days
    let input = ShowTimes.Input(
      from: CivilDay(daysSinceEpoch: days.lowerBound), to: CivilDay(daysSinceEpoch: days.upperBound))
    let page = PrayerTimesPage(strings: strings, month: month, times: try catalog.call(ShowTimes.self, input))
    return page.screen(request.route)
  }
}

/// The content of the screen with a month's times.
struct PrayerTimesPage {
  let strings: PrayerStrings
  let month: CivilMonth
  let times: ShowTimes.Output

  private var language: Language { strings.language }

  static func screen(
    _ strings: PrayerStrings, _ route: Route, title: String, subtitle: String? = nil, toolbar: [Element],
    _ content: [Element]
  ) -> Screen {
    Screen(
      route: route, language: strings.language, title: title, presentation: .stack,
      header: Header(.standard, subtitle: subtitle), layout: PrayerStrings.layout, back: strings.backHome,
      toolbar: toolbar,
      content: content)
  }

  func screen(_ route: Route) -> Screen {
    PrayerTimesPage.screen(
      strings, route, title: strings.times(of: month), subtitle: subtitle,
      toolbar: [(month.before, Icon.back), (month.after, Icon.forward)].compactMap(other) + wayToToday + [menu], content
    )
  }

  /// The month's span in the Hijri calendar: `21 Jumada I – 20 Jumada II 1448 AH`.
  private var subtitle: String? {
    guard let first = times.days.first, let last = times.days.last else { return nil }
    return "\(strings.hijriDay(first.hijri)) – \(strings.hijri(last.hijri))"
  }

  /// Lists the distinct combinations of a place and a calculation method with which the month's times were calculated.
  private var origin: String {
    var parts: [String] = []
    for day in times.days {
      let part = "\(strings.place(day.place)), \(strings.method(named: day.method))"
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: " · ")
  }

  private func other(_ month: CivilMonth, _ icon: Icon) -> Element? {
    let days = PrayerTimesRule.days
    guard month.days.lowerBound >= days.lowerBound.daysSinceEpoch,
      month.days.upperBound <= days.upperBound.daysSinceEpoch
    else { return nil }
    return .link(icon, label: capitalized(language.month(month)), to: PrayerDestinations.times(month))
  }

  /// A link to the current month, if another one is shown. A page of the current month leads to today's row by itself.
  private var wayToToday: [Element] {
    month == times.today.inMonth
      ? []
      : [
        .link(
          Icon("calendar"), label: language.say(cs: "Přejít na dnešek", en: "Go to Today"),
          to: PrayerDestinations.times())
      ]
  }

  private var content: [Element] {
    [table, strings.note(([origin] + about).joined(separator: " · "))] + undefined + decided
      + [night].compactMap { $0 }
  }

  // MARK: The table

  /// Whether the table has a column for imsak, from which some count the fast. It has one if the month contains a day of
  /// Ramadan on which imsak is earlier than Fajr.
  private var hasImsak: Bool {
    times.days.contains { day in
      day.hijri.month == FastRule.ramadan && day.imsak != nil
        && day.imsak != day.events.first { $0.event == .fajr }.flatMap(\.at)
    }
  }

  /// The titles of the columns, short ones with their full names as labels. If the month contains days of Ramadan, the
  /// title for Maghrib mentions iftar, the end of the fast.
  private var columns: [Element] {
    let isRamadan = times.days.contains { $0.hijri.month == FastRule.ramadan }
    func title(_ text: String, _ name: String? = nil) -> Element {
      Element(.text, text, label: name == text ? nil : name, placement: .trailing, type: .caption)
    }
    let day = Element(
      .text, language.say(cs: "Den", en: "Day"), placement: .leading, type: .caption,
      unit: language.say(cs: "Hidžra", en: "Hijri"))
    let events = PrayerEvent.allCases.map { event in
      event == .maghrib && isRamadan
        ? title(strings.iftar, "\(strings.name(event)), \(strings.iftar)")
        : title(strings.columnTitle(event), strings.name(event))
    }
    return [day] + (hasImsak ? [title(strings.imsak)] : []) + events
  }

  private var table: Element {
    Element(
      .table,
      children: [Element(.tableHeader, children: columns)] + times.days.map(row))
  }

  private func row(_ day: DayOfTimes) -> Element {
    let isToday = day.day == times.today
    let weekday = language.weekdayShort(day.day.weekday)
    let today = language.say(cs: " · dnes", en: " · today")
    let other = times.otherPlace(of: day)
    let name =
      strings.at("\(weekday) \(day.day.day)" + (language.tag == .cs ? "." : ""), other) + (isToday ? today : "")
    let imsak = hasImsak ? [cell(day.imsak.map { strings.moment($0, on: day.day, day.place(of: .fajr)) })] : []
    let cells = day.events.map { event in
      cell(strings.time(event, on: day.day), label: event.at == nil ? spokenWhy(event) : nil)
    }
    return Element(
      .tableRow, isOn: isToday ? true : nil,
      children: [
        Element(
          .text, name,
          label: strings.at("\(language.spokenDate(day.day)), \(strings.hijri(day.hijri))", other)
            + (isToday ? today : ""),
          placement: .leading, type: isToday || day.day.isFriday ? .title : .body,
          to: PrayerDestinations.home(on: isToday ? nil : day.day), unit: strings.hijriDay(day.hijri))
      ] + imsak + cells)
  }

  private func cell(_ time: String?, label: String? = nil) -> Element {
    Element(.text, time ?? "—", label: label, placement: .trailing, type: .time)
  }

  private func spokenWhy(_ event: DayOfTimes.Event) -> String? { event.why.map(strings.why) }

  // MARK: Below the table

  /// Notes that say why some times do not exist. The table shows these times as dashes.
  private var undefined: [Element] {
    let reasons = UndefinedTime.allCases.filter { why in times.days.contains { $0.events.contains { $0.why == why } } }
    return reasons.map { why in
      strings.note(
        language.say(cs: "— \(strings.why(why))", en: "— \(strings.why(why))"), label: strings.why(why))
    }
  }

  /// Notes on the rules that, instead of the sun's height, determined some of the month's times.
  private var decided: [Element] {
    let bounds = times.days.flatMap { day in
      day.events.compactMap { event in event.bound.map { (event: event.event, bound: $0) } }
    }
    return strings.bounds(bounds).map { strings.note($0) }
  }

  /// Notes on the calculation method for the place.
  private var about: [String] {
    guard let about = times.about, let last = times.days.last else { return [] }
    return strings.notes(about, method: last.method, place: strings.place(last.place))
  }

  /// Tonight's times of midnight and of the beginning of the night's last third.
  private var night: Element? {
    guard let today = times.days.first(where: { $0.day == times.today }), let midnight = today.midnight,
      let lastThird = today.lastThird
    else { return nil }
    return Element.card(
      language.say(cs: "Dnešní noc", en: "Tonight"),
      [
        .fact(strings.midnight, strings.clock(midnight)),
        .fact(strings.lastThird, strings.clock(lastThird)),
      ])
  }

  /// The header's menu, with which the table is saved.
  private var menu: Element {
    let csv = strings.button(
      language.say(cs: "Tabulka pro tabulkový procesor (CSV)", en: "Table for Spreadsheets (CSV)"),
      hint: language.say(cs: "Vypíše tytéž časy", en: "Writes the same times"),
      file: PrayerFile.times(month), command: ["prayer", "times", "--month", month.description, "--csv"])
    return Element(
      .menu, label: language.say(cs: "Další možnosti", en: "More"), placement: .trailing, color: Hue.accent.text,
      icon: Icon("ellipsis"), children: [.section(nil, [csv])])
  }
}

extension PrayerStrings {
  /// Returns the title of the screen with a month's times: `Times, November 2026`.
  fileprivate func times(of month: CivilMonth) -> String {
    language.say(cs: "Časy, ", en: "Times, ") + language.month(month)
  }
}
