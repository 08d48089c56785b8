package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What prayer adds to the book's settings: the way to its own.
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
