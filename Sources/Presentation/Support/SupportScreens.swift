package import KernelApplication
package import KernelPresentation

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
  package static let support = SettingsLink(to: SupportDestinations.settings) {
    $0.say(cs: "Nastavení hlasů přátel", en: "Settings of friends' voices")
  } hint: {
    $0.say(cs: "Ukáže nastavení hlasů přátel", en: "Shows the settings of friends' voices")
  }
}
