import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The titles of strength's settings and of their values.
struct StrengthSettingNames {
  let language: Language

  /// Returns the title of a setting; nil if the setting belongs to another feature.
  func name(_ setting: String) -> String? {
    switch setting {
    case StrengthSettings.units.name: language.say(cs: "Jednotky zátěže", en: "Load Units")
    case StrengthSettings.formula.name: language.say(cs: "Vzorec pro odhad maxima", en: "One-Rep Max Formula")
    case StrengthSettings.rest.name: language.say(cs: "Odpočinek mezi sériemi", en: "Rest Between Sets")
    case StrengthSettings.step.name: language.say(cs: "Krok zátěže", en: "Load Step")
    case StrengthSettings.bar.name: language.say(cs: "Váha osy", en: "Weight of the Bar")
    case StrengthSettings.plates.name: language.say(cs: "Kotouče", en: "Plates")
    case StrengthSettings.cue.name: language.say(cs: "Zvuk na konci odpočinku", en: "Sound at the End of a Rest")
    case StrengthSettings.bodyVolume.name:
      language.say(cs: "Objem z vlastní váhy", en: "Volume of Body Weight")
    case StrengthSettings.muscleSets.name: language.say(cs: "Série na sval za týden", en: "Sets per Muscle a Week")
    case StrengthSettings.shortcuts.name:
      language.say(cs: "Klávesové zkratky n, r, f a /", en: "Keyboard Shortcuts n, r, f and /")
    default: nil
    }
  }
}
