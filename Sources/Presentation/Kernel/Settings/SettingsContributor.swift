package import KernelApplication
package import KernelDomain

/// The groups of the settings screen, in order.
package enum SettingsGroup: String, CaseIterable, Sendable {
  case profile
  case display
  case data
  case about
}

/// What a feature adds to the settings screen.
package protocol SettingsContributor: Sendable {
  /// Elements for the end of a group; empty where it has none.
  func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element]
}

/// How the book's owner and the preset pictures are called.
package struct ProfileStrings: Sendable {
  /// Shown while the owner has given no name.
  package var defaultName: String
  package var picture: @Sendable (Avatar) -> Picture

  package init(defaultName: String, picture: @escaping @Sendable (Avatar) -> Picture) {
    self.defaultName = defaultName
    self.picture = picture
  }

  /// The wording of a book whose features give none.
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
  /// The owner's picture, and the name.
  func avatar(of profile: Profile) -> Element {
    let picture = picture(profile.avatar)
    return Element(.avatar, name(of: profile), value: picture.name, type: .title, icon: picture.icon)
  }

  /// The same for a header, from where it leads to the settings.
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
  /// A switch of the settings.
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
  /// The name as the command line has it: `swimming.show-unknown`.
  package var commandName: String {
    name.kebabCased
  }
}
