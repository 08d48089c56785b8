import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The titles of strength's settings and of their values.
struct StrengthSettingNames {
  let language: Language

  /// Returns the title of a setting; nil if it is not one of strength's.
  func name(_ setting: String) -> String? {
    switch setting {
    case StrengthSettings.units.name: language.say(cs: "Jednotky zátěže", en: "Load Units")
    case StrengthSettings.formula.name: language.say(cs: "Vzorec pro odhad maxima", en: "One-Rep Max Formula")
    case StrengthSettings.rest.name: language.say(cs: "Odpočinek mezi sériemi", en: "Rest Between Sets")
    case StrengthSettings.cue.name: language.say(cs: "Zvuk na konci odpočinku", en: "Sound at the End of a Rest")
    case StrengthSettings.shortcuts.name:
      language.say(cs: "Klávesové zkratky n, r, f a /", en: "Keyboard Shortcuts n, r, f and /")
    default: nil
    }
  }
}
