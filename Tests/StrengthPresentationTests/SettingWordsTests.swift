import KernelDomain
import KernelPresentation
import Testing

@testable import StrengthPresentation

/// What a line about settings that have changed says of strength's values.
@Suite struct SettingWordsTests {
  @Test(arguments: [
    ("strength.units", "lb", "Pounds", "Libry"), ("strength.formula", "brzycki", "Brzycki", "Brzycki"),
    ("strength.rest", "120", "2:00", "2:00"), ("strength.rest", "0", "none", "žádný"),
    ("strength.step", "1.25", "1.25 kg", "1,25 kg"), ("strength.bar", "45lb", "45 lb", "45 lb"),
    ("strength.bar", "", "default", "výchozí"),
    ("strength.plates", "25x2 15 1.25", "25 × 2 · 15 · 1.25 kg", "25 × 2 · 15 · 1,25 kg"),
    ("strength.muscleSets", "chest 12, biceps 8", "chest 12, biceps 8", "prsa 12, biceps 8"),
  ])
  func valuesHaveWords(_ setting: String, _ value: String, _ en: String, _ cs: String) {
    #expect(StrengthSettingNames(language: .en).words(value, of: setting) == en)
    #expect(StrengthSettingNames(language: .cs).words(value, of: setting) == cs)
  }

  @Test func othersValuesHaveNone() {
    #expect(StrengthSettingNames(language: .en).words("mi", of: "running.units") == nil)
    #expect(StrengthSettingNames(language: .en).words("heavy", of: "strength.bar") == nil)
  }
}
