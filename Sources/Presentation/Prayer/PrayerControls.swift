import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Controls for the place, for the calculation of prayer times, and for reminders. They are shown both in the
/// introduction to the feature and in its settings.
struct PrayerControls {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  // MARK: Place

  var city: Element {
    let text = language.say(cs: "Město", en: "City")
    return Element(
      .textField, text,
      hint: language.say(
        cs: "Nejbližší město ze seznamu časových pásem, například Praha jako Prague",
        en: "The nearest city of the list of time zones, such as Prague"), value: "", type: .body,
      action: Action(SetPlace.method, input: Action.Input("city", .text)),
      command: ShellCommand.recordbook("prayer", "place", "CITY"))
  }

  /// A field for entering coordinates. It is always empty, because the book never shows coordinates that have been
  /// entered.
  var coordinates: Element {
    let text = language.say(cs: "Souřadnice", en: "Coordinates")
    return Element(
      .textField, text,
      hint: language.say(
        cs: "Šířka a délka ve stupních: 50.08, 14.43", en: "Latitude and longitude in degrees: 50.08, 14.43"),
      value: "", type: .body, action: Action(SetPlace.method, input: Action.Input("latitude", .coordinates)),
      command: ShellCommand.recordbook("prayer", "place", "LAT,LON"))
  }

  func current(_ place: PlaceName?) -> [Element] {
    guard let place else { return [] }
    let name = strings.place(place)
    let value = name == place.zone ? name : "\(name) (\(place.zone))"
    return [.fact(strings.placeTitle, value)]
  }

  // MARK: Calculation

  /// Returns the choice of a calculation method.
  /// - Parameters:
  ///   - known: the calculation in force. Nil if no place is set, in which case no method can be chosen.
  ///   - names: the names of the methods to choose from, beginning with those made for the place.
  func method(_ known: CalculationView?, _ names: [String]) -> Element {
    let names = names.filter { $0 != CalculationInput.customMethod || known?.method == $0 }
    return Element.choice(
      .radioGroup, strings.methodTitle, names, chosen: known?.method, isDisabled: known == nil,
      name: { strings.method(named: $0) },
      action: {
        // The custom method is listed only while it is chosen. Choosing it changes nothing, so its angles need not be
        // sent.
        $0 == CalculationInput.customMethod
          ? Action(SetCalculation.method) : Action(SetCalculation.method, ["method": .text($0)])
      },
      command: { ["prayer", "method"] + ($0 == CalculationInput.customMethod ? [] : [$0]) })
  }

  /// Returns the choice of a school for the time of Asr.
  /// - Parameter isShort: whether the schools stand side by side, without those that each stands for.
  func school(_ known: CalculationView?, isShort: Bool = false) -> Element {
    Element.choice(
      isShort ? .segmentedControl : .radioGroup, strings.schoolTitle, AsrSchool.allCases, chosen: known?.school,
      isDisabled: known == nil, name: { isShort ? strings.shortName($0) : strings.name($0) },
      action: { Action(SetCalculation.method, ["school": .text($0.rawValue)]) },
      command: { ["prayer", "method", "--school", $0.rawValue] })
  }

  var placeFirst: Element {
    Element(
      .text, language.say(cs: "Výpočet čeká na místo", en: "The calculation needs a place"), type: .body,
      color: Hue.secondary.text)
  }

  /// Returns a stepper for the number of minutes that are added to the calculated time of an event, such as Fajr.
  /// - Parameter time: the event's time today, which is shown beside the event's name; nil shows none.
  func ownMinutes(_ event: PrayerEvent, _ known: CalculationView, _ time: ZonedInstant?) -> Element {
    let limits = PrayerCalculation.ownMinutes
    return Element(
      .stepper, strings.name(event), label: "\(strings.ownMinutes): \(strings.name(event))",
      value: String(known.adjust[event] ?? 0), type: .body,
      action: Action(
        SetCalculation.method,
        input: Action.Input(
          "adjust/\(event.rawValue)", .number,
          limits: Action.Limits(limits.lowerBound, limits.upperBound, unit: "min", step: 1))),
      command: ShellCommand.recordbook("prayer", "method", "--adjust-\(event.rawValue)", "MINUTES"), saves: true,
      children: time.map { [.cell(language.clockFace($0.clock.time), .trailing, .time, Hue.secondary.text)] } ?? [])
  }

  // MARK: Reminders

  static let atBeginID = ReminderRule.When.at.rawValue
  static let beforeEndID = "before-end-15"

  /// Returns a toggle that turns on reminders of the five daily prayers, each given when the prayer's time begins.
  func atBegin(_ reminders: [ReminderView]) -> Element {
    let rule = reminders.first { $0.id == ReminderRule.When.at.rawValue }
    let text = strings.subtitle(PrayerStep.reminders)
    return Element(
      .toggle, text,
      hint: language.say(cs: rule == nil ? "Zapnout" : "Vypnout", en: rule == nil ? "Turn on" : "Turn off"),
      isOn: rule != nil, type: .body,
      action: rule == nil
        ? Action(SetReminder.method, ["when": .text(ReminderRule.When.at.rawValue)])
        : Action(RemoveReminder.method, ["id": .text(ReminderRule.When.at.rawValue)]),
      command: rule == nil
        ? ShellCommand.recordbook("prayer", "remind", "at") : ShellCommand.recordbook("prayer", "remove-reminder", "at")
    )
  }

  /// Returns a toggle that turns on reminders of all prayers, each given 15 minutes before the prayer's time ends.
  func beforeEnd(_ reminders: [ReminderView]) -> Element {
    let isOn = reminders.contains { $0.id == PrayerControls.beforeEndID }
    return Element(
      .toggle, language.say(cs: "15 minut před koncem každé modlitby", en: "15 minutes before each prayer ends"),
      hint: language.say(cs: isOn ? "Vypnout" : "Zapnout", en: isOn ? "Turn off" : "Turn on"), isOn: isOn, type: .body,
      action: isOn
        ? Action(RemoveReminder.method, ["id": .text(PrayerControls.beforeEndID)])
        : Action(
          SetReminder.method, ["when": .text(ReminderRule.When.beforeEnd.rawValue), "minutes": .number(15)]),
      command: isOn
        ? ShellCommand.recordbook("prayer", "remove-reminder", PrayerControls.beforeEndID)
        : ShellCommand.recordbook("prayer", "remind", "before-end", "--minutes", "15"), key: "reminder-before-end")
  }

  /// A note that reminders need the book's background service, with the command that installs the service.
  var service: [Element] {
    let reminders = ReminderStrings(strings: strings)
    return [
      strings.note(reminders.needsService),
      strings.button(reminders.install, command: ["service", "install"]),
    ]
  }
}
