import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Controls for the settings of prayer that are stored in the book's settings. A change is saved as soon as the user
/// makes it.
struct PrayerSettingFields {
  let strings: PrayerStrings
  let settings: UpdateSettings.Output

  private var names: PrayerSettingNames { PrayerSettingNames(language: strings.language) }

  func toggle(_ setting: Setting) -> Element {
    .toggle(setting, names.name(setting.name) ?? setting.name, language: strings.language, settings: settings)
  }

  /// Creates a text field for a setting.
  /// - Parameter word: the placeholder, such as `MINUTES`, that stands for the value in the equivalent command.
  func text(_ setting: Setting, word: String) -> Element { field(.textField, .text, setting, word: word) }

  /// The row that shows from which day on prayers count, and opens to the field of that day.
  var since: Element {
    let (setting, language) = (PrayerSettings.since, strings.language)
    let day = CivilDay(text(of: setting)).map { language.date($0) }
    return .setting(
      names.name(setting.name) ?? setting.name,
      day ?? language.say(cs: "Od prvního záznamu", en: "The first recorded"), language,
      [field(.dateField, .day, setting, word: "DAY")])
  }

  func time(_ setting: Setting, word: String) -> Element { field(.timeField, .text, setting, word: word) }

  /// The row that shows the hours without reminders. It opens to their field and, if there are such hours, to a toggle
  /// for each prayer of which to remind even then.
  var quietHours: Element {
    let (setting, language) = (PrayerSettings.quiet, strings.language)
    let hours = text(of: setting)
    let note = strings.note(
      language.say(cs: "V tu dobu připomínky nechodí", en: "No reminders come in these hours"))
    let words = hours.isEmpty ? language.say(cs: "Vypnuto", en: "Off") : names.words(hours, of: setting.name)
    return .setting(
      names.name(setting.name) ?? setting.name, words ?? hours, language,
      [field(.textField, .hours, setting, word: "HOURS"), note] + Prayer.allCases.compactMap(reminder))
  }

  /// Returns the toggle that lets reminders of a prayer through the quiet hours; nil if there are none.
  private func reminder(of prayer: Prayer) -> Element? {
    let setting = PrayerSettings.quiet
    guard case .text(let text) = settings.value(of: setting), let hours = QuietHours(text),
      let next = try? QuietHours(
        from: hours.from, to: hours.to, allowed: hours.allowed.symmetricDifference([prayer])
      ).description
    else { return nil }
    let (isOn, language) = (hours.allowed.contains(prayer), strings.language)
    let name = strings.name(prayer)
    return Element(
      .toggle, language.say(cs: "\(name): připomenout i tak", en: "\(name): Remind Anyway"),
      hint: language.say(cs: isOn ? "Vypnout" : "Zapnout", en: isOn ? "Turn off" : "Turn on"), isOn: isOn, type: .body,
      action: Action(UpdateSettings.method, [setting.name: .text(next)]),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, next),
      key: "quiet-\(prayer.rawValue)")
  }

  private func text(of setting: Setting) -> String {
    if case .text(let text) = settings.value(of: setting) { text } else { "" }
  }

  private func field(_ role: Element.Role, _ kind: Action.Input.Kind, _ setting: Setting, word: String) -> Element {
    let text = names.name(setting.name) ?? setting.name
    return Element(
      role, text, label: text, value: self.text(of: setting), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, kind)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word), saves: true)
  }
}
