import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

/// A setting with its value.
struct ChosenSetting: Encodable {
  /// As in JSON: `running.units`.
  private let name: String
  private let value: SettingValue

  init(_ word: String, in settings: UpdateSettings.Output) throws(CommandError) {
    let typed = try ChosenSetting.name(word)
    switch typed {
    case "theme": (name, value) = (typed, .text(settings.theme.rawValue))
    case "design": (name, value) = (typed, .text(settings.design.rawValue))
    case "language": (name, value) = (typed, .text(settings.language.rawValue))
    default:
      guard let setting = App.settings.first(where: { $0.commandName == typed }) else {
        preconditionFailure("\(typed) is a setting")
      }
      (name, value) = (setting.name, settings.value(of: setting))
    }
  }

  /// The whole name that a word means: `running.week-start` for `running.week-start`, and for `show-unknown`, which no other
  /// feature has, `swimming.show-unknown`.
  static func name(_ word: String) throws(CommandError) -> String {
    let known = settingsOptions.map(\.name)
    // A name as in JSON means the same setting.
    let name = NamedValues.whole(App.settings.first { $0.name == word }?.commandName ?? word, of: known)
    guard known.contains(name) else { throw .usage(.invalid("SETTING", word, valid: known)) }
    return name
  }

  func title(_ language: Language) -> String {
    App.settings.first { $0.name == name }.map { App.name(of: $0, language) }
      ?? SettingsNames(language: language).name(of: "settings.\(name)") ?? name
  }

  /// The value as it is typed.
  var word: String {
    switch value {
    case .flag(let isOn): return isOn ? "on" : NamedValues.off
    case .number(let number): return String(number)
    case .text(""):
      let isList = App.settings.contains { $0.name == name && $0.words != nil }
      return isList ? NamedValues.all : NamedValues.off
    case .text(let text): return text
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(value, forKey: MemberName(name))
  }
}
