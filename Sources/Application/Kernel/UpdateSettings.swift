package import KernelDomain

/// Changes settings. Settings that the input omits stay unchanged.
package struct UpdateSettings: UseCase {
  package static let method = "settings.updateSettings"
  package static let summary = "Change settings, such as the theme, the language and what screens leave out."
  package static let kind = UseCaseKind.change

  /// The new values. In JSON, they are members of one flat object: `theme`, `design`, `language`, and each feature's
  /// setting by its name, as in `{"theme":"dark","swimming.showUnknown":false}`.
  package struct Input: Described, Equatable {
    package var theme: Theme?
    package var design: DesignChoice?
    package var language: LanguageChoice?
    package var values: [String: SettingValue]

    package static let schema = Schema(
      "The settings to change; those that are left out are not changed.",
      [
        .optional("theme", Theme.schema, "Whether pages are light or dark; if left out, this is not changed."),
        .optional(
          "design", DesignChoice.schema, "The design in which pages are shown; if left out, it is not changed."),
        .optional(
          "language", LanguageChoice.schema,
          "The language in which the book is shown; if left out, it is not changed."),
      ], .someSettings)

    package init(
      theme: Theme? = nil, design: DesignChoice? = nil, language: LanguageChoice? = nil,
      values: [String: SettingValue] = [:]
    ) {
      self.theme = theme
      self.design = design
      self.language = language
      self.values = values
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      theme = try container.decodeIfPresent(Theme.self, forKey: .theme)
      design = try container.decodeIfPresent(DesignChoice.self, forKey: .design)
      language = try container.decodeIfPresent(LanguageChoice.self, forKey: .language)
      values = [:]
      for name in container.allKeys where !MemberName.own.contains(name) {
        values[name.stringValue] = try container.decode(SettingValue.self, forKey: name)
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encodeIfPresent(theme, forKey: .theme)
      try container.encodeIfPresent(design, forKey: .design)
      try container.encodeIfPresent(language, forKey: .language)
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        try container.encode(value, forKey: MemberName(name))
      }
    }
  }

  /// All settings with their current values. In JSON, they are members of one flat object, as in the input. After a
  /// change, the object also says what was set.
  package struct Output: Described, Equatable {
    package var theme: Theme
    package var design: DesignChoice
    package var language: LanguageChoice
    /// The values of the features' settings, in the order in which the features declare them.
    package var values: [NamedValue]
    /// The number that identifies the change; nil if nothing changed.
    package var change: Int?
    /// The settings that the input named, in the order in which screens list them; nil unless settings were to be
    /// changed.
    package var set: [SetSetting]?

    package static let schema = Schema(
      "Settings",
      """
      All settings with their values. The name of a feature's setting begins with the name of the feature, as in \
      `swimming.showUnknown`.
      """,
      [
        .init("theme", Theme.schema, "Whether pages are light or dark."),
        .init("design", DesignChoice.schema, "The design in which pages are shown."),
        .init("language", LanguageChoice.schema, "The language in which the book is shown."),
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .optional(
          "set", .list(SetSetting.schema), "The settings that the call set; left out if it was not to set any."),
      ], .settings)

    package struct NamedValue: Hashable, Sendable {
      package var name: String
      package var value: SettingValue
    }

    init(_ settings: Settings, declared: [Setting]) {
      theme = settings.theme
      design = DesignChoice(settings.design)
      language = LanguageChoice(settings.language)
      values = declared.map { NamedValue(name: $0.name, value: settings.value(of: $0)) }
    }

    /// Returns the value of a setting. If the output comes from another version and has no valid value for the
    /// setting, returns the setting's default.
    package func value(of setting: Setting) -> SettingValue {
      guard let value = values.first(where: { $0.name == setting.name })?.value, setting.takes(value) else {
        return setting.defaultValue
      }
      return value
    }

    /// Returns the value of the setting with this name as in JSON, such as `theme` or `running.units`; nil if there is
    /// no such setting.
    package func value(named name: String) -> SettingValue? {
      switch MemberName(name) {
      case .theme: .text(theme.rawValue)
      case .design: .text(design.rawValue)
      case .language: .text(language.rawValue)
      default: values.first { $0.name == name }?.value
      }
    }

    /// Whether a setting is on. The setting must be a switch, or a setting that stores the day from which it is on.
    package func isOn(_ setting: Setting) -> Bool {
      setting.isOn(value(of: setting))
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      theme = try container.decode(Theme.self, forKey: .theme)
      design = try container.decode(DesignChoice.self, forKey: .design)
      language = try container.decode(LanguageChoice.self, forKey: .language)
      change = try container.decodeIfPresent(Int.self, forKey: .change)
      set = try container.decodeIfPresent([SetSetting].self, forKey: .set)
      let others = MemberName.own + [.change, .set]
      values = try container.allKeys.filter { !others.contains($0) }.map {
        NamedValue(name: $0.stringValue, value: try container.decode(SettingValue.self, forKey: $0))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encode(theme, forKey: .theme)
      try container.encode(design, forKey: .design)
      try container.encode(language, forKey: .language)
      for entry in values {
        try container.encode(entry.value, forKey: MemberName(entry.name))
      }
      try container.encodeIfPresent(change, forKey: .change)
      try container.encodeIfPresent(set, forKey: .set)
    }
  }

  let settings: any SettingsRepository
  /// Returns the features' settings, in the order in which screens list them.
  let declared: @Sendable () -> [Setting]
  /// Returns the current day in this machine's time zone.
  let today: @Sendable () -> CivilDay
  /// Whether this machine knows a time zone with this name.
  let isZone: @Sendable (String) -> Bool

  /// Changes the settings. Fails with `invalidInput` for a setting that does not exist, or for a value that the setting
  /// does not accept.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let declared = declared()
    var known = Settings()
    let changed = try settings.recordChange { (settings) throws(Failure) in
      known = settings
      return try completed(input, from: settings, declared).changing(settings)
    }
    let before = Output(known, declared: declared)
    var output = Output(changed.settings, declared: declared)
    output.change = changed.number
    output.set = input.names(declared).compactMap { name in
      guard let value = output.value(named: name), let was = before.value(named: name) else { return nil }
      return SetSetting(name: name, value: value, was: was)
    }
    return output
  }

  /// Checks the values that the user entered, and completes those that were entered in part.
  /// - Parameter stored: the settings before the change.
  private func completed(
    _ input: Input, from stored: Settings, _ declared: [Setting]
  ) throws(Failure) -> Input {
    var input = input
    for (name, value) in input.values.sorted(by: { $0.key < $1.key }) {
      guard let setting = declared.first(where: { $0.name == name }) else {
        throw .invalidInput(
          field: name, problem: .input(.noSuchSetting),
          valid: MemberName.own.map(\.stringValue) + declared.map(\.name))
      }
      let kept = setting.kept(setting.completed(value, from: stored.value(of: setting)), on: today())
      guard setting.takes(kept) else { throw setting.refusal }
      try checkMeaning(of: kept, setting, beside: input.changing(stored), declared)
      input.values[name] = kept
    }
    return input
  }

  /// Checks what the form of a setting's text can't guarantee: that a day is plausible, that a time zone exists, or
  /// that a number is in its range, which may depend on other settings.
  /// - Parameter settings: all settings as they will be after the change.
  private func checkMeaning(
    of value: SettingValue, _ setting: Setting, beside settings: Settings, _ declared: [Setting]
  ) throws(Failure) {
    guard case .checkedText(let form) = setting.values, case .text(let text) = value, !text.isEmpty else { return }
    switch form.meaning {
    case .pastDay: try CivilDay(text)?.checked(PlausibleDays.past(on: today()), field: setting.name)
    case .zone where !isZone(text):
      throw .invalidInput(field: setting.name, problem: .input(.noSuchZone(name: text)), valid: form.examples)
    case .number(let range, let lessThan, let greaterThan):
      let most = number(lessThan, settings, declared).map { $0 - 1 } ?? range.upperBound
      let least = number(greaterThan, settings, declared).map { $0 + 1 } ?? range.lowerBound
      guard let entered = Int(text), least <= entered, entered <= most else {
        throw .invalidInput(field: setting.name, problem: .input(.settingIsNumber(least: least, most: most)))
      }
    case .zone, nil: break
    }
  }

  /// Returns the number that is the value of the setting named `name`; nil if there is no such setting or its value is
  /// not a number.
  private func number(_ name: String?, _ settings: Settings, _ declared: [Setting]) -> Int? {
    guard let setting = declared.first(where: { $0.name == name }),
      case .text(let text) = settings.value(of: setting)
    else { return nil }
    return Int(text)
  }
}

extension UpdateSettings.Input {
  /// Returns the names of the settings that this input sets, in the order in which screens list them.
  fileprivate func names(_ declared: [Setting]) -> [String] {
    let own: [(MemberName, Bool)] = [(.theme, theme != nil), (.design, design != nil), (.language, language != nil)]
    return own.filter { $0.1 }.map { $0.0.stringValue } + declared.map(\.name).filter { values[$0] != nil }
  }

  fileprivate func changing(_ settings: Settings) -> Settings {
    var settings = settings
    if let theme { settings.theme = theme }
    if let design { settings.design = design.design }
    if let language { settings.language = language.language }
    settings.values.merge(values) { $1 }
    return settings
  }
}

extension Setting {
  /// The failure for a value that the setting does not accept. It states which values the setting accepts.
  fileprivate var refusal: Failure {
    if let words { return .invalidInput(field: name, problem: .input(.settingIsChoices), valid: words) }
    return switch values {
    case .flag: .invalidInput(field: name, problem: .input(.settingIsSwitch), valid: ["true", "false"])
    case .choice(let words): .invalidInput(field: name, problem: .input(.settingIsChoice), valid: words)
    case .number(let range):
      .invalidInput(field: name, problem: .input(.settingIsNumber(least: range.lowerBound, most: range.upperBound)))
    case .text(let longest): .invalidInput(field: name, problem: .input(.settingIsText(most: longest)))
    case .checkedText(let form):
      if case .number(let range, _, _) = form.meaning {
        .invalidInput(
          field: name, problem: .input(.settingIsNumber(least: range.lowerBound, most: range.upperBound)))
      } else {
        .invalidInput(field: name, problem: .input(.settingIsOfForm(example: form.examples[0])), valid: form.examples)
      }
    case .startDay: .invalidInput(field: name, problem: .input(.settingIsStartDay), valid: ["on", "off", "2026-01-01"])
    }
  }
}

extension MemberName {
  fileprivate static let theme = MemberName("theme")
  fileprivate static let design = MemberName("design")
  fileprivate static let language = MemberName("language")
  fileprivate static let own: [MemberName] = [.theme, .design, .language]
  fileprivate static let change = MemberName("change")
  fileprivate static let set = MemberName("set")
}

extension UpdateSettings.Output: Announcing {
  package static let event = "settings.settingsChanged"

  package static var announced: [EventDescription] {
    [EventDescription(event, UpdateSettings.Output.schema, "A setting has changed.")]
  }

  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(UpdateSettings.Output.event, self)] : []
  }
}
