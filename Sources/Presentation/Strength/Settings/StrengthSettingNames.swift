import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The titles of strength's settings and of their values.
struct StrengthSettingNames {
  let language: Language
  private var strings: StrengthStrings { StrengthStrings(language: language) }

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

  /// Returns the words for a value of a setting, such as `Pounds` for `lb`; nil if the value is shown as it is.
  func words(_ value: String, of setting: String) -> String? {
    switch setting {
    case StrengthSettings.units.name: MassUnit(rawValue: value).map { strings.name($0) }
    case StrengthSettings.formula.name: OneRepMaxRule(rawValue: value).map { strings.name($0) }
    case StrengthSettings.rest.name:
      Int(value).map { $0 == 0 ? language.say(cs: "žádný", en: "none") : strings.clock(seconds: $0) }
    case StrengthSettings.step.name, StrengthSettings.bar.name:
      value.isEmpty
        ? usual
        : LoadText(value).flatMap { Load(thousandths: $0.thousandths, unit: $0.unit ?? strings.unit) }.map(strings.load)
    case StrengthSettings.plates.name: value.isEmpty ? usual : PlateSet(value).map(plates)
    case StrengthSettings.muscleSets.name: value.isEmpty ? usual : muscles(value)
    default: nil
    }
  }

  private var usual: String { language.say(cs: "výchozí", en: "default") }

  /// Lists plates, each with the number of pieces if that is limited: `25 × 2 · 15 · 1.25 kg`.
  private func plates(_ set: PlateSet) -> String {
    let plates = set.plates.map { plate in
      language.thousandths(plate.weight) + (plate.pieces.map { " × \($0)" } ?? "")
    }
    return plates.joined(separator: " · ") + " " + (set.unit ?? strings.unit).rawValue
  }

  /// Lists the wanted sets of muscles, with the muscles' names in the user's language: `chest 12, biceps 8`.
  private func muscles(_ goals: String) -> String? {
    guard MuscleSetGoals(goals) != nil else { return nil }
    return goals.split(separator: ",").map { goal in
      let words = goal.split(separator: " ").map { $0.lowercased() }
      let muscle = strings.muscle(words.dropLast().joined(separator: " "))
      return "\(muscle) \(words.last ?? "")"
    }.joined(separator: ", ")
  }
}
