package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with the settings of prayer, in groups. Settings with many choices have their own screens, to which rows
/// lead.
package struct PrayerSettingsScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/settings")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let page = PrayerSettingsPage(
      strings: PrayerStrings(language: request.language), chosen: try catalog.call(ShowCalculation.self, NoInput()),
      today: try catalog.call(ShowToday.self, NoInput()),
      reminders: try catalog.call(ListReminders.self, ListReminders.Input()).reminders,
      settings: try catalog.call(ShowSettings.self, NoInput()))
    return Screen(
      route: request.route, language: request.language, title: page.strings.settings, presentation: .stack,
      header: Header(
        .standard,
        subtitle: request.language.say(cs: "Každá změna se hned uloží.", en: "Each change is saved at once.")),
      layout: PrayerStrings.layout, back: page.strings.backHome, content: page.content)
  }
}

private struct PrayerSettingsPage {
  let strings: PrayerStrings
  let chosen: ShowCalculation.Output
  let today: ShowToday.Output
  let reminders: [ReminderView]
  let settings: UpdateSettings.Output

  private var language: Language { strings.language }
  private var controls: PrayerControls { PrayerControls(strings: strings) }
  private var fields: PrayerSettingFields { PrayerSettingFields(strings: strings, settings: settings) }
  private var calculation: CalculationView? { chosen.calculation }

  var content: [Element] {
    [Element.section(strings.placeTitle, [place]), Element.section(strings.calculation, calculating)] + ownMinutes + [
      Element.section(strings.remindersAndQuiet, reminding), Element.section(strings.recordingAndDisplay, recording),
      Element.card(nil, [deletion]),
    ]
  }

  /// Returns a row that shows what is chosen in a group of settings, and leads to the group's own screen.
  /// - Parameter note: what the choice means, below the title; nil to show the choice there.
  private func row(_ group: PrayerSettingsGroup, _ value: String, _ note: String? = nil) -> Element {
    let (title, hint) = (strings.title(group), language.say(cs: "Ukáže možnosti", en: "Shows the choices"))
    guard let note else { return Element.row(title, value, hint: hint, to: PrayerDestinations.settings(group)) }
    return Element(
      .row, label: "\(title), \(value), \(note)", hint: hint, icon: .forward, to: PrayerDestinations.settings(group),
      children: [
        .cell(title, .leading, .body), .cell(value, .center, .body, Hue.secondary.text),
        .cell(note, .trailing, .caption, Hue.secondary.text),
      ])
  }

  private var place: Element {
    let name = chosen.place.map { strings.place($0) }
    return Element.row(
      name ?? strings.noPlace, chosen.place.flatMap { $0.zone == name ? nil : $0.zone },
      hint: language.say(cs: "Změnit místo", en: "Change the place"), to: PrayerDestinations.settings(.place))
  }

  private var calculating: [Element] {
    guard let calculation else { return [controls.placeFirst] }
    return [
      row(.method, strings.method(named: calculation.method), OwnMethod(calculation, strings).summary),
      controls.school(calculation, isShort: true),
      row(.latitudes, strings.shortName(calculation.rule), strings.meaning(calculation.rule)),
    ]
  }

  /// Steppers for the minutes that are added to the calculated time of each of the five daily prayers. Each also shows
  /// the prayer's time today.
  private var ownMinutes: [Element] {
    guard let calculation else { return [] }
    let steppers = Prayer.allCases.map { prayer in
      let time = today.prayers.first { $0.prayer == prayer }.flatMap { $0.begin }
      return controls.ownMinutes(prayer.event, calculation, time)
    }
    return [Element.section(strings.mosqueMinutes, steppers)]
  }

  // MARK: Reminders

  private var reminding: [Element] {
    let known = Set([PrayerControls.atBeginID, PrayerControls.beforeEndID])
    let others = reminders.filter { !known.contains($0.id) }
    return [controls.atBegin(reminders), controls.beforeEnd(reminders)] + others.map(reminder)
      + [fields.quietHours] + controls.service
  }

  private func reminder(_ reminder: ReminderView) -> Element {
    let words = ReminderStrings(strings: strings)
    let text = capitalized(words.rule(reminder))
    let remove = language.say(cs: "Zrušit připomínku", en: "Remove the reminder")
    return Element(
      .row, label: text,
      children: [
        .cell(capitalized(words.time(reminder)), .leading, .body),
        .cell(words.prayers(reminder) ?? "", .trailing, .caption, Hue.secondary.text),
        Element(
          .button, label: "\(remove): \(text)", hint: remove, placement: .trailing, color: Hue.destructive.text,
          icon: Icon("trash"),
          action: Action(RemoveReminder.method, ["id": .text(reminder.id)], style: .destructive),
          command: ShellCommand.recordbook("prayer", "remove-reminder", reminder.id)),
      ])
  }

  // MARK: Recording and display, and deletion

  private var recording: [Element] {
    [
      row(.more, strings.moreSettings(settings)), row(.hijri, strings.hijri(today.hijri)),
      fields.toggle(PrayerSettings.unrecordedIsMissed), fields.since, fields.toggle(PrayerSettings.streak),
      fields.toggle(PrayerSettings.arabicNames),
      strings.button(strings.export, file: .log, command: ["prayer", "export"]),
      .link(language.say(cs: "Nastavení celé knihy", en: "Book Settings"), color: nil, to: .settings),
    ]
  }

  private var deletion: Element {
    Element(
      .button, strings.deleteAll, hint: strings.deleteAllWarning, type: .body, color: Hue.destructive.text,
      icon: Icon("trash"), route: PrayerDestinations.home.route,
      action: Action(
        DeleteAll.method, ["confirm": .text(DeleteAll.phrase)], style: .destructive,
        confirmation: "\(strings.deleteAll)? \(strings.deleteAllWarning)."),
      command: ShellCommand.recordbook("prayer", "delete-all"))
  }
}
