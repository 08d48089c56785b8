import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with the prayers of one day: when each prayer is due, what is recorded about it and, for today, which
/// prayer comes next.
package struct PrayerHomeScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer?day")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay? = try request.query("day")
    let today = try catalog.call(ShowToday.self, NoInput())
    let week = PrayerWeek(
      strings: PrayerStrings(language: request.language), today: today.day, shown: day ?? today.day,
      counts: try counts(around: day ?? today.day))
    let debt = try catalog.call(ShowDebt.self, NoInput()).total
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = PrayerHomePage(
      strings: PrayerStrings(language: request.language), today: today, week: week, debt: debt,
      jumuahAt: settings.jumuahAt, hasArabicNames: settings.isOn(PrayerSettings.arabicNames),
      isBegun: settings.isOn(PrayerSettings.onboarded))
    guard let day, day != today.day else { return page.screen }
    return PrayerDayPage(home: page, day: day, shown: try entries(of: day)).screen(request.route)
  }

  private func entries(of day: CivilDay) throws(Failure) -> [ShowEntry.Output] {
    var entries: [ShowEntry.Output] = []
    for prayer in Prayer.allCases {
      entries.append(try catalog.call(ShowEntry.self, ShowEntry.Input(day: day, prayer: prayer)))
    }
    return entries
  }

  /// Returns how many prayers are recorded for each day of the week to which `day` belongs. The days may be in two
  /// different years.
  private func counts(around day: CivilDay) throws(Failure) -> [ShowHeatMap.Day] {
    let week = PrayerWeek.days(around: day)
    var counts: [ShowHeatMap.Day] = []
    for year in Set(week.map(\.year)).sorted() {
      counts += try catalog.call(ShowHeatMap.self, ShowHeatMap.Input(year: year)).days.filter { week.contains($0.day) }
    }
    return counts
  }
}

/// The home screen's content.
struct PrayerHomePage {
  let strings: PrayerStrings
  let today: ShowToday.Output
  let week: PrayerWeek
  /// How many prayers the user has to make up.
  let debt: Int
  /// The time of day at which Jumu'ah begins on Fridays; nil if it begins together with the time of Dhuhr.
  let jumuahAt: CivilTime?
  /// Whether the screen also shows the Arabic names of the prayers.
  let hasArabicNames: Bool
  /// Whether the user has completed the introduction to the feature.
  let isBegun: Bool

  private var language: Language { strings.language }

  var screen: Screen {
    var layout = PrayerStrings.layout
    // The prayers of the day stand beside the week and what comes next.
    layout.leadingPane = leading.count
    return Screen(
      route: PrayerDestinations.home.route, language: language, title: language.weekdayAndDay(today.day),
      presentation: .root,
      header: Header(.standard, fill: today.complete ? Hue.positive.fill : nil, subtitle: subtitle),
      layout: layout, toolbar: [.overview(language), strings.settingsButton],
      content: leading + [prayers] + undefined + bounds + [facts].compactMap { $0 })
  }

  /// The date in the Hijri calendar, and the user's place.
  private var subtitle: String {
    [strings.hijri(today.hijri), today.place.map { strings.place($0) }].compactMap { $0 }.joined(separator: " · ")
  }

  /// The week, and cards about what comes next or is still open.
  private var leading: [Element] {
    let invitation = today.place == nil ? [strings.placeInvitation(isBegun: isBegun)] : []
    let open =
      today.open.isEmpty ? [] : [Element.card(strings.stillOpen, fill: Hue.accent.fill, today.open.map(openRow))]
    return [week.element] + invitation + notices + open + [next, standing].compactMap { $0 }
  }

  /// Cards above the prayers: the fast on a day of Ramadan, the journey in progress, and older excuses that the user
  /// can settle.
  private var notices: [Element] { PrayerNotices(strings: strings, today: today).elements }

  private var bounds: [Element] { strings.bounds(today.prayers).map { strings.note($0) } }

  // MARK: What comes next

  /// A card with the prayer that is due now or, at the end of the day, with a summary of the day; nil if there is
  /// neither.
  private var standing: Element? {
    let due = today.prayers.last { $0.state == .due }
    let parts = [due.flatMap(dueLine), closing].compactMap { $0 }
    return parts.isEmpty ? nil : Element.card(fill: (due?.prayer.hue ?? Hue.accent).fill, parts)
  }

  /// The next prayer, and until when it can be prayed, with a ring that shows how much of the time since the beginning
  /// of the previous prayer has passed, and the time left within it; nil if the next prayer is unknown.
  private var next: Element? {
    today.upcoming.map { next in
      let left = strings.left(from: today.now, to: next.begin)
      let within = Element(
        .text, strings.shortLeft(from: today.now, to: next.begin),
        label: language.say(cs: "za \(left)", en: "in \(left)"), placement: .center, type: .number)
      let stat = Element(
        .stat, strings.name(next.prayer, on: next.day),
        label: strings.next(
          strings.name(next.prayer, on: next.day), in: strings.spokenLeft(from: today.now, to: next.begin)),
        value: strings.clock(next.begin), fill: Hue.accent.fill, unit: end(of: next).map { "· " + $0 },
        percent: passed(until: next.begin), children: [within])
      return Element(
        .rings, language.say(cs: "Další", en: "Next"), type: .title, fill: Hue.accent.fill, children: [stat])
    }
  }

  /// Says until when the next prayer can be prayed: `until Maghrib 4:05 PM`. Nil for a prayer of tomorrow, whose end is
  /// not among today's times.
  private func end(of next: ShowToday.Upcoming) -> String? {
    guard let view = today.prayers.first(where: { $0.prayer == next.prayer && $0.day == next.day }), let end = view.end
    else { return nil }
    let events = [(PrayerEvent.sunrise, today.sunrise)] + today.prayers.map { ($0.prayer.event, $0.begin) }
    let event = events.first { $0.1?.instant == end.instant }?.0
    return strings.until(event, strings.at(strings.clock(end), view.endPlace))
  }

  /// Returns how much of the time between the beginning of the previous prayer and `begin` has passed, in percent; nil
  /// if no prayer of today has begun.
  private func passed(until begin: ZonedInstant) -> Int? {
    let now = today.now.instant
    guard let last = today.prayers.compactMap(\.begin?.instant).last(where: { $0 <= now }), begin.instant > last else {
      return nil
    }
    return Int((now - last) * 100 / (begin.instant - last))
  }

  /// Says until when a prayer is due. The time needs no day, because it comes within a day.
  private func dueLine(_ view: PrayerView) -> Element? {
    view.end.map { end in
      let time = strings.at(strings.clock(end), view.endPlace)
      return Element(.heading, strings.due(strings.name(view.prayer, on: view.day), until: time), type: .title)
    }
  }

  /// A summary of the day, without urging the user to do more. Nil until the day's last prayer has begun, or if there
  /// is nothing to say.
  private var closing: Element? {
    guard let last = today.prayers.last, !today.prayers.contains(where: { $0.state == .upcoming }),
      last.begin != nil || today.place == nil
    else { return nil }
    let left = today.prayers.count { $0.state == .due || $0.state.isUnrecorded && !$0.beforeStart }
    if left > 0 { return today.place == nil ? nil : Element(.text, strings.remaining(left), type: .body) }
    let excused = today.prayers.count { $0.state.isExcused }
    guard today.complete || excused > 0 && excused == today.prayers.count(where: { $0.state != .undefined }) else {
      return nil
    }
    let recorded = today.prayers.count { $0.state.isPrayed }
    return Element(
      .text, strings.complete(recorded: recorded, excused: excused), type: .body,
      icon: today.complete ? Icon("checkmark.circle.fill") : nil)
  }

  // MARK: The five

  private var prayers: Element {
    var rows = today.prayers.map { row($0) }
    if let sunrise, !rows.isEmpty { rows.insert(sunrise, at: 1) }
    return Element(.section, children: rows)
  }

  private var sunrise: Element? {
    today.sunrise.map { at in
      let name = strings.name(PrayerEvent.sunrise)
      let time = strings.at(strings.clock(at), today.sunrisePlace)
      return Element(
        .row, label: "\(name), \(time)",
        children: [
          Element(.text, name, placement: .leading, type: .caption, color: Hue.secondary.text),
          Element(.text, time, placement: .center, type: .time, color: Hue.secondary.text),
          Element(.text, "", placement: .trailing, type: .caption),
        ])
    }
  }

  private func openRow(_ view: PrayerView) -> Element { row(view) }

  /// Returns the row of a prayer.
  /// - Parameters:
  ///   - view: the prayer.
  ///   - isToday: whether the prayer is one of today's, so that it can be recorded as prayed now.
  func row(_ view: PrayerView, isToday: Bool = true) -> Element {
    let name = strings.name(view.prayer, on: view.day)
    let time = strings.begin(view) ?? (today.place == nil ? "" : "—")
    let state = [jumuah(view), strings.state(of: view)].compactMap { $0 }.joined(separator: " · ")
    let arabic = Element(
      .text, strings.arabicName(view.prayer), placement: .leading, type: .body, color: Hue.secondary.text,
      textLanguage: .arabic)
    return Element(
      .row, label: spoken(view), hint: language.say(cs: "Ukáže záznam modlitby", en: "Shows the prayer's entry"),
      fill: view.prayer.hue.fill, icon: .forward, to: PrayerDestinations.log(view.prayer, of: view.day),
      children: [Element(.text, name, placement: .leading, type: .body)] + (hasArabicNames ? [arabic] : []) + [
        Element(.text, time, placement: .center, type: .time),
        Element(.text, state, placement: .trailing, type: .caption, color: Hue.secondary.text),
      ] + [isToday ? PrayerCircle(strings: strings).button(view) : nil].compactMap { $0 })
  }

  /// Returns a text that says when Jumu'ah begins. Nil unless the prayer is the Dhuhr of a Friday and the user has set
  /// a time for Jumu'ah.
  private func jumuah(_ view: PrayerView) -> String? {
    guard view.prayer == .dhuhr, view.day.isFriday, let jumuahAt else { return nil }
    return "\(strings.jumuahTitle) \(language.clock(jumuahAt))"
  }

  /// Returns what assistive technology says for the row of a prayer: `Fajr, 5:41, due until 7:24`.
  private func spoken(_ view: PrayerView) -> String {
    let state = strings.state(of: view)
    let until = view.state == .due ? strings.end(view, on: view.day).map { strings.due(state, until: $0) } : nil
    return [
      strings.name(view.prayer, on: view.day), strings.begin(view), jumuah(view), until ?? state,
      view.why.map(strings.why),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: Prayers without a time, and further information

  private var undefined: [Element] {
    guard let why = today.prayers.lazy.compactMap(\.why).first else { return [] }
    return [UndefinedTimes(strings: strings).warning(why, today.helps)]
  }

  /// The direction of prayer and the number of prayers to make up, side by side; nil if there is neither.
  private var facts: Element? {
    let qibla = today.qibla.flatMap(strings.qibla).map { text in
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      return Element(
        .row, label: text, value: today.qibla?.bearing.map { String($0) }, fill: Hue.accent.fill,
        icon: Icon("location.north.fill", .featured), unit: "°",
        children: words.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, .body) })
    }
    let owed =
      debt == 0
      ? nil
      : Element(
        .row, label: "\(strings.debt): \(language.number(debt))",
        hint: language.say(cs: "Ukáže, co je k nahrazení", en: "Shows what is to be made up"), fill: Hue.accent.fill,
        icon: Icon("arrow.uturn.backward", .featured), to: PrayerDestinations.profile,
        children: [
          Element(.text, strings.debt, placement: .leading, type: .body),
          Element(.text, language.number(debt), placement: .trailing, type: .number),
        ])
    let tiles = [qibla, owed].compactMap { $0 }
    return tiles.isEmpty ? nil : Element(.tiles, children: tiles)
  }
}
