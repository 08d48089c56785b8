import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication

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

  func date(_ setting: Setting, word: String) -> Element { field(.dateField, .day, setting, word: word) }

  func time(_ setting: Setting, word: String) -> Element { field(.timeField, .text, setting, word: word) }

  private func field(_ role: Element.Role, _ kind: Action.Input.Kind, _ setting: Setting, word: String) -> Element {
    let text = names.name(setting.name) ?? setting.name
    let value: String = if case .text(let text) = settings.value(of: setting) { text } else { "" }
    return Element(
      role, text, label: text, value: value, type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, kind)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word), saves: true)
  }
}
