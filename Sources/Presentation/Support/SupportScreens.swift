package import KernelApplication
import KernelDomain
package import KernelPresentation
import SupportApplication

package enum SupportScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      SupportHomeScreen(catalog: catalog), CreateRunScreen(), PlanSetupScreen(catalog: catalog),
      SharePlanScreen(catalog: catalog), ActiveSupportScreen(catalog: catalog), MessagePageScreen(catalog: catalog),
      SupportHistoryScreen(catalog: catalog), SupportedRunScreen(catalog: catalog), PlaybackScreen(catalog: catalog),
      SupportSettingsScreen(catalog: catalog), SupportNotificationsScreen(catalog: catalog),
    ]
  }
}

extension SettingsLink {
  package static let support = SettingsLink(to: SupportDestinations.settings, icon: "waveform", .pink) {
    $0.say(cs: "S přáteli", en: "With Friends")
  } chosen: { settings, language in
    [
      settings.isOn(SupportSettings.chime)
        ? language.say(cs: "hlasy po zvonění", en: "voices after a chime")
        : language.say(cs: "hlasy bez zvonění", en: "voices without a chime")
    ]
  } hint: {
    $0.say(cs: "Ukáže nastavení hlasů přátel", en: "Shows the settings of friends' voices")
  }
}
