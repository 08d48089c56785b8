import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain

/// Lengths, times and paces as runners write them. Lengths and times passed are cut off, never rounded up: nobody reads
/// 5.00 km where a best effort of 5 km lacks. Times of efforts are whole seconds, rounded up, as races have them.
extension RunningStrings {
  private var unit: WayUnit { units == .kilometres ? .kilometre : .mile }

  /// `5.20 km`, `3,23 mi`.
  package func length(_ millimetres: Int64) -> String { language.way(millimetres, unit) }

  /// The length of a whole run; `—` if unknown, as on a treadmill without a device.
  func runLength(_ millimetres: Int64) -> String { millimetres == 0 ? "—" : length(millimetres) }

  func spokenRunLength(_ millimetres: Int64) -> String {
    millimetres == 0
      ? language.say(cs: "vzdálenost neznámá", en: "distance unknown") : spokenLength(millimetres)
  }

  /// `5.20 kilometers`, `3,23 míle`.
  package func spokenLength(_ millimetres: Int64) -> String { language.spokenWay(millimetres, unit) }

  /// The rest after the last whole kilometre or mile, in metres or feet where two decimals would show zero.
  func rest(_ millimetres: Int64) -> String {
    if millimetres >= (units == .kilometres ? 10_000 : 16_094) { return length(millimetres) }
    switch units {
    case .kilometres: return "\(millimetres / 1_000) m"
    case .miles: return "\(millimetres * 10 / 3_048) ft"
    }
  }

  /// `12.5 km`, `30 km`: as round as it is.
  package func roundLength(_ millimetres: Int64) -> String { language.roundWay(millimetres, unit) }

  /// `27:05`, `1:05:09`; minutes always.
  package func time(_ milliseconds: Int64) -> String { language.clock(seconds: milliseconds / 1_000) }

  /// Whole seconds, rounded up.
  package func effortTime(_ effort: RunEffortView) -> String { language.clock(seconds: effort.seconds) }

  /// `27 minutes 5 seconds`.
  package func spokenTime(_ milliseconds: Int64) -> String { language.spokenClock(seconds: milliseconds / 1_000) }

  func spokenEffortTime(_ effort: RunEffortView) -> String { language.spokenClock(seconds: effort.seconds) }

  /// `5:12 /km`, to the nearest second; `—` where it is not known.
  /// - Parameter milliseconds: a kilometre.
  package func pace(_ milliseconds: Int64?) -> String { language.pace(milliseconds, unit) }

  /// `5 minutes 12 seconds a kilometer`.
  package func spokenPace(_ milliseconds: Int64?) -> String { language.spokenPace(milliseconds, unit) }

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

  /// With the number of runs that have calories, if not all do: `640 kcal (2 of 3)`.
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
