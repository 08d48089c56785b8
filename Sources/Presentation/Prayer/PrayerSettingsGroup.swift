package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// A group of Prayer's settings that has a screen of its own.
package enum PrayerSettingsGroup: String, CaseIterable, Sendable {
  case place, method, latitudes, hijri, more
}

/// The screen of one group of settings. Coordinates can be entered here, but are never shown.
package struct PrayerSettingsGroupScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/settings/GROUP")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let names = PrayerSettingsGroup.allCases.map(\.rawValue)
    let name: String = try request.part("GROUP", valid: names)
    let group = PrayerSettingsGroup(rawValue: name) ?? .place
    let strings = PrayerStrings(language: request.language)
    let page = PrayerSettingsGroupPage(
      strings: strings, chosen: try catalog.call(ShowCalculation.self, NoInput()),
      settings: try catalog.call(ShowSettings.self, NoInput()))
    let months = group == .hijri ? try catalog.call(ListHijriMonths.self, NoInput()).months : []
    return Screen(
      route: request.route, language: request.language, title: strings.title(group), presentation: .stack,
      header: Header(.standard, subtitle: page.chosen.place.map { strings.place($0) }), layout: PrayerStrings.layout,
      back: .back(strings.settings, to: PrayerDestinations.settings, request.language),
      content: page.content(group) + page.sighted(months))
  }
}

private struct PrayerSettingsGroupPage {
  let strings: PrayerStrings
  let chosen: ShowCalculation.Output
  let settings: UpdateSettings.Output

  private var language: Language { strings.language }
  private var controls: PrayerControls { PrayerControls(strings: strings) }
  private var fields: PrayerSettingFields { PrayerSettingFields(strings: strings, settings: settings) }
  private var calculation: CalculationView? { chosen.calculation }

  func content(_ group: PrayerSettingsGroup) -> [Element] {
    switch group {
    case .place:
      [Element.card(strings.placeTitle, controls.current(chosen.place) + [controls.city, controls.coordinates])]
    case .method: [Element.card(nil, methods)] + ownMethod
    case .latitudes: [Element.card(nil, latitudes)]
    case .hijri: [Element.card(nil, hijri)]
    case .more: [Element.card(strings.jumuahTitle, jumuah), Element.card(strings.extras, extras)]
    }
  }

  // MARK: Method

  private var methods: [Element] {
    let isMoonsighting = calculation?.method == PrayerMethod.Name.moonsighting.rawValue
    let about = chosen.about.map { about in
      strings.notes(about, method: calculation?.method ?? "", place: chosen.place.map { strings.place($0) } ?? "")
        .map { strings.note($0) }
    }
    return (calculation == nil ? [controls.placeFirst] : []) + (about ?? [])
      + [controls.method(calculation, chosen.methods)] + (isMoonsighting ? [shafaq] : [])
      + (calculation?.method == PrayerMethod.Name.malaysia.rawValue ? [jakimZone] : [])
  }

  private var jakimZone: Element {
    let text = language.say(cs: "Zóna JAKIM", en: "JAKIM zone")
    return Element(
      .textField, text, label: text, value: calculation?.jakimZone ?? "", type: .body,
      action: Action(SetCalculation.method, input: Action.Input("jakimZone", .text)),
      command: ShellCommand.recordbook("prayer", "method", "--zone-code", "CODE"), saves: true)
  }

  private var shafaq: Element {
    Element.choice(
      .segmentedControl, strings.shafaqTitle, Shafaq.allCases, chosen: calculation?.shafaq, name: { strings.name($0) },
      action: { Action(SetCalculation.method, ["shafaq": .text($0.rawValue)]) },
      command: { ["prayer", "method", "--shafaq", $0.rawValue] })
  }

  private var ownMethod: [Element] {
    guard let calculation else { return [] }
    return [
      Element.card(strings.ownMethod, OwnMethod(calculation, strings).fields),
      Element.card(strings.ownMinutes, [controls.ownMinutes(.sunrise, calculation, nil)]),
    ]
  }

  // MARK: High latitudes

  private var latitudes: [Element] {
    guard let calculation else { return [controls.placeFirst] }
    let rule = Element.choice(
      .radioGroup, strings.ruleTitle, HighLatitudeRule.allCases, chosen: calculation.rule, name: { strings.name($0) },
      action: { Action(SetCalculation.method, ["rule": .text($0.rawValue)]) },
      command: { ["prayer", "method", "--rule", $0.rawValue] })
    let polar = Element.choice(
      .segmentedControl, strings.polarTitle, PolarDays.allCases, chosen: calculation.polar, name: { strings.name($0) },
      action: { Action(SetCalculation.method, ["polar": .text($0.rawValue)]) },
      command: { ["prayer", "method", "--polar", $0.rawValue] })
    let noLimit = strings.button(
      language.say(cs: "Počítat pro skutečnou šířku", en: "Calculate for the Real Latitude"),
      action: Action(SetCalculation.method, ["latitudeLimit": .number(0)]),
      command: ["prayer", "method", "--latitude-limit", "0"])
    return [rule, UndefinedTimes(strings: strings).limit(calculation.latitudeLimit)]
      + (calculation.latitudeLimit == nil ? [] : [noLimit]) + [polar]
  }

  // MARK: The Hijri date

  private var hijri: [Element] {
    let known: Int? = if case .number(let days) = settings.value(of: PrayerSettings.hijriAdjust) { days } else { nil }
    let title = PrayerSettingNames(language: language).name(PrayerSettings.hijriAdjust.name) ?? ""
    let days = Element.choice(
      .segmentedControl, title, Array(HijriCalendar.adjustments), chosen: known,
      name: { $0 > 0 ? "+\($0)" : $0 < 0 ? "−\(-$0)" : "0" },
      action: { Action(UpdateSettings.method, [PrayerSettings.hijriAdjust.name: .number($0)]) },
      command: { ["settings", "set", PrayerSettings.hijriAdjust.commandName, String($0)] })
    return [
      days, fields.toggle(PrayerSettings.hijriFromMaghrib), fields.text(PrayerSettings.imsak, word: "MINUTES"),
    ]
  }

  /// Returns a card with a control for each of these Hijri months, in which the user chooses the day on which the month
  /// begins. Empty if there are no months.
  func sighted(_ months: [HijriMonthView]) -> [Element] {
    if months.isEmpty { return [] }
    return [
      Element.card(
        strings.sightedMonths,
        [strings.note(strings.sightedNote)] + months.map { HijriMonthChoice(strings: strings, month: $0).element })
    ]
  }

  // MARK: Jumu'ah and prayers beyond the five

  private var jumuah: [Element] {
    [fields.toggle(PrayerSettings.jumuah), fields.time(PrayerSettings.jumuahAt, word: "TIME")]
  }

  /// The toggles that determine which prayers beyond the five daily ones the screens offer, and the choice of whether a
  /// missed Witr is owed.
  private var extras: [Element] {
    let chosen = settings.extras
    let toggles = Extra.allCases.map { extra in
      let isOn = chosen.contains(extra)
      let next = Extra.allCases.filter { $0 == extra ? !isOn : chosen.contains($0) }.map(\.rawValue)
        .joined(separator: " ")
      return Element(
        .toggle, strings.name(extra),
        hint: language.say(cs: isOn ? "Vypnout" : "Zapnout", en: isOn ? "Turn off" : "Turn on"), isOn: isOn,
        type: .body, action: Action(UpdateSettings.method, [PrayerSettings.extras.name: .text(next)]),
        command: ShellCommand.recordbook("settings", "set", PrayerSettings.extras.commandName, next),
        key: "extra-\(extra.rawValue)")
    }
    return [strings.note(strings.extrasNote)] + toggles + witr
  }

  /// A choice of whether a missed Witr is owed. It is offered if the calculation follows the Hanafi school, or if the
  /// user has already chosen that Witr is owed.
  private var witr: [Element] {
    guard calculation?.school == .hanafi || settings.owesWitr else { return [] }
    let choice = Element.choice(
      .segmentedControl, strings.witrTitle, ["sunnah", PrayerSettings.wajib],
      chosen: settings.owesWitr ? PrayerSettings.wajib : "sunnah", name: { strings.witr($0) },
      action: { Action(UpdateSettings.method, [PrayerSettings.witr.name: .text($0)]) },
      command: { ["settings", "set", PrayerSettings.witr.commandName, $0] })
    return [choice, strings.note(strings.witrNote)]
  }
}

/// A choice of the day on which a Hijri month begins. It is needed if the new moon was sighted earlier or later than
/// the calendar says.
private struct HijriMonthChoice {
  let strings: PrayerStrings
  let month: HijriMonthView

  var element: Element {
    let language = strings.language
    return Element.choice(
      .segmentedControl, strings.month(named: month.month), days, chosen: month.begins,
      name: { language.date($0) }, action: action, command: { isUsual($0) ? remove : set($0) })
  }

  /// The days to choose from: the first day of the month according to the calendar, the days before and after it, and
  /// the day that the user has chosen so far.
  private var days: [CivilDay] {
    let near = (-1...1).map { CivilDay(daysSinceEpoch: month.calendar.daysSinceEpoch + $0) }
    return Set(near + [month.begins]).sorted()
  }

  /// Whether choosing this day restores the beginning of the month that the calendar states, by removing the day that
  /// the user had chosen.
  private func isUsual(_ day: CivilDay) -> Bool { day == month.calendar && month.isOwn }

  private func action(_ day: CivilDay) -> Action {
    isUsual(day)
      ? Action(RemoveHijriMonth.method, ["month": .text(month.month)])
      : Action(SetHijriMonth.method, ["month": .text(month.month), "begins": .text(day.description)])
  }

  private var remove: [String] { ["prayer", "remove-hijri-month", month.month] }

  private func set(_ day: CivilDay) -> [String] {
    ["prayer", "hijri-month", month.month, "--begins", day.description]
  }
}
