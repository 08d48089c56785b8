import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

/// The name and the value of one setting, in the form in which a command prints them.
struct ChosenSetting: Encodable {
  /// The setting's name as in JSON, such as `running.units`.
  private let name: String
  private let value: SettingValue

  init(_ word: String, in settings: UpdateSettings.Output) throws(CommandError) {
    let typed = try ChosenSetting.name(word)
    guard let setting = App.settings.first(where: { $0.commandName == typed }) else {
      guard let value = settings.value(named: typed) else { preconditionFailure("\(typed) is a setting") }
      (name, self.value) = (typed, value)
      return
    }
    (name, value) = (setting.name, settings.value(of: setting))
  }

  /// Returns the full name of a setting: `running.week-start` for `running.week-start`, and `swimming.show-unknown`
  /// for `show-unknown`, because no other setting's name ends with that. Fails if no setting, or more than one,
  /// matches.
  static func name(_ word: String) throws(CommandError) -> String {
    let known = settingsOptions.map(\.name)
    let name = NamedValues.whole(word, of: known)
    guard known.contains(name) else { throw .usage(ofValue(word) ?? .invalid("SETTING", word, valid: known)) }
    return name
  }

  /// Returns the error for a word that is not a setting, but a value that only one setting takes, such as `dark`.
  private static func ofValue(_ word: String) -> UsageError? {
    let settings = settingsOptions.filter { option in
      guard case .choice(let words)? = option.parameter?.kind else { return false }
      return words.contains(word)
    }
    guard settings.count == 1 else { return nil }
    return UsageError(
      cs: "„\(word)“ je hodnota, ne nastavení", en: "\"\(word)\" is a value, not a setting",
      hint: LocalizedText(cs: "Nastaví ji", en: "To set it"), command: "settings set \(settings[0].name) \(word)")
  }

  func title(_ language: Language) -> String {
    App.settings.first { $0.name == name }.map { App.name(of: $0, language) }
      ?? SettingsNames(language: language).name(of: "settings.\(name)") ?? name
  }

  /// The value in the form in which the user writes it on the command line.
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

  /// The value as the user reads it: a duration in minutes and seconds, other values as `word` has them.
  var shown: String {
    guard case .number(let seconds) = value, App.settings.contains(where: { $0.name == name && $0.isDuration }) else {
      return word
    }
    return "\(seconds / 60):\(seconds % 60 / 10)\(seconds % 10)"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(value, forKey: MemberName(name))
  }
}
