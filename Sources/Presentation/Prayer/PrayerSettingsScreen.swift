package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with the settings of prayer, in cards. Coordinates can be entered here, but are never shown.
package struct PrayerSettingsScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/settings")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let page = PrayerSettingsPage(
      strings: PrayerStrings(language: request.language), chosen: try catalog.call(ShowCalculation.self, NoInput()),
      reminders: try catalog.call(ListReminders.self, ListReminders.Input()).reminders,
      settings: try catalog.call(ShowSettings.self, NoInput()))
    return Screen(
      route: request.route, language: request.language, title: page.strings.settings, presentation: .stack,
      header: Header(
        .standard,
        subtitle: request.language.say(
          cs: "Jak se časy počítají a zobrazují", en: "How times are worked out and shown")),
      layout: PrayerStrings.layout, back: page.strings.backHome, content: page.content)
  }
}

private struct PrayerSettingsPage {
  let strings: PrayerStrings
  let chosen: ShowCalculation.Output
  let reminders: [ReminderView]
  let settings: UpdateSettings.Output

  private var language: Language { strings.language }
  private var controls: PrayerControls { PrayerControls(strings: strings) }
  private var calculation: CalculationView? { chosen.calculation }

  var content: [Element] {
    [
      Element.card(strings.placeTitle, controls.current(chosen.place) + [controls.city, controls.coordinates]),
      Element.card(strings.calculation, (calculation == nil ? [controls.placeFirst] : []) + methods),
    ] + ownMethod + ownMinutes + highLatitudes + [
      Element.card(strings.hijriDate, hijri), Element.card(strings.remindersAndQuiet, reminding),
      Element.card(strings.display, display), Element.card(strings.data, data),
    ]
  }

  // MARK: Calculation

  private var methods: [Element] {
    let isMoonsighting = calculation?.method == PrayerMethod.Name.moonsighting.rawValue
    return [controls.method(calculation, chosen.methods), controls.school(calculation)]
      + (isMoonsighting ? [shafaq] : [])
      + (calculation?.method == PrayerMethod.Name.malaysia.rawValue ? [jakimZone] : [])
      + (chosen.about.map { about in
        strings.notes(
          about, method: calculation?.method ?? "", place: chosen.place.map { strings.place($0) } ?? ""
        ).map { strings.note($0) }
      } ?? [])
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
    calculation.map { [Element.card(strings.ownMethod, OwnMethod($0, strings).fields)] } ?? []
  }

  private var ownMinutes: [Element] {
    guard let calculation else { return [] }
    let limits = PrayerCalculation.ownMinutes
    let fields = PrayerEvent.allCases.map { event in
      Element(
        .numericField, strings.name(event), label: "\(strings.ownMinutes): \(strings.name(event))",
        value: String(calculation.adjust[event] ?? 0), type: .body,
        action: Action(
          SetCalculation.method,
          input: Action.Input(
            "adjust/\(event.rawValue)", .number,
            limits: Action.Limits(limits.lowerBound, limits.upperBound, unit: "min"))),
        command: ShellCommand.recordbook("prayer", "method", "--adjust-\(event.rawValue)", "MINUTES"), saves: true)
    }
    return [Element.card(strings.ownMinutes, fields)]
  }

  private var highLatitudes: [Element] {
    guard let calculation else { return [] }
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
    return [
      Element.card(
        strings.highLatitudes,
        [rule, UndefinedTimes(strings: strings).limit(calculation.latitudeLimit)]
          + (calculation.latitudeLimit == nil ? [] : [noLimit]) + [polar])
    ]
  }

  // MARK: Settings stored with the book's

  private var names: PrayerSettingNames { PrayerSettingNames(language: language) }

  private func toggle(_ setting: Setting) -> Element {
    .toggle(setting, names.name(setting.name) ?? setting.name, language: language, settings: settings)
  }

  private func field(_ role: Element.Role, _ kind: Action.Input.Kind, _ setting: Setting, word: String) -> Element {
    let text = names.name(setting.name) ?? setting.name
    let value: String = if case .text(let text) = settings.value(of: setting) { text } else { "" }
    return Element(
      role, text, label: text, value: value, type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, kind)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word), saves: true)
  }

  private var hijri: [Element] {
    let known: Int? = if case .number(let days) = settings.value(of: PrayerSettings.hijriAdjust) { days } else { nil }
    let title = names.name(PrayerSettings.hijriAdjust.name) ?? ""
    let days = Element.choice(
      .segmentedControl, title, Array(HijriCalendar.adjustments), chosen: known,
      name: { $0 > 0 ? "+\($0)" : $0 < 0 ? "−\(-$0)" : "0" },
      action: { Action(UpdateSettings.method, [PrayerSettings.hijriAdjust.name: .number($0)]) },
      command: { ["settings", "set", PrayerSettings.hijriAdjust.commandName, String($0)] })
    return [
      days, toggle(PrayerSettings.hijriFromMaghrib), field(.textField, .text, PrayerSettings.imsak, word: "MINUTES"),
      strings.button(
        language.say(cs: "Začátek měsíce, jak byl spatřen nový měsíc", en: "Begin a Month as the Moon Was Sighted"),
        command: ["prayer", "hijri-month", "MONTH", "--begins", "DAY"]),
    ]
  }

  private var reminding: [Element] {
    let others = reminders.filter { $0.id != ReminderRule.When.at.rawValue }
    let quiet = field(.textField, .text, PrayerSettings.quiet, word: "HOURS")
    let note = strings.note(
      language.say(
        cs: "Od kdy do kdy, a které modlitby projdou: „22:30-06:00 fajr“",
        en: "From when to when, and which prayers are let through: \"22:30-06:00 fajr\""))
    return [controls.atBegin(reminders)] + others.map(row) + [quiet, note] + controls.service
  }

  private func row(_ reminder: ReminderView) -> Element {
    let text = capitalized(ReminderStrings(strings: strings).rule(reminder))
    let remove = language.say(cs: "Zrušit připomínku", en: "Remove the reminder")
    return Element(
      .row, label: text,
      children: [
        Element(.text, text, placement: .leading, type: .body),
        Element(
          .button, label: "\(remove): \(text)", hint: remove, placement: .trailing, color: Hue.destructive.text,
          icon: Icon("trash"),
          action: Action(RemoveReminder.method, ["id": .text(reminder.id)], style: .destructive),
          command: ShellCommand.recordbook("prayer", "remove-reminder", reminder.id)),
      ])
  }

  private var display: [Element] {
    [
      toggle(PrayerSettings.arabicNames), toggle(PrayerSettings.streak), toggle(PrayerSettings.unrecordedIsMissed),
      toggle(PrayerSettings.jumuah), field(.textField, .text, PrayerSettings.jumuahAt, word: "TIME"),
      field(.textField, .text, PrayerSettings.extras, word: "PRAYERS"),
      field(.dateField, .day, PrayerSettings.since, word: "DAY"),
      .link(language.say(cs: "Nastavení celé knihy", en: "Book Settings"), color: nil, to: .settings),
    ]
  }

  private var data: [Element] {
    [
      strings.button(strings.export, command: ["prayer", "export"]),
      Element(
        .button, strings.deleteAll, hint: strings.deleteAllWarning, type: .body, color: Hue.destructive.text,
        route: PrayerDestinations.home.route,
        action: Action(
          DeleteAll.method, ["confirm": .text(DeleteAll.phrase)], style: .destructive,
          confirmation: "\(strings.deleteAll)? \(strings.deleteAllWarning)."),
        command: ShellCommand.recordbook("prayer", "delete-all")),
    ]
  }
}
