package import KernelApplication
package import KernelDomain

/// The settings screen, which includes the owner's profile. The kernel provides the groups and the settings that all
/// features share; features add their own settings.
package struct SettingsScreen: ScreenProvider {
  package let pattern = RoutePattern("settings")
  package var hasRail: Bool { true }
  package static let route = Route(path: "settings")

  private let catalog: UseCaseCatalog
  private let version: String
  private let home: Route
  private let profileStrings: @Sendable (Language) -> ProfileStrings
  private let contributors: [any SettingsContributor]

  /// Creates the screen.
  /// - Parameters:
  ///   - version: the program's version, as shown to users.
  ///   - home: the route of the screen that opens when the settings are closed.
  ///   - profileStrings: returns the words for the book's owner.
  ///   - contributors: add the features' settings.
  package init(
    _ catalog: UseCaseCatalog, version: String, home: Route,
    profileStrings: @escaping @Sendable (Language) -> ProfileStrings, contributors: [any SettingsContributor]
  ) {
    self.catalog = catalog
    self.version = version
    self.home = home
    self.profileStrings = profileStrings
    self.contributors = contributors
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let language = request.language
    let words = SettingsStrings(language: language)
    let profile = try catalog.call(ShowProfile.self, NoInput())
    let settings = try catalog.call(ShowSettings.self, NoInput())
    var content: [Element] = []
    var layout = Layout(
      .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
    for group in SettingsGroup.allCases {
      if group == .data { layout.leadingPane = content.count }
      var elements = ownElements(group, words, profile, settings)
      for contributor in contributors {
        elements += try contributor.elements(for: group, language: language, settings: settings)
      }
      guard !elements.isEmpty else { continue }
      content.append(
        group == .profile
          ? words.profile(profileStrings(language), profile, elements)
          : Element(.section, words.title(group), type: .title, children: elements))
    }
    content.append(.note("RecordBook \(version)"))
    return Screen(
      route: request.route, language: language, title: words.settings, presentation: .modal, header: Header(.standard),
      layout: layout, back: .back(words.overview, to: Destination(home, command: []), language), content: content)
  }

  private func ownElements(
    _ group: SettingsGroup, _ words: SettingsStrings, _ profile: Profile, _ settings: UpdateSettings.Output
  ) -> [Element] {
    switch group {
    case .profile:
      let strings = profileStrings(words.language)
      return [
        words.avatarPicker(strings, chosen: profile.avatar), words.nameField(strings, profile.name),
      ]
    case .display:
      return [
        words.themePicker(settings.theme), words.designPicker(settings.design), words.languagePicker(settings.language),
        words.formats(DateStyle(settings.value(of: .dates)), ClockStyle(settings.value(of: .clock))),
      ]
    case .features, .data, .privacy: return []
    }
  }
}

extension Element {
  /// Creates a row of settings that shows what is chosen, and opens to the controls that change it.
  package static func setting(
    _ name: String, _ chosen: String, _ language: Language, _ controls: [Element]
  ) -> Element {
    let row = Element(
      .row,
      children: [
        Element(.text, name, placement: .leading, type: .body), .cell(chosen, .trailing, .caption, Hue.secondary.text),
      ])
    return Element(
      .disclosure, label: "\(name): \(chosen)", hint: language.say(cs: "Ukáže možnosti", en: "Shows the choices"),
      isOn: false, children: [row] + controls)
  }

  /// Creates a row that shows a name and a value, such as `Verze 1.0`.
  /// - Parameter spoken: the value as assistive technology says it; nil if it says the value itself.
  package static func fact(
    _ name: String, _ value: String, spoken: String? = nil, hint: String? = nil, icon: Icon? = nil,
    to destination: Destination? = nil, route: Route? = nil, command: String? = nil
  ) -> Element {
    Element(
      .row, label: "\(name): \(spoken ?? value)", hint: hint, icon: icon, to: destination, route: route,
      command: command,
      children: [
        Element(.text, name, placement: .leading, type: .body),
        Element(.text, value, placement: .trailing, type: .body, color: Hue.secondary.text),
      ])
  }
}
