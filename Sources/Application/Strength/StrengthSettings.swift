package import KernelDomain
package import StrengthDomain

/// The settings of strength, kept among the book's.
package enum StrengthSettings {
  /// In which loads are shown that no set tells, such as volume.
  package static let units = Setting(
    "strength.units", .choice(MassUnit.allCases.map(\.rawValue)), default: .text(MassUnit.kilogram.rawValue))
  /// By which formula is estimated what could be lifted once.
  package static let formula = Setting(
    "strength.formula", .choice(OneRepMaxRule.allCases.map(\.rawValue)), default: .text(OneRepMaxRule.epley.rawValue))
  /// Seconds of rest behind sets that have none of their own.
  package static let rest = Setting(
    "strength.rest", .number(SetEntry.restSeconds), default: .number(Int(RestRule.usual)))
  /// Whether the end of a rest is announced with a sound.
  package static let cue = Setting("strength.cue", isOnByDefault: true)

  /// Whether keys of pages do something: n logs a set or begins a workout, r shows the rest, f finishes, / searches.
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

  /// Whether the end of a rest is told by a sound.
  package var hasCues: Bool { isOn(StrengthSettings.cue) }

  /// Whether keys of pages do something.
  package var hasShortcuts: Bool { isOn(StrengthSettings.shortcuts) }

  /// Nil for a setting that is no text.
  private func word(of setting: Setting) -> String? {
    if case .text(let text) = value(of: setting) { text } else { nil }
  }
}
