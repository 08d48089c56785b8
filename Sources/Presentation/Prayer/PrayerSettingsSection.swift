package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Adds a row to the book's settings screen that leads to the settings of prayer.
package struct PrayerSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .display else { return [] }
    let text = PrayerStrings(language: language).settings
    return [
      Element(
        .row, label: text, hint: language.say(cs: "Ukáže nastavení modliteb", en: "Shows the prayer settings"),
        icon: .forward, to: PrayerDestinations.settings,
        children: [Element(.text, text, placement: .leading, type: .body)])
    ]
  }
}
