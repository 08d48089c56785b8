package import BookPresentation
package import KernelDomain
import KernelPresentation

extension PrayerFeatureStrings {
  package func savings(_ language: Language) -> [FeatureSaving] {
    [
      FeatureSaving(
        language.say(cs: "Modlitby", en: "Prayers"),
        language.say(cs: "Tabulka, v nastavení modliteb", en: "A table, in the prayer settings"),
        hint: language.say(cs: "Ukáže nastavení modliteb", en: "Shows the prayer settings"),
        to: PrayerDestinations.settings),
      FeatureSaving(
        language.say(cs: "Časy modliteb", en: "Prayer Times"),
        language.say(cs: "Tabulka měsíce, v nabídce časů", en: "A month's table, in the menu of the times"),
        hint: language.say(cs: "Ukáže časy modliteb", en: "Shows the prayer times"), to: PrayerDestinations.times()),
    ]
  }
}
