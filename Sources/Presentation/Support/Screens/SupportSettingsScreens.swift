import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication

/// The screen with settings for the chime, names and privacy, and a link to the settings for notifications.
struct SupportSettingsScreen: SupportScreen {
  let pattern = RoutePattern("support/settings")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (language, strings) = (request.language, SupportStrings(language: request.language))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let notifications = language.say(cs: "Oznámení", en: "Notifications")
    return Screen(
      route: request.route, language: language, title: strings.settings, presentation: .root, header: Header(.standard),
      layout: SupportStrings.layout, toolbar: [.overview(language)],
      content: [
        .section(
          language.say(cs: "Zvuk", en: "Sound"),
          [
            strings.toggle(SupportSettings.chime, settings),
            .note(
              language.say(
                cs: "Krátký tón, po kterém za půldruhé vteřiny začne hlas",
                en: "A short tone; the voice starts a second and a half later")),
          ]),
        .section(
          language.say(cs: "Překvapení", en: "Surprise"),
          [
            strings.toggle(SupportSettings.names, settings),
            .note(
              language.say(
                cs: "Platí pro nové plány. Co kdo řekl a kdy to zazní, se nedozvíte předem nikdy.",
                en: "Applies to new plans. What was said, and when it plays, is never shown in advance.")),
          ]),
        .section(
          language.say(cs: "Soukromí", en: "Privacy"),
          [
            Element(
              .text, language.say(cs: "Nic se nesdílí veřejně", en: "Nothing is shared publicly"), type: .body,
              icon: Icon("checkmark.circle.fill")),
            .note(
              language.say(
                cs: "Zprávy zůstávají v této knize na vašem počítači, v zálohách jen na přání. Žádné odznaky, "
                  + "žebříčky, odpočty ani cizí příspěvky tu nejsou a nebudou.",
                en:
                  "Messages stay in this book on your machine, and in backups only if you ask for it. There are no badges, "
                  + "rankings, countdowns or strangers' posts, and never will be.")),
          ]),
        .section(
          notifications,
          [
            Element(
              .row, label: notifications,
              hint: language.say(cs: "Ukáže, co se oznamuje", en: "Shows what you are notified of"), icon: .forward,
              to: SupportDestinations.notifications,
              children: [.cell(notifications, .leading, .body)])
          ]),
      ])
  }
}

/// The screen with settings for notifications. A notification says that a message arrived, but not what it says.
struct SupportNotificationsScreen: SupportScreen {
  let pattern = RoutePattern("support/settings/notifications")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (language, strings) = (request.language, SupportStrings(language: request.language))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Oznámení", en: "Notifications"),
      presentation: .stack, header: Header(.standard), layout: SupportStrings.layout,
      back: .back(strings.settings, to: SupportDestinations.settings, strings.language),
      content: [
        .card(
          nil,
          [
            strings.toggle(SupportSettings.notifications, settings),
            .note(
              language.say(
                cs: "Oznámí se jen to, že přišla, a od koho, pokud to plán ukazuje.",
                en: "Says only that it arrived, and who sent it if the plan shows that.")),
          ])
      ])
  }
}

extension SupportStrings {
  fileprivate func toggle(_ setting: Setting, _ settings: UpdateSettings.Output) -> Element {
    .toggle(setting, name(ofSetting: setting.name) ?? setting.name, language: language, settings: settings)
  }

  /// Returns the title of a setting; nil if it is not a setting of the Support feature.
  package func name(ofSetting name: String) -> String? {
    switch name {
    case SupportSettings.chime.name: language.say(cs: "Tón před zprávou", en: "Chime Before a Message")
    case SupportSettings.names.name:
      language.say(cs: "Ukazovat předem, kdo poslal zprávu", en: "Show in Advance Who Sent a Message")
    case SupportSettings.notifications.name:
      language.say(cs: "Oznámit, že přišla zpráva", en: "Notify When a Message Arrives")
    default: nil
    }
  }
}
