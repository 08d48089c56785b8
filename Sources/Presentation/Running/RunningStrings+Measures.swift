import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain

/// Distances, times and paces as runners write them. Distances and elapsed times are truncated, never rounded up, so
/// that a run just short of 5 km is not shown as 5.00 km. Times of efforts are rounded up to seconds, as in races.
extension RunningStrings {
  var unit: WayUnit { units == .kilometres ? .kilometre : .mile }

  /// Returns a distance with two decimals: `5.20 km`, `3,23 mi`.
  package func length(_ millimetres: Int64) -> String { language.way(millimetres, unit) }

  /// Returns the distance of a lap; `—` if it is unknown.
  func lapLength(_ lap: RunLapView) -> String { lap.lengthMillimetres.map(length) ?? "—" }

  /// Returns the distance of a whole run; `—` if the distance is unknown, as for a treadmill that does not report it.
  func runLength(_ millimetres: Int64) -> String { millimetres == 0 ? "—" : length(millimetres) }

  func spokenRunLength(_ millimetres: Int64) -> String {
    millimetres == 0
      ? language.say(cs: "vzdálenost neznámá", en: "distance unknown") : spokenLength(millimetres)
  }

  /// Returns a distance in words: `5.20 kilometers`, `3,23 míle`.
  package func spokenLength(_ millimetres: Int64) -> String { language.spokenWay(millimetres, unit) }

  /// Returns the distance of the last, incomplete split: in kilometres or miles or, if that would be shown as 0.00, in
  /// metres or feet.
  func rest(_ millimetres: Int64) -> String {
    if millimetres >= (units == .kilometres ? 10_000 : 16_094) { return length(millimetres) }
    switch units {
    case .kilometres: return "\(millimetres / 1_000) m"
    case .miles: return "\(millimetres * 10 / 3_048) ft"
    }
  }

  /// Returns a distance with at most two decimals: `12.5 km`, `30 km`.
  package func roundLength(_ millimetres: Int64) -> String { language.roundWay(millimetres, unit) }

  /// Returns a time in minutes and seconds, with hours if it is at least an hour: `27:05`, `1:05:09`.
  package func time(_ milliseconds: Int64) -> String { language.clock(seconds: milliseconds / 1_000) }

  /// Returns the time of a whole run; `—` if it is unknown, as for a run entered with only a distance.
  func runTime(_ milliseconds: Int64) -> String { milliseconds == 0 ? "—" : time(milliseconds) }

  func spokenRunTime(_ milliseconds: Int64) -> String {
    milliseconds == 0 ? language.say(cs: "čas neznámý", en: "time unknown") : spokenTime(milliseconds)
  }

  /// Returns the time of an effort, which was rounded up to whole seconds when it was computed.
  package func effortTime(_ effort: RunEffortView) -> String { language.clock(seconds: effort.seconds) }

  /// Returns a time in words: `27 minutes 5 seconds`.
  package func spokenTime(_ milliseconds: Int64) -> String { language.spokenClock(seconds: milliseconds / 1_000) }

  func spokenEffortTime(_ effort: RunEffortView) -> String { language.spokenClock(seconds: effort.seconds) }

  /// Returns a pace, rounded to the nearest second: `5:12 /km`; `—` if it is unknown.
  /// - Parameter milliseconds: the time for one kilometre, which is converted if the unit is miles; nil if unknown.
  package func pace(_ milliseconds: Int64?) -> String { language.pace(milliseconds, unit) }

  /// Returns a pace in words: `5 minutes 12 seconds a kilometer`.
  package func spokenPace(_ milliseconds: Int64?) -> String { language.spokenPace(milliseconds, unit) }

  /// Returns an elevation, rounded to whole units: `45 m`, `148 ft`.
  package func elevation(_ centimetres: Int64) -> String {
    switch units {
    case .kilometres: "\(language.number(Int((Double(centimetres) / 100).rounded()))) m"
    case .miles: "\(language.number(Int((Double(centimetres) / 30.48).rounded()))) ft"
    }
  }

  /// Returns an ascent less a descent, in metres or feet without the unit: `+24`, `−10`, `0`.
  func climb(_ centimetres: Int64) -> String {
    let rounded = Int((Double(centimetres) / (units == .kilometres ? 100 : 30.48)).rounded())
    return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + language.number(abs(rounded))
  }

  /// Returns the energy used: `320 kcal` if a device measured it, `≈ 320 kcal` if it was estimated from distance and
  /// body mass; `—` if it is unknown.
  package func calories(_ calories: CaloriesView?) -> String {
    calories.map { "\($0.estimated == true ? "≈ " : "")\(language.number(Int($0.kilocalories))) kcal" } ?? "—"
  }

  /// Returns the energy used in a week. If the energy is unknown for some of the runs, adds for how many of them it is
  /// known: `640 kcal (2 of 3)`.
  package func calories(of week: ShowWeek.Output) -> String {
    let text = calories(week.calories)
    guard week.calories != nil, week.runsWithCalories < week.runCount else { return text }
    return text + " (\(some(week.runsWithCalories, of: week.runCount)))"
  }

  /// Says how many items of a total something is true of: `2 of 3`, `2 ze 3`.
  func some(_ count: Int, of all: Int) -> String { "\(count) \(language.outOf(all))" }
}
