package import KernelApplication
package import KernelPresentation

package enum PrayerScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      PrayerHomeScreen(catalog: catalog), PrayerWelcomeScreen(catalog: catalog), PrayerLogScreen(catalog: catalog),
      PrayerTimesScreen(catalog: catalog), PrayerStatisticsScreen(catalog: catalog),
      PrayerProfileScreen(catalog: catalog), PrayerSettingsScreen(catalog: catalog),
      PrayerSettingsGroupScreen(catalog: catalog),
      PrayerFastsScreen(catalog: catalog), PrayerTravelScreen(catalog: catalog),
    ] + PrayerStep.allCases.map { PrayerStepScreen(catalog, $0) }
  }
}
