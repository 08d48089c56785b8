package import KernelPresentation

/// What is always in reach from prayer's screens.
package enum PrayerTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house"), PrayerRoutes.home) { $0.say(cs: "Dnes", en: "Today") },
    TabBar.Item(Icon("clock.fill"), PrayerRoutes.times()) { $0.say(cs: "Časy", en: "Times") },
    TabBar.Item(Icon("chart.bar.fill"), PrayerRoutes.statistics()) { PrayerStrings(language: $0).statistics },
    TabBar.Item(Icon("person.circle.fill"), PrayerRoutes.profile, also: ["prayer/settings"]) {
      PrayerStrings(language: $0).profile
    },
  ])
}
