import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain

/// Lengths, times and paces as runners write them. Lengths and times passed are cut off, never rounded up: nobody reads
/// 5.00 km where a best effort of 5 km lacks. Times of efforts are whole seconds, rounded up, as races have them.
extension RunningWords {
  private static let millimetresOfMile: Int64 = 1_609_344

  /// `5.20 km`, `3,23 mi`.
  package func length(_ millimetres: Int64) -> String {
    let hundredths =
      switch units {
      case .kilometres: millimetres / 10_000
      case .miles: millimetres * 100 / RunningWords.millimetresOfMile
      }
    var text = ShortText()
    put(fixed: hundredths, to: &text)
    text.put(" ")
    text.put(words: units.rawValue)
    return text.string
  }

  /// The same of a whole run, whose length may be unknown: a treadmill's that no device told.
  func runLength(_ millimetres: Int64) -> String { millimetres == 0 ? "—" : length(millimetres) }

  func spokenRunLength(_ millimetres: Int64) -> String {
    millimetres == 0
      ? language.say(cs: "vzdálenost neznámá", en: "distance unknown") : spokenLength(millimetres)
  }

  /// `5.20 kilometres`, `3,23 míle`.
  package func spokenLength(_ millimetres: Int64) -> String {
    let number = length(millimetres).dropLast(units.rawValue.count + 1)
    return "\(number) \(language.pluralOfDecimal(unitForms))"
  }

  private var unitForms: PluralForms {
    switch (language, units) {
    case (.cs, .kilometres): PluralForms(one: "kilometr", few: "kilometry", many: "kilometru", other: "kilometrů")
    case (.cs, .miles): PluralForms(one: "míle", few: "míle", many: "míle", other: "mil")
    case (.en, .kilometres): PluralForms(one: "kilometer", other: "kilometers")
    case (.enGB, .kilometres): PluralForms(one: "kilometre", other: "kilometres")
    case (.en, .miles), (.enGB, .miles): PluralForms(one: "mile", other: "miles")
    }
  }

  /// Always with two decimals: `5.20`.
  private func put(fixed hundredths: Int64, to text: inout ShortText) {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    language.put(number: Int(whole), to: &text)
    text.put(words: language.decimalSeparator)
    text.put(Int(rest), width: 2)
  }

  /// What is left after the last whole kilometre or mile, in metres or feet where two decimals tell nothing.
  func rest(_ millimetres: Int64) -> String {
    if millimetres >= (units == .kilometres ? 10_000 : 16_094) { return length(millimetres) }
    switch units {
    case .kilometres: return "\(millimetres / 1_000) m"
    case .miles: return "\(millimetres * 10 / 3_048) ft"
    }
  }

  /// `12.5 km`, `30 km`: as round as it is.
  package func roundLength(_ millimetres: Int64) -> String {
    let value =
      switch units {
      case .kilometres: Double(millimetres) / 1_000_000
      case .miles: Double(millimetres) / Double(RunningWords.millimetresOfMile)
      }
    return "\(language.decimal(value)) \(units.rawValue)"
  }

  /// `27:05`, `1:05:09`; minutes always.
  package func time(_ milliseconds: Int64) -> String { clock(milliseconds / 1_000) }

  /// Whole seconds, rounded up.
  package func effortTime(_ effort: RunEffortView) -> String { clock(effort.seconds) }

  private func clock(_ seconds: Int64) -> String {
    var text = ShortText()
    put(clock: seconds, to: &text)
    return text.string
  }

  private func put(clock seconds: Int64, to text: inout ShortText) {
    let (hours, minutes, rest) = (Int(seconds / 3_600), Int(seconds / 60 % 60), Int(seconds % 60))
    if hours > 0 {
      text.put(words: String(hours))
      text.put(":")
      text.put(minutes, width: 2)
    } else {
      text.put(minutes)
    }
    text.put(":")
    text.put(rest, width: 2)
  }

  /// `27 minutes 5 seconds`.
  package func spokenTime(_ milliseconds: Int64) -> String { spoken(seconds: milliseconds / 1_000) }

  func spokenEffortTime(_ effort: RunEffortView) -> String { spoken(seconds: effort.seconds) }

  private func spoken(seconds: Int64) -> String {
    let parts = [(seconds / 3_600, hourForms), (seconds / 60 % 60, minuteForms), (seconds % 60, secondForms)]
    let told = parts.filter { $0.0 > 0 }.map { language.counted(Int($0.0), $0.1) }
    return told.isEmpty ? language.counted(0, secondForms) : told.joined(separator: " ")
  }

  private var hourForms: PluralForms {
    switch language {
    case .cs: PluralForms(one: "hodina", few: "hodiny", many: "hodiny", other: "hodin")
    case .en, .enGB: PluralForms(one: "hour", other: "hours")
    }
  }

  private var minuteForms: PluralForms {
    switch language {
    case .cs: PluralForms(one: "minuta", few: "minuty", many: "minuty", other: "minut")
    case .en, .enGB: PluralForms(one: "minute", other: "minutes")
    }
  }

  private var secondForms: PluralForms {
    switch language {
    case .cs: PluralForms(one: "sekunda", few: "sekundy", many: "sekundy", other: "sekund")
    case .en, .enGB: PluralForms(one: "second", other: "seconds")
    }
  }

  /// `5:12 /km`, to the nearest second; `—` where it is not known.
  /// - Parameter milliseconds: a kilometre.
  package func pace(_ milliseconds: Int64?) -> String {
    guard let milliseconds else { return "—" }
    var text = ShortText()
    put(clock: seconds(ofPace: milliseconds), to: &text)
    text.put(words: " /")
    text.put(words: units.rawValue)
    return text.string
  }

  /// `5 minutes 12 seconds a kilometre`.
  package func spokenPace(_ milliseconds: Int64?) -> String {
    guard let milliseconds else { return language.say(cs: "tempo neznámé", en: "pace unknown") }
    let time = spoken(seconds: seconds(ofPace: milliseconds))
    return units == .kilometres
      ? language.say(cs: "\(time) na kilometr", en: "\(time) a \(unitForms.one)")
      : language.say(cs: "\(time) na míli", en: "\(time) a mile")
  }

  private func seconds(ofPace milliseconds: Int64) -> Int64 {
    switch units {
    case .kilometres: (milliseconds + 500) / 1_000
    case .miles:
      Int64((Double(milliseconds) * Double(RunningWords.millimetresOfMile) / 1_000_000_000).rounded())
    }
  }

  /// `45 m`, `148 ft`, to the nearest.
  package func elevation(_ centimetres: Int64) -> String {
    switch units {
    case .kilometres: "\(language.number(Int((Double(centimetres) / 100).rounded()))) m"
    case .miles: "\(language.number(Int((Double(centimetres) / 30.48).rounded()))) ft"
    }
  }

  /// `320 kcal`, `≈ 320 kcal` by the rule of thumb; `—` where nothing is known.
  package func calories(_ calories: CaloriesView?) -> String {
    calories.map { "\($0.estimated == true ? "≈ " : "")\(language.number(Int($0.kilocalories))) kcal" } ?? "—"
  }

  /// With of how many runs they are, where some tell none: `640 kcal (2 of 3)`.
  package func calories(of week: ShowWeek.Output) -> String {
    let told = calories(week.calories)
    guard week.calories != nil, week.runsWithCalories < week.runCount else { return told }
    return told + " (\(some(week.runsWithCalories, of: week.runCount)))"
  }

  /// `2 of 3`, `2 ze 3`.
  func some(_ count: Int, of all: Int) -> String {
    language.say(cs: "\(count) \(from(all))", en: "\(count) of \(all)")
  }

  /// In Czech a number with the preposition before it, as it is said: ze 3 (tří), z 5 (pěti), ze 6 (šesti).
  func from(_ number: Int) -> String {
    let leading = Int(String(String(number).prefix(1))) ?? 0
    let hasVowel =
      switch number {
      case 10, 11, 15, 18, 19: false
      case 12...17, 100...199: true
      default: [2, 3, 4, 6, 7].contains(leading)
      }
    return "\(hasVowel ? "ze" : "z") \(number)"
  }
}
