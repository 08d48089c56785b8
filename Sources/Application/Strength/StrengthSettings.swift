package import KernelDomain
package import StrengthDomain

/// The settings of strength, which are stored with the book's other settings.
package enum StrengthSettings {
  /// The unit of mass for values that don't come from one set with its own unit, such as the volume of a week.
  package static let units = Setting(
    "strength.units", .choice(MassUnit.allCases.map(\.rawValue)), default: .text(MassUnit.kilogram.rawValue))
  /// The formula that estimates the one-repetition maximum.
  package static let formula = Setting(
    "strength.formula", .choice(OneRepMaxRule.allCases.map(\.rawValue)), default: .text(OneRepMaxRule.epley.rawValue))
  /// The seconds of rest after sets of exercises that have no rest of their own.
  package static let rest = Setting(
    "strength.rest", .number(SetEntry.restSeconds), default: .number(Int(RestRule.usual)))
  /// Whether a sound is played when a rest ends.
  package static let cue = Setting("strength.cue", isOnByDefault: true)

  /// Whether pages have keyboard shortcuts: `n` logs a set or begins a workout, `r` shows the rest, `f` finishes the
  /// workout, `/` searches.
  package static let shortcuts = Setting("strength.shortcuts", isOnByDefault: true)

  package static let all = [units, formula, rest, cue, shortcuts]
}

extension Settings {
  package var massUnit: MassUnit { word(of: StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram }

  package var oneRepMaxRule: OneRepMaxRule {
    word(of: StrengthSettings.formula).flatMap { OneRepMaxRule(rawValue: $0) } ?? .epley
  }

  package var restSeconds: Int32 {
    if case .number(let seconds) = value(of: StrengthSettings.rest) { Int32(clamping: seconds) } else { RestRule.usual }
  }

  /// Whether a sound is played when a rest ends.
  package var hasCues: Bool { isOn(StrengthSettings.cue) }

  /// Whether pages have keyboard shortcuts.
  package var hasShortcuts: Bool { isOn(StrengthSettings.shortcuts) }

  /// Returns the setting's text; nil if the setting is not a text.
  private func word(of setting: Setting) -> String? {
    if case .text(let text) = value(of: setting) { text } else { nil }
  }
}
