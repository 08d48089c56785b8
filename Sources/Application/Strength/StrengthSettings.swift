import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The settings of strength. The store keeps them with the book's other settings.
package enum StrengthSettings {
  /// The unit of mass for values that do not come from a single set, such as the volume of a week. Each set has the
  /// unit in which it was entered.
  package static let units = Setting(
    "strength.units", .choice(MassUnit.allCases.map(\.rawValue)), default: .text(MassUnit.kilogram.rawValue))
  package static let formula = Setting(
    "strength.formula", .choice(OneRepMaxRule.allCases.map(\.rawValue)), default: .text(OneRepMaxRule.epley.rawValue))
  /// The seconds of rest after each set of an exercise for which the user has not set a rest.
  package static let rest = Setting("strength.rest", seconds: SetEntry.restSeconds, default: Int(RestRule.usual))
  /// The smallest amount by which loads can be changed, such as `1.25` or `2.5 kg`; empty for the default, 2.5 kg or 5
  /// lb.
  package static let step = Setting("strength.step", .checkedText(.load), default: .text(""))
  package static let bar = Setting("strength.bar", .checkedText(.load), default: .text(""))
  /// The plates that the user has, such as `25 20 10x4`, where `10x4` means four plates of 10; empty for the usual
  /// plates.
  package static let plates = Setting("strength.plates", .checkedText(.plates), default: .text(""))
  package static let cue = Setting("strength.cue", isOnByDefault: true)
  /// Whether pages have keyboard shortcuts: `n` logs a set or begins a workout, `r` shows the rest, `f` finishes the
  /// workout, `/` searches.
  package static let shortcuts = Setting("strength.shortcuts", isOnByDefault: true)

  /// Whether volumes include a share of the body weight for exercises that lift the lifter's own body, such as
  /// pull-ups.
  package static let bodyVolume = Setting("strength.bodyVolume", isOnByDefault: false)

  /// The numbers of sets per week that the lifter wants for certain muscles, such as `chest 12, biceps 8`. For other
  /// muscles, the usual number applies.
  package static let muscleSets = Setting("strength.muscleSets", .checkedText(.muscleSets), default: .text(""))

  package static let all = [units, formula, rest, step, bar, plates, cue, shortcuts, bodyVolume, muscleSets]
}

extension StrengthSettings {
  /// Descriptions of the settings for clients of the service, each with the meaning of the setting in one sentence.
  static var described: [Schema.Member] {
    [
      .init(units, "The unit of figures whose unit does not follow from a set, such as volumes."),
      .init(formula, "The formula by which the one-repetition maximum is estimated."),
      .init(
        rest, "The rest after sets that have no rest of their own, in seconds.", unit: .seconds,
        examples: ["90"]),
      .init(
        step, "The step by which loads are changed, such as `1.25`; empty for 2.5 kg or 5 lb.",
        examples: [#""1.25""#]),
      .init(
        bar, "The weight of the bar; empty for 20 kg or 45 lb.", examples: [#""15""#]),
      .init(
        plates,
        "The plates, where `25x2` means two plates of 25; empty for those of a gym, in any number.",
        examples: [#""25x2 15x4 5""#]),
      .init(
        cue, "Whether a sound announces the end of a rest; the events of rests then contain `cue`."),
      .init(
        bodyVolume,
        """
        Whether a share of the body weight counts in the volumes, but not the records, of pull-ups, chin-ups, dips and \
        push-ups.
        """),
      .init(
        muscleSets,
        """
        The number of sets per week that the user wants for single muscles, where it differs from the usual number; \
        empty if none does.
        """,
        examples: [#""chest 12, biceps 8""#]),
      .init(shortcuts, "Whether the keys n, r, f and / work as shortcuts on pages."),
    ]
  }
}

extension Setting.TextForm {
  fileprivate static let load = Setting.TextForm(examples: ["2.5", "20 kg", "45 lb"]) { LoadText($0) != nil }
  fileprivate static let plates = Setting.TextForm(examples: ["25 20 15 10 5 2.5 1.25", "25x2 15x4"]) {
    PlateSet($0) != nil
  }
}

extension Settings {
  package var massUnit: MassUnit { word(of: StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram }

  package var oneRepMaxRule: OneRepMaxRule {
    word(of: StrengthSettings.formula).flatMap { OneRepMaxRule(rawValue: $0) } ?? .epley
  }

  package var restSeconds: Int32 {
    if case .number(let seconds) = value(of: StrengthSettings.rest) { Int32(clamping: seconds) } else { RestRule.usual }
  }

  /// The user's bar and plates, and the smallest amount by which loads can be changed.
  package var equipment: Equipment {
    Equipment(
      unit: massUnit, bar: word(of: StrengthSettings.bar).flatMap { LoadText($0) },
      plates: word(of: StrengthSettings.plates).flatMap { PlateSet($0) },
      step: word(of: StrengthSettings.step).flatMap { LoadText($0) })
  }

  /// Whether a sound is played when a rest ends.
  package var hasCues: Bool { isOn(StrengthSettings.cue) }

  /// Whether pages have keyboard shortcuts.
  package var hasShortcuts: Bool { isOn(StrengthSettings.shortcuts) }

  /// Whether volumes include a share of the body weight for exercises that lift the lifter's own body.
  package var countsBodyVolume: Bool { isOn(StrengthSettings.bodyVolume) }

  package var muscleSetGoals: MuscleSetGoals {
    word(of: StrengthSettings.muscleSets).flatMap { MuscleSetGoals($0) } ?? MuscleSetGoals()
  }

  /// Returns the setting's text; nil if the setting is not a text.
  private func word(of setting: Setting) -> String? {
    if case .text(let text) = value(of: setting) { text } else { nil }
  }
}

extension Setting.TextForm {
  fileprivate static let muscleSets = Setting.TextForm(examples: ["chest 12, biceps 8"]) { MuscleSetGoals($0) != nil }
}
