package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication

/// Running's screens, except the login screens.
package enum RunningScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      RunningHomeScreen(catalog: catalog), RunningStartScreen(catalog: catalog),
      RunningWelcomeScreen(catalog: catalog),
      RunningTrackScreen(catalog: catalog), RunScreen(catalog: catalog), EffortsScreen(catalog: catalog),
      EffortHistoryScreen(catalog: catalog), RunningSettingsScreen(catalog: catalog), RunEditScreen(catalog: catalog),
      RunChartScreen(catalog: catalog), RunSumsScreen(catalog: catalog), RunYearScreen(catalog: catalog),
      RunCompareScreen(catalog: catalog), RunAddScreen(catalog: catalog), RunShoesScreen(catalog: catalog),
      RunPredictScreen(catalog: catalog), WorkoutsScreen(catalog: catalog), WorkoutScreen(catalog: catalog),
      RunZonesScreen(catalog: catalog), RunRoutesScreen(catalog: catalog), RunRouteScreen(catalog: catalog),
      AllRoutesScreen(catalog: catalog),
    ] + RunSheet.allCases.map { RunSheetScreen(sheet: $0, catalog: catalog) }
  }
}

extension SettingsLink {
  package static let running = SettingsLink(to: RunningDestinations.settings, icon: RunQuestions.icon, .orange) {
    $0.say(cs: "Běhání", en: "Running")
  } chosen: { settings, language in
    let isMetric = settings.value(of: RunningSettings.units) != .text(RunUnits.miles.rawValue)
    let goal: [String] =
      if case .text(let goal) = settings.value(of: RunningSettings.goal), !goal.isEmpty {
        [language.say(cs: "\(goal) týdně", en: "\(goal) a week")]
      } else { [] }
    return [
      isMetric ? language.say(cs: "kilometry", en: "kilometers") : language.say(cs: "míle", en: "miles")
    ] + goal
  } hint: {
    $0.say(cs: "Ukáže nastavení běhu", en: "Shows the settings of running")
  }
}
