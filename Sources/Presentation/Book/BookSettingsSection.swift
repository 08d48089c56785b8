import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Adds the book's own settings to the settings screen: the account, which features the overview shows, and access to
/// health data.
package struct BookSettingsSection: SettingsContributor {
  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  private var catalog: UseCaseCatalog { context.catalog }

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    switch group {
    case .profile:
      return [
        BodyWeightStrings(language: language).field(try catalog.call(ShowBodyWeights.self, NoInput()).weights.first)
      ]
    case .display: return [overview(language, settings)]
    case .features: return []
    case .data:
      return [
        AddDataScreen.row(language), ExportStrings.row(language), ChangesStrings.row(language),
        CheckStrings.row(language), zone(language, settings),
      ]
    case .privacy:
      let account = try catalog.call(ShowAccountStatus.self, NoInput())
      let lock =
        account.state == .none
        ? [password(language)]
        : AccountSection.elements(account, language, then: LoginScreen.route)
      return lock + [try accessStatus(language)]
    }
  }

  /// Returns a toggle for each feature that the overview can show. If only one is shown, it can't be turned off.
  private func overview(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let (features, title) = (context.features(), OverviewStrings(language: language).title)
    let setting = BookSettings.overview(of: features.map { $0.feature })
    let all = features.compactMap { feature in
      feature.title(language).map { (id: feature.feature.name, name: $0.name) }
    }
    var shown = all.map(\.id)
    if case .text(let ids) = settings.value(of: setting), !ids.isEmpty {
      shown = ids.split(separator: ",").map(String.init)
    }
    let words =
      shown.count == all.count
      ? language.say(cs: "Všechny oblasti", en: "All features")
      : OverviewStrings(language: language).names(shown, of: features)
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
    return .setting(title, words, language, toggles)
  }

  private func zone(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let zone = BookSettings.zone
    let text = if case .text(let text) = settings.value(of: zone) { text } else { "" }
    let field = Element(
      .textField, language.say(cs: "Časové pásmo", en: "Time Zone"),
      hint: language.say(
        cs: "Těch, které ho neříkají, třeba Europe/Prague; prázdné je UTC",
        en: "Of those that do not say it, such as Europe/Prague; empty for UTC"),
      value: text, type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(zone.name, .text)),
      command: ShellCommand.recordbook("settings", "set", zone.commandName, "ZONE"), saves: true)
    return .setting(BookStrings.zone(language), text.isEmpty ? "UTC" : printable(text), language, [field])
  }

  /// The row that leads to signing up, while the book has no account.
  private func password(_ language: Language) -> Element {
    var route = LoginScreen.route
    route.query = [Route.QueryItem(name: "mode", value: LoginMode.signup.rawValue)]
    return .way(
      language.say(cs: "Heslo", en: "Password"),
      language.say(
        cs: "Vypnuté: knihu otevře každý u tohoto počítače",
        en: "Off: anyone at this computer can open the book"), icon: "lock.fill",
      hint: language.say(cs: "Zabezpečí knihu účtem", en: "Locks the book with an account"), to: Destination(route))
  }

  private func accessStatus(_ language: Language) throws(Failure) -> Element {
    let strings = HealthAccessStrings(language: language)
    let access = try catalog.call(ShowAccess.self, NoInput())
    let note = [
      strings.name(of: access.status),
      access.status == .granted
        ? access.lastSync.map { strings.synced(context.localTime($0), asOf: context.today()) } : nil,
    ]
    return .way(
      strings.healthAccess, note.compactMap(\.self).joined(separator: " · "), icon: "heart.fill",
      hint: language.say(cs: "Ukáže přístup ke zdravotním datům", en: "Shows the access to health data"),
      to: BookDestinations.access)
  }
}

extension Element {
  /// Creates a row of the settings that leads to one of the book's screens.
  static func way(_ name: String, _ note: String, icon: String, hint: String, to destination: Destination) -> Element {
    Element(
      .row, label: "\(name): \(note)", hint: hint, icon: .forward, to: destination,
      children: SettingsLink.cells(name, note, icon: icon, .gray))
  }
}
