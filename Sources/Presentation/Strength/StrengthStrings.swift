package import KernelDomain
import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The texts about strength training that screens and commands share.
package struct StrengthStrings: Sendable {
  package let language: Language
  /// The user's unit of mass, for masses that are not shown as they were entered, such as volumes.
  package let unit: MassUnit
  /// Whether pages react to keyboard shortcuts.
  package let hasShortcuts: Bool
  /// The names of exercises that are shown without their grip; see `shortening`.
  private var shortNames: [ExerciseID: String] = [:]

  /// Creates the texts in a language.
  /// - Parameters:
  ///   - language: the language.
  ///   - unit: the unit of mass; nil for the unit chosen in the settings, which is part of `language`.
  ///   - hasShortcuts: whether pages react to keyboard shortcuts.
  package init(language: Language, unit: MassUnit? = nil, hasShortcuts: Bool = true) {
    self.language = language
    self.unit = unit ?? language.unit(StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram
    self.hasShortcuts = hasShortcuts
  }

  /// The feature's name.
  package var feature: String { language.say(cs: "Posilování", en: "Strength") }

  // MARK: Names

  package func name(_ exercise: ExerciseName) -> String { shortNames[exercise.id] ?? exercise.shown(language) }

  /// Returns the texts for a screen that shows these exercises together. In it, `Barbell Bench Press - Medium Grip` is
  /// `Barbell Bench Press`, unless another of the exercises would have the same name.
  package func shortening(_ exercises: some Sequence<ExerciseName>) -> StrengthStrings {
    var strings = self
    let names = Dictionary(exercises.map { ($0.id, $0.shown(language)) }) { first, _ in first }
    let all = Array(names.values)
    strings.shortNames = names.mapValues { withoutGrip($0, among: all) }
    return strings
  }

  package func name(_ exercise: ExerciseView) -> String {
    printable(language.tag == .cs ? exercise.czech ?? exercise.name : exercise.name)
  }

  /// Returns the workout's name; `Workout` if it has none.
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

  /// Returns the name of a kind of record where there is little room: `one-rep max` without saying that it is estimated.
  func shortName(_ kind: RecordKind) -> String {
    kind == .oneRepMax ? language.say(cs: "maximum na 1 opakování", en: "one-rep max") : name(kind)
  }

  // MARK: Measures

  /// Returns a load in the unit in which it was entered: `22,5 kg`.
  package func load(_ load: Load) -> String {
    language.load(load)
  }

  private func thousandths(_ value: Int) -> String { language.thousandths(value) }

  /// Returns a mass in the user's unit: `1 234,5 kg`, `2,722 lb`.
  /// - Parameter tenths: the mass in tenths of a kilogram.
  package func mass(_ tenths: Int64) -> String {
    thousandths(max(thousandths(tenths: tenths), 0)) + " " + unit.rawValue
  }

  /// Converts tenths of a kilogram to thousandths of the user's unit. The result is exact for kilograms, and rounded to
  /// whole pounds for pounds.
  func thousandths(tenths: Int64) -> Int {
    switch unit {
    case .kilogram: Int(clamping: tenths) * 100
    case .pound: pounds(tenths: tenths) * 1_000
    }
  }

  /// Returns a body weight in the user's unit. A weight that was entered in this unit is shown as it was entered; any
  /// other is converted and rounded to tenths.
  func weight(_ load: Load) -> String { thousandths(thousandths(load)) + " " + unit.rawValue }

  /// Converts a load to thousandths of the user's unit. If the load was entered in the other unit, the result is
  /// rounded to tenths of the user's unit.
  func thousandths(_ load: Load) -> Int {
    if load.unit == unit { return Int(load.thousandths) }
    let milligrams = load.mass.milligrams
    switch unit {
    case .kilogram: return Int((milligrams + 50_000) / 100_000) * 100
    // A pound is 453,592.37 mg.
    case .pound: return Int((milligrams * 1_000 + 22_679_618) / 45_359_237) * 100
    }
  }

  /// Converts tenths of a kilogram to whole pounds, rounding half up: 826 gives 182.
  func pounds(tenths: Int64) -> Int {
    // A pound is 453,592.37 mg.
    Int(clamping: (Int128(tenths) * 10_000_000 + 22_679_618) / 45_359_237)
  }

  /// Describes a set by its load, repetitions, effort, duration or distance: `100 kg × 5 @8,5`, `12×`, `1 min`,
  /// `400 m`.
  package func set(_ set: SetView) -> String {
    let measures = measures(load: set.load, reps: set.reps, seconds: set.seconds, millimetres: set.millimetres)
    return measures + (set.rpe.map { " @" + language.decimal($0) } ?? "")
  }

  package func target(_ target: SetTargetView) -> String {
    let rest = measures(load: nil, reps: nil, seconds: target.seconds, millimetres: target.millimetres)
    let lifted: String? =
      switch (target.load, reps(target)) {
      case (let load?, let reps?): "\(self.load(load)) × \(reps)"
      case (let load?, nil): self.load(load)
      case (nil, let reps?): target.reps == nil ? nil : "\(reps)×"
      case (nil, nil): nil
      }
    return [lifted, rest.isEmpty ? nil : rest].compactMap(\.self).joined(separator: ", ") + effort(target)
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

  /// Returns a duration as a clock shows it: `1:30`, `1:02:03`.
  package func clock(seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    let tail = ASCII.decimal(rest, digits: 2)
    return hours > 0 ? "\(hours):\(ASCII.decimal(minutes, digits: 2)):\(tail)" : "\(minutes):\(tail)"
  }

  /// Returns a rest, such as `rest 2:00`, to follow other words.
  func restText(seconds: Int) -> String { language.say(cs: "odpočinek", en: "rest") + " " + clock(seconds: seconds) }

  /// Returns the value of a record: a mass for loads, volumes and one-repetition maxima; otherwise repetitions, a
  /// duration or a distance.
  package func value(_ record: RecordView) -> String {
    switch record.kind {
    case .heaviest, .leastAssistance: record.load.map(load) ?? mass(record.tenths ?? 0)
    case .oneRepMax: poundEstimate(record) ?? mass(record.tenths ?? 0)
    case .setVolume, .workoutVolume: mass(record.tenths ?? 0)
    case .mostReps, .farthest, .longest:
      measures(load: nil, reps: record.reps, seconds: record.seconds, millimetres: record.millimetres)
    }
  }

  /// Returns a record's estimate of a one-repetition maximum in pounds, rounded to tenths. It is computed from the
  /// record's load, because the record's value in tenths of a kilogram is not exact enough. Nil unless both the load
  /// and the user's unit are in pounds.
  private func poundEstimate(_ record: RecordView) -> String? {
    guard unit == .pound, let load = record.load, load.unit == unit, let reps = record.reps else { return nil }
    let estimates = OneRepMaxRule.allCases.compactMap { $0.estimate(load.mass, reps: reps) }
    guard let mass = estimates.first(where: { $0.tenths == record.tenths }) else { return nil }
    return thousandths((mass.thousandths(in: unit) + 50) / 100 * 100) + " " + unit.rawValue
  }

  // MARK: Counts

  func counted(_ count: Int, _ noun: Noun) -> String { language.counted(count, noun) }
}

extension ExerciseName {
  /// Returns the exercise's name in the user's language. In Czech, an exercise without a Czech name keeps its English
  /// one.
  func shown(_ language: Language) -> String {
    printable(language.tag == .cs ? czech ?? name : name)
  }
}
