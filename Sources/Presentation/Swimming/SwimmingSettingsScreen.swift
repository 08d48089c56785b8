import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication

/// The screen with the settings of swimming.
struct SwimmingSettingsScreen: ScreenProvider {
  let pattern = RoutePattern("swimming/settings")
  let catalog: UseCaseCatalog

  static func title(_ language: Language) -> String {
    language.say(cs: "Nastavení plavání", en: "Swimming Settings")
  }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let language = request.language
    return Screen(
      route: request.route, language: language, title: SwimmingSettingsScreen.title(language), presentation: .stack,
      header: Header(.standard),
      layout: Layout(
        .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .back(language.say(cs: "Nastavení", en: "Settings"), to: .settings, language),
      content: try SwimmingSettingsSections(catalog).content(language, catalog.call(ShowSettings.self, NoInput())))
  }
}

extension SettingsLink {
  package static let swimming = SettingsLink(to: SwimmingDestinations.settings, icon: "figure.pool.swim", .accent) {
    $0.say(cs: "Plavání", en: "Swimming")
  } chosen: { settings, language in
    [
      settings.isOn(SwimmingSettings.showUnknown)
        ? language.say(cs: "I neznámé styly", en: "Unknown strokes too")
        : language.say(cs: "Bez neznámých stylů", en: "Without unknown strokes")
    ]
  } hint: {
    $0.say(cs: "Ukáže nastavení plavání", en: "Shows the settings of swimming")
  }
}
