package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Adds a row to the book's settings screen that leads to the settings of prayer.
package struct PrayerSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .features else { return [] }
    let name = language.say(cs: "Modlitby", en: "Prayers")
    let words = language.say(cs: "Místo, výpočet a připomínky", en: "Place, calculation and reminders")
    return [
      Element(
        .row, label: "\(name): \(words)",
        hint: language.say(cs: "Ukáže nastavení modliteb", en: "Shows the prayer settings"), icon: .forward,
        to: PrayerDestinations.settings,
        children: SettingsLink.cells(name, words, icon: "moon.stars.fill", .green))
    ]
  }
}
