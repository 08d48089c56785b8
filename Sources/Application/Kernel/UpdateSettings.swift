package import KernelDomain

/// Changes settings; what the input leaves out stays, and an empty input only shows them.
package struct UpdateSettings: UseCase {
  package static let method = "settings.updateSettings"
  package static let summary = "Change or show how the book is shown: theme, language, what the screens leave out."
  package static let kind = UseCaseKind.change

  /// In JSON one flat object: `theme`, `design`, `language`, and each switch by its name.
  package struct Input: Codable, Hashable, Sendable {
    package var theme: Theme?
    package var design: Design?
    package var language: LanguageChoice?
    package var switches: [String: Bool]

    package init(
      theme: Theme? = nil, design: Design? = nil, language: LanguageChoice? = nil, switches: [String: Bool] = [:]
    ) {
      self.theme = theme
      self.design = design
      self.language = language
      self.switches = switches
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      theme = try container.decodeIfPresent(Theme.self, forKey: .theme)
      design = try container.decodeIfPresent(Design.self, forKey: .design)
      language = try container.decodeIfPresent(LanguageChoice.self, forKey: .language)
      switches = [:]
      for name in container.allKeys where !MemberName.own.contains(name) {
        switches[name.stringValue] = try container.decode(Bool.self, forKey: name)
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encodeIfPresent(theme, forKey: .theme)
      try container.encodeIfPresent(design, forKey: .design)
      try container.encodeIfPresent(language, forKey: .language)
      for (name, isOn) in switches.sorted(by: { $0.key < $1.key }) {
        try container.encode(isOn, forKey: MemberName(name))
      }
    }
  }

  /// All settings with their values now, in the same flat form.
  package struct Output: Codable, Hashable, Sendable {
    package var theme: Theme
    package var design: Design
    package var language: LanguageChoice
    /// Every declared switch, in the order declared.
    package var switches: [Switch]

    package struct Switch: Hashable, Sendable {
      package var name: String
      package var isOn: Bool
    }

    init(_ settings: Settings, declared: [SettingSwitch]) {
      theme = settings.theme
      design = settings.design ?? .recordsBook
      language = LanguageChoice(settings.language)
      switches = declared.map { Switch(name: $0.name, isOn: settings.isOn($0)) }
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      theme = try container.decode(Theme.self, forKey: .theme)
      design = try container.decode(Design.self, forKey: .design)
      language = try container.decode(LanguageChoice.self, forKey: .language)
      switches = try container.allKeys.filter { !MemberName.own.contains($0) }.map {
        Switch(name: $0.stringValue, isOn: try container.decode(Bool.self, forKey: $0))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encode(theme, forKey: .theme)
      try container.encode(design, forKey: .design)
      try container.encode(language, forKey: .language)
      for entry in switches {
        try container.encode(entry.isOn, forKey: MemberName(entry.name))
      }
    }
  }

  private let store: any SettingsStore
  private let declared: [SettingSwitch]

  /// - Parameter switches: those that the features declare.
  package init(store: any SettingsStore, switches: [SettingSwitch]) {
    self.store = store
    self.declared = switches
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let before = try store.settings()
    var settings = before
    if let theme = input.theme { settings.theme = theme }
    if let design = input.design { settings.design = design }
    if let language = input.language { settings.language = language.language }
    for (name, isOn) in input.switches {
      guard declared.contains(where: { $0.name == name }) else {
        throw .invalidInput(
          field: name, problem: "there is no such setting",
          valid: MemberName.own.map(\.stringValue) + declared.map(\.name))
      }
      settings.switches[name] = isOn
    }
    if settings != before { try store.save(settings) }
    return Output(settings, declared: declared)
  }
}

/// A member whose name is known only when it is read.
struct MemberName: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }

  static let theme = MemberName("theme")
  static let design = MemberName("design")
  static let language = MemberName("language")
  static let own: [MemberName] = [.theme, .design, .language]
}

extension UpdateSettings.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent("settings.settingsChanged", self)] : []
  }
}
