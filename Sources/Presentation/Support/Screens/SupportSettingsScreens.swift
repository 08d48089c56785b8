import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import SupportApplication

/// The chime, names, what stays private, and the way to notifications.
package struct SupportSettingsScreen: SupportScreen {
  package let pattern = RoutePattern("support/settings")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (language, strings) = (request.language, SupportStrings(language: request.language))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let notifications = language.say(cs: "Oznámení", en: "Notifications")
    return Screen(
      route: request.route, language: language, title: strings.settings, presentation: .root, header: Header(.standard),
      layout: SupportStrings.layout, toolbar: [.overview(language)],
      content: [
        strings.section(
          language.say(cs: "Zvuk", en: "Sound"),
          [
            strings.toggle(SupportSettings.chime, settings),
            strings.note(
              language.say(
                cs: "Krátký tón, po kterém za půldruhé vteřiny začne hlas",
                en: "A short tone; the voice begins a second and a half later")),
          ]),
        strings.section(
          language.say(cs: "Překvapení", en: "Surprise"),
          [
            strings.toggle(SupportSettings.names, settings),
            strings.note(
              language.say(
                cs: "Platí pro nové plány. Co kdo řekl a kdy to zazní, se nedozvíte předem nikdy.",
                en: "Holds for new plans. You never learn beforehand what was said, or when it will be heard.")),
          ]),
        strings.section(
          language.say(cs: "Soukromí", en: "Privacy"),
          [
            Element(
              .text, language.say(cs: "Nic se nesdílí veřejně", en: "Nothing is shared publicly"), type: .body,
              icon: Icon("checkmark.circle.fill")),
            strings.note(
              language.say(
                cs: "Zprávy zůstávají v této knize na vašem počítači, v zálohách jen s --with-messages. Žádné odznaky, "
                  + "žebříčky, odpočty ani cizí příspěvky tu nejsou a nebudou.",
                en: "Messages stay in this book on your machine, in backups only --with-messages. There are no badges, "
                  + "rankings, countdowns or strangers' posts, and there will be none.")),
          ]),
        strings.section(
          notifications,
          [
            Element(
              .row, label: notifications,
              hint: language.say(cs: "Ukáže, co se oznamuje", en: "Shows what is notified"), icon: .forward,
              route: SupportRoutes.notifications,
              command: ShellCommand.recordbook("show", SupportRoutes.notifications.description),
              children: [.cell(notifications, .leading, .body)])
          ]),
      ])
  }
}

/// What is told at once: that a message arrived, never what is in it.
package struct SupportNotificationsScreen: SupportScreen {
  package let pattern = RoutePattern("support/settings/notifications")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (language, strings) = (request.language, SupportStrings(language: request.language))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Oznámení", en: "Notifications"),
      presentation: .stack, header: Header(.standard), layout: SupportStrings.layout,
      back: strings.back(strings.settings, to: SupportRoutes.settings),
      content: [
        strings.card(
          nil,
          [
            strings.toggle(SupportSettings.notifications, settings),
            strings.note(
              language.say(
                cs: "Oznámí se jen to, že přišla, a od koho, pokud to plán ukazuje.",
                en: "Only that it arrived is told, and from whom where its plan shows that.")),
          ])
      ])
  }
}

extension SupportStrings {
  fileprivate func toggle(_ setting: Setting, _ settings: UpdateSettings.Output) -> Element {
    .toggle(setting, name(ofSetting: setting.name) ?? setting.name, language: language, settings: settings)
  }

  /// What a setting of support is called; nil for one that is none of it.
  package func name(ofSetting name: String) -> String? {
    switch name {
    case SupportSettings.chime.name: language.say(cs: "Tón před zprávou", en: "Chime Before a Message")
    case SupportSettings.names.name:
      language.say(cs: "Ukazovat předem, kdo poslal zprávu", en: "Show Beforehand Who Sent a Message")
    case SupportSettings.notifications.name:
      language.say(cs: "Oznámit, že přišla zpráva", en: "Tell That a Message Arrived")
    default: nil
    }
  }
}

/// What support adds to the book's settings: the way to its own.
package struct SupportSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .display else { return [] }
    let text = language.say(cs: "Nastavení hlasů přátel", en: "Settings of friends' voices")
    return [
      Element(
        .row, label: text,
        hint: language.say(
          cs: "Ukáže nastavení hlasů přátel", en: "Shows the settings of friends' voices"),
        icon: .forward, route: SupportRoutes.settings,
        command: ShellCommand.recordbook("show", SupportRoutes.settings.description),
        children: [Element(.text, text, placement: .leading, type: .body)])
    ]
  }
}
