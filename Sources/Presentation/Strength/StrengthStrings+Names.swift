package import KernelDomain
import KernelPresentation
import StrengthApplication
package import StrengthDomain

/// The names of enumerated values, such as measures and weekdays.
extension StrengthStrings {
  /// Returns a sentence that says how many names in imported logs were turned into new exercises.
  package func ownNames(_ count: Int) -> String {
    let (cs, en) = (
      Language.cs.counted(count, PluralForms(one: "název", few: "názvy", many: "názvu", other: "názvů")),
      Language.en.counted(count, PluralForms(one: "name", other: "names"))
    )
    return language.say(
      cs: count == 1 || count > 4 ? "\(cs) je teď samostatným cvikem" : "\(cs) jsou teď samostatnými cviky",
      en: count == 1 ? "\(en) is an exercise of its own now" : "\(en) are exercises of their own now")
  }

  package func name(_ measure: ExerciseMeasure) -> String {
    switch measure {
    case .loadReps: language.say(cs: "zátěž a opakování", en: "load and reps")
    case .reps: language.say(cs: "opakování", en: "reps")
    case .time: language.say(cs: "čas", en: "time")
    case .distance: language.say(cs: "vzdálenost", en: "distance")
    }
  }

  package func name(_ cue: RestCue) -> String {
    switch cue {
    case .warning: language.say(cs: "odpočinek za 3 sekundy skončí", en: "the rest ends in 3 seconds")
    case .end: language.say(cs: "konec odpočinku", en: "rest over")
    }
  }

  package func name(_ formula: OneRepMaxRule) -> String {
    switch formula {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    }
  }

  package func name(_ unit: MassUnit) -> String {
    switch unit {
    case .kilogram: language.say(cs: "Kilogramy", en: "Kilograms")
    case .pound: language.say(cs: "Libry", en: "Pounds")
    }
  }

  package func name(_ state: PlannedDayState) -> String {
    switch state {
    case .planned: language.say(cs: "v plánu", en: "planned")
    case .done: language.say(cs: "hotovo", en: "done")
    case .missed: language.say(cs: "vynecháno", en: "missed")
    }
  }

  /// Returns the workout's name; `Workout` if it has none.
  package func title(_ name: String?) -> String {
    name.map { printable($0) } ?? language.say(cs: "Trénink", en: "Workout")
  }

  /// Returns the name of a weekday, counted from 1 for Monday.
  package func weekday(_ number: Int) -> String {
    (1...7).contains(number) ? language.weekday(number - 1) : ""
  }

  /// Returns a number of sets. It is given in half sets, because a set counts only half for the muscles that assist:
  /// `3,5 série`, `4 série`.
  package func counted(halfSets halves: Int) -> String {
    if halves.isMultiple(of: 2) { return counted(halves / 2, .sets) }
    let number = language.decimal(Double(halves) / 2)
    switch language.tag {
    case .cs: return "\(number) série"
    case .en, .enGB: return "\(number) sets"
    }
  }
}

extension StrengthStrings {
  /// Describes the days of a schedule: `Monday, Thursday, from Nov 18, 2026`.
  func summary(_ schedule: ScheduleView) -> String {
    if let day = schedule.day { return language.date(day) }
    let days = (schedule.weekdays ?? []).map { weekday($0) }.joined(separator: ", ")
    let from = schedule.from.map { language.say(cs: "od \(language.date($0))", en: "from \(language.date($0))") }
    let until = schedule.until.map { language.say(cs: "do \(language.date($0))", en: "until \(language.date($0))") }
    return [days, from, until].compactMap { $0 }.joined(separator: ", ")
  }
}
