package import KernelApplication
package import KernelDomain
package import KernelPresentation
import ReadingApplication

/// The feature's part of the settings screen.
package struct ReadingSettingsSection: SettingsContributor {
  package init() {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .display else { return [] }
    return [
      .toggle(
        ReadingSettings.oldestFirst, ReadingSettingsSection.oldestFirst(language), language: language,
        settings: settings)
    ]
  }

  static func oldestFirst(_ language: Language) -> String {
    language.say(cs: "Nejstarší čtení napřed", en: "Oldest Reading First")
  }
}
