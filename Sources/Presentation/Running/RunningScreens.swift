package import KernelApplication
package import KernelPresentation

/// Running's screens, except the login.
package enum RunningScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      RunningHomeScreen(catalog: catalog), RunningWelcomeScreen(catalog: catalog),
      RunningTrackScreen(catalog: catalog), RunScreen(catalog: catalog), EffortsScreen(catalog: catalog),
      EffortHistoryScreen(catalog: catalog), RunningSettingsScreen(catalog: catalog), RunEditScreen(catalog: catalog),
    ] + RunSheet.allCases.map { RunSheetScreen(sheet: $0, catalog: catalog) }
  }
}

extension SettingsLink {
  package static let running = SettingsLink(to: RunningDestinations.settings) {
    $0.say(cs: "Nastavení běhu", en: "Running settings")
  } hint: {
    $0.say(cs: "Ukáže nastavení běhu", en: "Shows the settings of running")
  }
}
