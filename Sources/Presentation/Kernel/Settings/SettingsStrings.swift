import KernelApplication
import KernelDomain

/// The texts of the settings that all features share. Also creates the controls for these settings.
struct SettingsStrings {
  let language: Language

  var settings: String { language.say(cs: "Nastavení", en: "Settings") }
  var overview: String { language.say(cs: "Přehled", en: "Overview") }
  var name: String { language.say(cs: "Jméno", en: "Name") }
  var picture: String { language.say(cs: "Obrázek", en: "Picture") }
  var theme: String { language.say(cs: "Vzhled", en: "Theme") }
  /// The label of the setting for the design of pages.
  var design: String { language.say(cs: "Styl stránek", en: "Design of Pages") }
  var languageTitle: String { language.say(cs: "Jazyk", en: "Language") }

  func title(_ group: SettingsGroup) -> String {
    switch group {
    case .profile: language.say(cs: "Jméno, obrázek a váha", en: "Name, picture, body weight")
    case .display: language.say(cs: "Zobrazení", en: "Appearance")
    case .features: language.say(cs: "Oblasti", en: "Features")
    case .data: language.say(cs: "Data", en: "Data")
    case .privacy: language.say(cs: "Soukromí", en: "Privacy")
    }
  }

  /// Creates the row that shows the owner's picture and name, and opens the controls that change them.
  func profile(_ strings: ProfileStrings, _ profile: Profile, _ controls: [Element]) -> Element {
    let owner = strings.avatar(of: profile)
    let note = title(.profile)
    return Element(
      .disclosure, label: "\(owner.text ?? ""): \(note)",
      hint: language.say(cs: "Ukáže možnosti", en: "Shows the choices"), isOn: false,
      children: [Element(.row, children: [owner, .cell(note, .trailing, .caption, Hue.secondary.text)])] + controls)
  }

  func avatarPicker(_ strings: ProfileStrings, chosen: Avatar) -> Element {
    .choice(
      .radioGroup, picture, Avatar.allCases, chosen: chosen, name: { strings.picture($0).name },
      icon: { strings.picture($0).icon },
      action: { Action(UpdateProfile.method, ["avatar": .text($0.rawValue)]) },
      command: { ["profile", "set", "avatar", $0.rawValue] })
  }

  func nameField(_ strings: ProfileStrings, _ name: String) -> Element {
    Element(
      .textField, self.name, value: name.isEmpty ? strings.defaultName : name, type: .body,
      action: Action(UpdateProfile.method, input: Action.Input("name", .text)),
      command: ShellCommand.recordbook("profile", "set", "name", "NAME"), saves: true)
  }

  func themePicker(_ chosen: Theme) -> Element {
    picker(.segmentedControl, theme, "theme", Theme.allCases, chosen: chosen, name)
  }

  /// Creates the choice of a design. Each design has the name that its design document uses.
  func designPicker(_ chosen: DesignChoice) -> Element {
    picker(.radioGroup, design, "design", DesignChoice.allCases, chosen: chosen, name)
  }

  func languagePicker(_ chosen: LanguageChoice) -> Element {
    picker(.segmentedControl, languageTitle, "language", LanguageChoice.allCases, chosen: chosen, name)
  }

  /// Creates the row that opens to the formats of dates and times of day.
  func formats(_ dates: DateStyle, _ clock: ClockStyle) -> Element {
    let chosen = dates == .usual && clock == .usual ? asTheLanguageHasIt : "\(name(dates)), \(name(clock))"
    return .setting(
      language.say(cs: "Datum a čas", en: "Dates and Times"), chosen, language,
      [
        formatPicker(.dates, DateStyle.allCases, chosen: dates, name),
        formatPicker(.clock, ClockStyle.allCases, chosen: clock, name),
      ])
  }

  private func formatPicker<Value: RawRepresentable<String> & Equatable>(
    _ setting: Setting, _ values: [Value], chosen: Value, _ name: (Value) -> String
  ) -> Element {
    picker(.radioGroup, title(of: setting.name) ?? setting.name, setting.name, values, chosen: chosen, name)
  }

  private func picker<Value: RawRepresentable<String>>(
    _ role: Element.Role, _ title: String, _ setting: String, _ values: [Value], chosen: Value,
    _ name: (Value) -> String
  ) -> Element {
    .choice(role, title, setting: setting, values.map(\.rawValue), chosen: chosen.rawValue) {
      Value(rawValue: $0).map(name) ?? $0
    }
  }

  /// Returns the title of the setting for the format of dates, or for the format of times of day; nil for any other
  /// setting.
  func title(of setting: String) -> String? {
    switch setting {
    case Setting.dates.name: language.say(cs: "Datum", en: "Dates")
    case Setting.clock.name: language.say(cs: "Čas během dne", en: "Time of Day")
    default: nil
    }
  }

  func name(_ style: DateStyle) -> String {
    switch style {
    case .usual: asTheLanguageHasIt
    case .iso: "2025-08-09 (ISO)"
    }
  }

  func name(_ style: ClockStyle) -> String {
    switch style {
    case .usual: asTheLanguageHasIt
    case .hours12: language.say(cs: "12 hodin", en: "12 Hours")
    case .hours24: language.say(cs: "24 hodin", en: "24 Hours")
    }
  }

  private var asTheLanguageHasIt: String { language.say(cs: "Podle jazyka", en: "By Language") }

  /// Returns the text for a value of a setting. The settings for the formats of dates and times of day have their own
  /// texts for their values.
  func name(_ value: SettingValue, of setting: String) -> String {
    switch setting {
    case Setting.dates.name: name(DateStyle(value))
    case Setting.clock.name: name(ClockStyle(value))
    default: name(value)
    }
  }

  func name(_ theme: Theme) -> String {
    switch theme {
    case .light: language.say(cs: "Světlý", en: "Light")
    case .dark: language.say(cs: "Tmavý", en: "Dark")
    case .system: language.say(cs: "Podle systému", en: "System")
    }
  }

  func name(_ choice: DesignChoice) -> String {
    choice.design?.name ?? language.say(cs: "Podle předlohy", en: "As Designed")
  }

  /// Returns the text for a setting's value.
  func name(_ value: SettingValue) -> String {
    switch value {
    case .text(""): language.say(cs: "nenastaveno", en: "not set")
    case .flag(true): language.say(cs: "zapnuto", en: "on")
    case .flag(false): language.say(cs: "vypnuto", en: "off")
    case .number(let number): String(number)
    case .text(let text): CivilDay(text).map { language.date($0) } ?? printable(text)
    }
  }

  /// Returns the name of a language in that language, so that everyone can recognise their own.
  func name(_ choice: LanguageChoice) -> String {
    switch choice {
    case .system: language.say(cs: "Podle systému", en: "System")
    case .cs: "Čeština"
    case .en: "English"
    case .enGB: "English (UK)"
    }
  }
}
