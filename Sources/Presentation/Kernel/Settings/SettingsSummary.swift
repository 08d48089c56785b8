import KernelApplication
package import KernelDomain

/// Describes settings and profiles as text for a terminal.
package enum SettingsSummary {
  package static func changed(_ profile: Profile, _ language: Language, _ strings: ProfileStrings) -> String {
    let words = SettingsStrings(language: language)
    return language.say(cs: "Profil se změnil. ", en: "The profile has changed. ")
      + "\(words.name): \(profile.name.isEmpty ? strings.defaultName : printable(profile.name)), "
      + "\(words.picture): \(strings.picture(profile.avatar).name)\n"
  }

  /// Describes the profile, together with the commands that change its values.
  package static func text(
    _ profile: Profile, _ language: Language, _ strings: ProfileStrings, _ program: Program
  ) -> String {
    let words = SettingsStrings(language: language)
    var table = TextTable(commands: 2)
    table.add(
      words.name, profile.name.isEmpty ? strings.defaultName : profile.name,
      program.command("profile", "set", "name", "NAME"))
    table.add(
      words.picture, strings.picture(profile.avatar).name,
      program.command("profile", "set", "avatar", "PICTURE"))
    return table.text()
  }
}

/// The names of settings and of the fields of the profile, and the texts for their values.
package struct SettingsNames {
  private let words: SettingsStrings

  package init(language: Language) { words = SettingsStrings(language: language) }

  /// Returns the display name for the identifier of a setting or of a field of the profile, such as `profile.name`,
  /// `settings.theme` or `book.dates`; nil if the identifier belongs to a feature rather than to the book itself.
  package func name(of kind: String) -> String? {
    switch kind {
    case "profile.name": words.name
    case "profile.avatar": words.picture
    case "settings.theme": words.theme
    case "settings.design": words.design
    case "settings.language": words.languageTitle
    default: words.title(of: kind)
    }
  }

  /// Returns the text for the value of a setting or of a field of the profile.
  /// - Parameters:
  ///   - kind: the identifier of the setting or field, such as `settings.design`.
  ///   - value: the value; nil if the environment determines it.
  ///   - strings: the words for the book's owner.
  package func value(_ kind: String, _ value: SettingValue?, _ strings: ProfileStrings) -> String {
    guard let value else {
      return kind == "settings.design" ? words.name(DesignChoice.asDesigned) : words.name(LanguageChoice.system)
    }
    guard case .text(let text) = value else { return words.name(value) }
    switch kind {
    case "profile.name": return text.isEmpty ? strings.defaultName : printable(text)
    case "profile.avatar":
      return Avatar(rawValue: text).map { strings.picture($0).name } ?? printable(text)
    case "settings.theme": return Theme(rawValue: text).map(words.name) ?? printable(text)
    case "settings.design": return DesignChoice(rawValue: text).map(words.name) ?? printable(text)
    case "settings.language": return LanguageChoice(rawValue: text).map(words.name) ?? printable(text)
    case let kind where kind.hasPrefix("settings."):
      return words.name(value, of: String(kind.dropFirst("settings.".utf8.count)))
    default: return words.name(value)
    }
  }
}
