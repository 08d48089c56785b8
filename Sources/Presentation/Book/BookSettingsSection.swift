import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Adds the book's own settings to the settings screen: the account, which features the overview shows, and access to
/// health data.
package struct BookSettingsSection: SettingsContributor {
  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the section.
  /// - Parameters:
  ///   - features: returns the texts of the features that the overview can show.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
  }

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    switch group {
    case .profile:
      return [
        BodyWeightStrings(language: language).field(try catalog.call(ShowBodyWeights.self, NoInput()).weights.first)
      ]
    case .display: return [overview(language, settings), zone(language, settings)]
    case .features, .about: return []
    case .data:
      let access = try catalog.call(ShowAccess.self, NoInput())
      return [
        AddDataScreen.row(language), HealthAccessStrings(language: language).lastSync(access.lastSync.map(localTime)),
        ChangesStrings.button(language),
      ]
    case .privacy:
      let account = try catalog.call(ShowAccountStatus.self, NoInput())
      return AccountSection.elements(account, language, login: LoginScreen.route, then: LoginScreen.route)
        + [try accessStatus(language)]
    }
  }

  /// Returns a toggle for each feature that the overview can show. If only one is shown, it can't be turned off.
  private func overview(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let (features, title) = (self.features(), OverviewStrings(language: language).title)
    let setting = BookSettings.overview(of: features.map { $0.feature })
    let all = features.compactMap { feature in
      feature.title(language).map { (id: feature.feature.name, name: $0.name) }
    }
    var shown = all.map(\.id)
    if case .text(let ids) = settings.value(of: setting), !ids.isEmpty {
      shown = ids.split(separator: ",").map(String.init)
    }
    let words = OverviewStrings(language: language).names(shown, of: features)
    let toggles = all.map { feature in
      let isOn = shown.contains(feature.id)
      let isLast = shown == [feature.id]
      let word = (isOn ? "without-" : "with-") + feature.id
      return Element(
        .toggle, feature.name,
        hint: language.say(cs: isOn ? "Vypnout" : "Zapnout", en: isOn ? "Turn off" : "Turn on"), isOn: isOn,
        isDisabled: isLast, type: .body,
        action: isLast ? nil : Action(UpdateSettings.method, [setting.name: .text(word)]),
        command: isLast ? nil : ShellCommand.recordbook("settings", "set", setting.commandName, word),
        key: "overview-\(feature.id)")
    }
    let first = Element(
      .row,
      children: [
        Element(.text, title, placement: .leading, type: .body),
        .cell(words, .trailing, .caption, Hue.secondary.text),
      ])
    return Element(
      .disclosure, label: "\(title): \(words)",
      hint: language.say(cs: "Ukáže možnosti", en: "Shows the choices"), isOn: false, children: [first] + toggles)
  }

  private func zone(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let zone = BookSettings.zone
    let text = if case .text(let text) = settings.value(of: zone) { text } else { "" }
    return Element(
      .textField, BookStrings.zone(language),
      hint: language.say(
        cs: "Těch, které ho neříkají, třeba Europe/Prague; prázdné je UTC",
        en: "Of those that do not say it, such as Europe/Prague; empty for UTC"),
      value: text, type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(zone.name, .text)),
      command: ShellCommand.recordbook("settings", "set", zone.commandName, "ZONE"), saves: true)
  }

  private func accessStatus(_ language: Language) throws(Failure) -> Element {
    let strings = HealthAccessStrings(language: language)
    let status = try catalog.call(ShowAccess.self, NoInput()).status
    return .fact(
      strings.healthAccess, strings.name(of: status),
      hint: language.say(cs: "Ukáže přístup ke zdravotním datům", en: "Shows the access to health data"),
      icon: .forward, to: BookDestinations.access)
  }
}
