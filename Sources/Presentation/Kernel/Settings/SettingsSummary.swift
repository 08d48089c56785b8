package import KernelApplication
package import KernelDomain

/// Settings and profile as they were changed, each in a line of words.
package enum SettingsSummary {
  /// - Parameter name: what a feature's switch is called; one that no feature knows any more is left out.
  package static func changed(
    _ settings: UpdateSettings.Output, _ language: Language, name: (String) -> String?
  ) -> String {
    let words = SettingsWords(language: language)
    var facts = [
      (words.theme, words.name(settings.theme)), (words.design, DesignTheme(settings.design).name),
      (words.languageTitle, words.name(settings.language)),
    ]
    for toggle in settings.switches {
      guard let name = name(toggle.name) else { continue }
      facts.append(
        (name, toggle.isOn ? language.say(cs: "zapnuto", en: "on") : language.say(cs: "vypnuto", en: "off")))
    }
    return language.say(cs: "Nastavení se změnila. ", en: "The settings have changed. ") + line(facts)
  }

  package static func changed(_ profile: Profile, _ language: Language, _ wording: ProfileWording) -> String {
    let words = SettingsWords(language: language)
    return language.say(cs: "Profil se změnil. ", en: "The profile has changed. ")
      + line([
        (words.name, profile.name.isEmpty ? wording.defaultName : printable(profile.name)),
        (words.picture, wording.avatars[profile.avatar]?.name ?? profile.avatar.rawValue),
      ])
  }

  private static func line(_ facts: [(name: String, value: String)]) -> String {
    facts.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "\n"
  }
}
