package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen on which the user records how one prayer of one day was prayed, or changes what is recorded.
package struct PrayerLogScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/days/DAY/PRAYER")
  package var isLaidOver: Bool { true }

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay = try request.part("DAY")
    let prayers = Prayer.allCases.map(\.rawValue)
    let name: String = try request.part("PRAYER", valid: prayers)
    guard let prayer = Prayer(rawValue: name) else {
      throw .invalidInput(field: "prayer", problem: .prayer(.noPrayer(text: name)), valid: prayers)
    }
    let output = try catalog.call(ShowEntry.self, ShowEntry.Input(day: day, prayer: prayer))
    let strings = PrayerStrings(language: request.language)
    let extras = PrayerExtrasChoice(
      strings: strings, day: day, settings: try catalog.call(ShowSettings.self, NoInput()),
      recorded: try catalog.call(ListExtras.self, ListExtras.Input(from: day, to: day)).extras)
    let form = PrayerLogForm(strings: strings, shown: output)
    return Screen(
      route: request.route, language: request.language, title: form.title, presentation: .modal,
      header: Header(.standard, subtitle: form.subtitle),
      layout: Layout(
        .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: strings.doneButton,
      content: form.content + (form.isUpcoming ? [] : extras.elements))
  }
}

private struct PrayerLogForm {
  let strings: PrayerStrings
  let shown: ShowEntry.Output

  private var language: Language { strings.language }
  private var prayer: Prayer { shown.prayer.prayer }
  private var day: CivilDay { shown.prayer.day }
  var isUpcoming: Bool { shown.statuses == [.excused] }

  var title: String { strings.logTitle(strings.name(prayer, on: day), language.date(day)) }

  /// The Hijri date, the time span in which the prayer is due, and the prayer's state, such as on time.
  var subtitle: String {
    let window: String? =
      if let begin = strings.begin(shown.prayer), let end = strings.end(shown.prayer, on: day) {
        "\(begin) – \(end)"
      } else {
        shown.prayer.why.map(strings.why)
      }
    return [strings.hijri(shown.hijri), window, strings.state(of: shown.prayer)].compactMap { $0 }
      .joined(separator: " · ")
  }

  var content: [Element] {
    let rest =
      isUpcoming
      ? [upcoming]
      : [at, congregation] + (prayer == .fajr ? [] : [combined])
        + (prayer == .fajr || prayer == .maghrib ? [] : [shortened]) + (isJumuahDay ? [jumuah] : [])
    return [status] + rest + [clear].compactMap { $0 }
  }

  private var upcoming: Element {
    strings.note(
      language.say(
        cs: "Ještě nezačala: předem jde říct jen, že je omluvená", en: "It has not begun: it can only be excused before"
      ))
  }

  // MARK: What is recorded

  private var status: Element {
    let title = language.say(cs: "Záznam", en: "Entry")
    return Element(
      .radioGroup, title, type: .body,
      children: PrayerStatus.allCases.map { status in
        let name = capitalized(strings.name(status))
        let isOpen = shown.statuses.contains(status)
        return Element(
          .radio, name, isOn: shown.entry?.status == status, isDisabled: !isOpen, type: .body,
          action: isOpen ? log(status: status, at: status.isPrayed ? shown.entry?.at : nil) : nil,
          command: isOpen ? command(status: status, at: status.isPrayed ? shown.entry?.at : nil) : nil)
      })
  }

  /// The status that this screen's controls send if there are no prayer times from which the book can derive the
  /// status. It is the recorded status, or on time if none is recorded. Nil if there are prayer times.
  private var statusWithoutTimes: PrayerStatus? {
    shown.prayer.begin != nil || shown.prayer.why != nil ? nil : shown.entry?.status ?? .onTime
  }

  /// The field for the time of praying. A time that is entered here is read by the clock of the place where the prayer
  /// began, so the recorded time is shown by the same clock.
  private var at: Element {
    let follows = language.say(cs: "Stav z času plyne", en: "The status follows from the time")
    let clock = shown.prayer.place.map { place in
      language.say(cs: "podle hodin: \(strings.place(place))", en: "by the clock of \(strings.place(place))")
    }
    return Element(
      .timeField, strings.prayedAt, hint: [follows, clock].compactMap(\.self).joined(separator: ", "),
      value: prayedAt.map { String($0.clock.time.description.prefix(5)) } ?? "", type: .body,
      action: Action(
        LogPrayer.method, parameters(status: statusWithoutTimes, at: nil), input: Action.Input("at", .time)),
      command: ShellCommand.recordbook(line(status: statusWithoutTimes, at: nil) + ["--at", "HH:MM"]))
  }

  /// The recorded time of praying, by the clock by which the field reads it; nil if none is recorded.
  private var prayedAt: ZonedInstant? {
    guard let entry = shown.entry, let at = entry.at, let begin = shown.prayer.begin,
      entry.place != shown.prayer.place
    else { return shown.entry?.at }
    return ZonedInstant(at.instant, offset: begin.offset)
  }

  private var congregation: Element {
    flag(strings.congregation, isOn: shown.entry?.congregation ?? false) { entry in
      entry.congregation.toggle()
    }
  }

  /// A toggle that says whether the prayer was combined with another one. Combined prayers share a time span that
  /// covers both of their times. Therefore, when the user changes the toggle and the time of praying is known, the
  /// status is derived from that time again.
  private var combined: Element {
    flag(strings.combined, isOn: shown.entry?.combined ?? false) { entry in
      entry.combined.toggle()
    }
  }

  private var shortened: Element {
    flag(strings.shortened, isOn: shown.entry?.shortened ?? false) { entry in
      entry.shortened.toggle()
      entry.jumuah = false
    }
  }

  private var isJumuahDay: Bool { prayer == .dhuhr && day.isFriday }

  private var jumuah: Element {
    flag(strings.jumuah, isOn: shown.entry?.jumuah ?? false) { entry in
      entry.jumuah.toggle()
      entry.shortened = false
    }
  }

  private func flag(_ text: String, isOn: Bool, _ change: (inout PrayerEntryView) -> Void) -> Element {
    let name = capitalized(text)
    guard var entry = shown.entry, entry.status.isPrayed else {
      return Element(
        .toggle, name, hint: language.say(cs: "Nejdřív zaznamenejte modlitbu", en: "Record the prayer first"),
        isOn: isOn, isDisabled: true, type: .body)
    }
    change(&entry)
    let follows = entry.combined != shown.entry?.combined && entry.at != nil && shown.prayer.begin != nil
    let status = follows ? nil : entry.status
    return Element(
      .toggle, name, isOn: isOn, type: .body,
      action: Action(LogPrayer.method, parameters(status: status, at: entry.at, entry)),
      command: ShellCommand.recordbook(line(status: status, at: entry.at, entry)))
  }

  private var clear: Element? {
    guard shown.entry != nil else { return nil }
    return .link(
      strings.clear, color: Hue.destructive.text,
      Action(
        ClearEntry.method, ["prayer": .text(prayer.rawValue), "day": .text(day.description)], style: .destructive),
      command: "prayer", "clear", prayer.rawValue, "--day", day.description)
  }

  // MARK: Parameters of the controls

  private func log(status: PrayerStatus, at: ZonedInstant?) -> Action {
    Action(LogPrayer.method, parameters(status: status, at: at))
  }

  private func command(status: PrayerStatus, at: ZonedInstant?) -> String {
    ShellCommand.recordbook(line(status: status, at: at))
  }

  /// Returns the parameters that a control sends.
  /// - Parameters:
  ///   - status: the status; nil if it is derived from the time of praying.
  ///   - at: the time of praying; nil if unknown.
  ///   - entry: the entry whose flags, such as the one for congregation, are sent; nil to send those of the recorded
  ///     entry.
  private func parameters(
    status: PrayerStatus?, at: ZonedInstant?, _ entry: PrayerEntryView? = nil
  ) -> [String: Action.Parameter] {
    let entry = kept(entry, status)
    var parameters: [String: Action.Parameter] = [
      "prayer": .text(prayer.rawValue), "day": .text(day.description),
    ]
    if let status { parameters["status"] = .text(status.rawValue) }
    if let at { parameters["at"] = .text(at.description) }
    // If a parameter is left out, the recorded value stays unchanged.
    if let congregation = summary(entry, \.congregation) { parameters["congregation"] = .flag(congregation) }
    if let combined = summary(entry, \.combined) { parameters["combined"] = .flag(combined) }
    if let shortened = summary(entry, \.shortened) { parameters["shortened"] = .flag(shortened) }
    if let jumuah = summary(entry, \.jumuah) { parameters["jumuah"] = .flag(jumuah) }
    return parameters
  }

  private func line(status: PrayerStatus?, at: ZonedInstant?, _ entry: PrayerEntryView? = nil) -> [String] {
    let entry = kept(entry, status)
    return ["prayer", "log", prayer.rawValue] + (status.map { [$0.rawValue] } ?? []) + ["--day", day.description]
      + (at.map { ["--at", $0.description] } ?? [])
      + (summary(entry, \.congregation).map { [$0 ? "--congregation" : "--no-congregation"] } ?? [])
      + (summary(entry, \.combined).map { [$0 ? "--combined" : "--no-combined"] } ?? [])
      + (summary(entry, \.shortened).map { [$0 ? "--shortened" : "--no-shortened"] } ?? [])
      + (summary(entry, \.jumuah).map { [$0 ? "--jumuah" : "--no-jumuah"] } ?? [])
  }

  /// Returns the value to send for a flag. Nil, so that no value is sent, if the flag is false and is also false in the
  /// recorded entry.
  private func summary(_ entry: PrayerEntryView?, _ flag: KeyPath<PrayerEntryView, Bool>) -> Bool? {
    guard let entry else { return nil }
    return entry[keyPath: flag] || shown.entry?[keyPath: flag] == true ? entry[keyPath: flag] : nil
  }

  /// Returns the entry whose flags, such as the one for congregation, are sent. Nil for a missed prayer, to which the
  /// flags do not apply.
  private func kept(_ entry: PrayerEntryView?, _ status: PrayerStatus?) -> PrayerEntryView? {
    status?.isPrayed == false ? nil : entry ?? shown.entry
  }
}
