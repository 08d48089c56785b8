package import KernelPresentation

/// The tabs that are shown on the screens of prayer.
package enum PrayerTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house"), PrayerDestinations.home.route) { $0.say(cs: "Dnes", en: "Today") },
    TabBar.Item(Icon("clock.fill"), PrayerDestinations.times().route) { $0.say(cs: "Časy", en: "Times") },
    TabBar.Item(Icon("chart.bar.fill"), PrayerDestinations.statistics().route) {
      PrayerStrings(language: $0).statistics
    },
    TabBar.Item(Icon("person.circle.fill"), PrayerDestinations.profile.route, also: ["prayer/settings"]) {
      PrayerStrings(language: $0).profile
    },
  ])
}
