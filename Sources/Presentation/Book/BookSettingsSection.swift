import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Adds the book's own settings to the settings screen: the account, which features the overview shows, and access to
/// health data.
package struct BookSettingsSection: SettingsContributor {
  private let catalog: UseCaseCatalog
  private let overview: Setting
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the section.
  /// - Parameters:
  ///   - features: the features that the overview can show.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ catalog: UseCaseCatalog, features: [FeatureID], localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    overview = BookSettings.overview(of: features)
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
    case .display: return [features(language, settings), zone(language, settings)]
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

  private func features(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let (title, features) = (OverviewStrings(language: language).title, (overview.words ?? []).joined(separator: ","))
    return Element(
      .textField, title,
      hint: language.say(
        cs: "Co přehled ukazuje: \(features); prázdné je vše", en: "What it shows: \(features); empty is all"),
      value: SettingsNames(language: language).value(of: overview, in: settings), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(overview.name, .text)),
      command: ShellCommand.recordbook("settings", "set", overview.commandName, "FEATURES"), saves: true)
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
