package import KernelDomain
import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The words of strength, in a language.
package struct StrengthStrings: Sendable {
  package let language: Language
  /// The unit of loads that no set gives, such as volume.
  package let unit: MassUnit
  /// Whether keys of pages do something.
  package let hasShortcuts: Bool

  /// - Parameter unit: nil is that of the settings by which the language is spoken.
  package init(language: Language, unit: MassUnit? = nil, hasShortcuts: Bool = true) {
    self.language = language
    self.unit = unit ?? language.unit(StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram
    self.hasShortcuts = hasShortcuts
  }

  /// The feature itself.
  package var feature: String { language.say(cs: "Posilování", en: "Strength") }

  // MARK: Names

  package func name(_ exercise: ExerciseName) -> String { exercise.shown(language) }

  package func name(_ exercise: ExerciseView) -> String {
    printable(language.tag == .cs ? exercise.czech ?? exercise.name : exercise.name)
  }

  /// The day where a workout has no name.
  package func name(_ workout: WorkoutListing) -> String {
    workout.name.map { printable($0) } ?? language.say(cs: "Trénink", en: "Workout")
  }

  package func name(_ kind: SetKind) -> String {
    switch kind {
    case .warmup: language.say(cs: "rozcvičení", en: "warm-up")
    case .normal: language.say(cs: "běžná", en: "normal")
    case .drop: language.say(cs: "drop set", en: "drop set")
    case .failure: language.say(cs: "do selhání", en: "to failure")
    case .amrap: language.say(cs: "co nejvíc opakování", en: "as many as possible")
    }
  }

  package func name(_ kind: RecordKind) -> String {
    switch kind {
    case .heaviest: language.say(cs: "nejtěžší", en: "heaviest")
    case .oneRepMax: language.say(cs: "maximum na 1 opakování (odhad)", en: "one-rep max (estimated)")
    case .setVolume: language.say(cs: "objem série", en: "set volume")
    case .workoutVolume: language.say(cs: "objem tréninku", en: "workout volume")
    case .leastAssistance: language.say(cs: "nejmenší dopomoc", en: "least assistance")
    case .mostReps: language.say(cs: "nejvíc opakování", en: "most repetitions")
    case .farthest: language.say(cs: "nejdál", en: "farthest")
    case .longest: language.say(cs: "nejdéle", en: "longest")
    }
  }

  // MARK: Measures

  /// As it was entered: `22,5 kg`.
  package func load(_ load: Load) -> String {
    language.load(load)
  }

  private func thousandths(_ value: Int) -> String { language.thousandths(value) }

  /// Tenths of a kilogram in the user's unit: `1 234,5 kg`, `2,722 lb`.
  package func mass(_ tenths: Int64) -> String {
    thousandths(max(thousandths(tenths: tenths), 0)) + " " + unit.rawValue
  }

  /// Tenths of a kilogram in thousandths of the unit: tenths of a kilogram, whole pounds.
  func thousandths(tenths: Int64) -> Int {
    switch unit {
    case .kilogram: Int(clamping: tenths) * 100
    case .pound: pounds(tenths: tenths) * 1_000
    }
  }

  /// What a person weighs, in the unit: as it was entered where that is the unit, else rounded to tenths.
  func weight(_ load: Load) -> String { thousandths(thousandths(load)) + " " + unit.rawValue }

  /// A load in thousandths of the unit.
  func thousandths(_ load: Load) -> Int {
    if load.unit == unit { return Int(load.thousandths) }
    let milligrams = load.mass.milligrams
    switch unit {
    case .kilogram: return Int((milligrams + 50_000) / 100_000) * 100
    // A pound is 453,592.37 mg.
    case .pound: return Int((milligrams * 1_000 + 22_679_618) / 45_359_237) * 100
    }
  }

  /// Tenths of a kilogram as whole pounds, half up: 182 for 826.
  func pounds(tenths: Int64) -> Int {
    // A pound is 453,592.37 mg.
    Int(clamping: (Int128(tenths) * 10_000_000 + 22_679_618) / 45_359_237)
  }

  /// `100 kg × 5 @8,5`, `12×`, `1 min`, `400 m`.
  package func set(_ set: SetView) -> String {
    let measures = measures(load: set.load, reps: set.reps, seconds: set.seconds, millimetres: set.millimetres)
    return measures + (set.rpe.map { " @" + language.decimal($0) } ?? "")
  }

  package func target(_ target: SetTargetView) -> String {
    measures(load: target.load, reps: target.reps, seconds: target.seconds, millimetres: target.millimetres)
  }

  package func measures(load: Load?, reps: Int?, seconds: Int?, millimetres: Int64?) -> String {
    let lifted: String? =
      switch (load, reps) {
      case (let load?, let reps?): "\(self.load(load)) × \(language.number(reps))"
      case (let load?, nil): self.load(load)
      case (nil, let reps?): "\(language.number(reps))×"
      case (nil, nil): nil
      }
    return [lifted, millimetres.map(distance), seconds.map { clock(seconds: $0) }].compactMap(\.self)
      .joined(separator: ", ")
  }

  package func distance(_ millimetres: Int64) -> String {
    millimetres >= 1_000_000
      ? language.decimal(Double(millimetres) / 1_000_000) + " km" : language.decimal(Double(millimetres) / 1_000) + " m"
  }

  /// `1:30`, `1:02:03`.
  package func clock(seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    let tail = ASCII.decimal(rest, digits: 2)
    return hours > 0 ? "\(hours):\(ASCII.decimal(minutes, digits: 2)):\(tail)" : "\(minutes):\(tail)"
  }

  /// What a record came to, by its kind.
  package func value(_ record: RecordView) -> String {
    switch record.kind {
    case .heaviest, .leastAssistance: record.load.map(load) ?? mass(record.tenths ?? 0)
    case .oneRepMax, .setVolume, .workoutVolume: mass(record.tenths ?? 0)
    case .mostReps, .farthest, .longest:
      measures(load: nil, reps: record.reps, seconds: record.seconds, millimetres: record.millimetres)
    }
  }

  // MARK: Counts

  func counted(_ count: Int, _ noun: Noun) -> String { language.counted(count, noun) }
}

extension ExerciseName {
  /// In Czech where the language is and it has such a name.
  func shown(_ language: Language) -> String {
    printable(language.tag == .cs ? czech ?? name : name)
  }
}
