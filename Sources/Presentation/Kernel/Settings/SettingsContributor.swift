package import KernelApplication
package import KernelDomain

/// The groups of settings on the settings screen, in the order in which they are shown.
package enum SettingsGroup: String, CaseIterable, Sendable {
  case profile
  case display
  /// The features' settings: a row for each feature.
  case features
  case data
  /// The account, and the access to health data.
  case privacy
}

/// Adds a feature's settings to the settings screen.
package protocol SettingsContributor: Sendable {
  /// Returns the feature's elements for a group of settings; empty if it has none in this group.
  func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element]
}

/// How the settings refer to the book's owner: the default name, and the names of the preset pictures.
package struct ProfileStrings: Sendable {
  /// The name that is shown until the owner enters one.
  package var defaultName: String
  package var picture: @Sendable (Avatar) -> Picture

  package init(defaultName: String, picture: @escaping @Sendable (Avatar) -> Picture) {
    self.defaultName = defaultName
    self.picture = picture
  }

  /// Returns the neutral words for the book's owner that are used if no feature provides its own.
  package static func plain(_ language: Language) -> ProfileStrings {
    ProfileStrings(
      defaultName: language.say(cs: "Majitel knihy", en: "The Book's Owner"),
      picture: { avatar in
        Picture(
          name: language.say(cs: "Obrázek \(avatar.rawValue)", en: "Picture \(avatar.rawValue)"),
          icon: Icon("medal.fill", .featured))
      })
  }

  package struct Picture: Hashable, Sendable {
    package var name: String
    package var icon: Icon

    package init(name: String, icon: Icon) {
      self.name = name
      self.icon = icon
    }
  }
}

extension ProfileStrings {
  /// Creates the cell of a row that shows the owner's picture and name.
  func avatar(of profile: Profile) -> Element {
    let picture = picture(profile.avatar)
    return Element(
      .avatar, name(of: profile), value: picture.name, placement: .leading, type: .title, icon: picture.icon)
  }

  /// Creates an element for a screen's header. It shows the owner's picture and name, and links to the settings.
  package func owner(_ profile: Profile, _ language: Language) -> Element {
    let picture = picture(profile.avatar)
    let name = name(of: profile)
    return Element(
      .avatar, name, label: "\(name), \(picture.name)",
      hint: language.say(cs: "Ukáže profil a nastavení", en: "Shows profile and settings"), value: picture.name,
      placement: .leading, type: .body, icon: picture.icon, route: SettingsScreen.route)
  }

  private func name(of profile: Profile) -> String { profile.name.isEmpty ? defaultName : profile.name }
}

extension Element {
  /// Creates a switch for a setting that is either on or off.
  package static func toggle(
    _ setting: Setting, _ text: String, language: Language, settings: UpdateSettings.Output
  ) -> Element {
    let isOn = settings.isOn(setting)
    return Element(
      .toggle, text,
      hint: language.say(cs: isOn ? "Vypnout" : "Zapnout", en: isOn ? "Turn off" : "Turn on"),
      isOn: isOn, type: .body,
      action: Action(UpdateSettings.method, [setting.name: .flag(!isOn)]),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, isOn ? "off" : "on"))
  }
}

extension Setting {
  /// The setting's name on the command line, such as `swimming.show-unknown`.
  package var commandName: String {
    name.kebabCased
  }
}
