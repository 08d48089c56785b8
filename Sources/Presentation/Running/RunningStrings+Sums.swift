import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts on the screens that sum up runs.
extension RunningStrings {
  var sums: String { language.say(cs: "Součty", en: "Sums") }
  var compare: String { language.say(cs: "Porovnat", en: "Compare") }
  var years: String { language.say(cs: "Roky", en: "Years") }
  var months: String { language.say(cs: "Měsíce", en: "Months") }
  var thisYear: String { language.say(cs: "Letos", en: "This Year") }
  var longest: String { language.say(cs: "Nejdelší", en: "Longest") }
  var bestOfTheYear: String { language.say(cs: "Nejlepší úseky roku", en: "Best Efforts of the Year") }
  var lengthOfEachMonth: String {
    language.say(cs: "Vzdálenost v každém měsíci", en: "The distance of each month")
  }
  var showsTheYear: String { language.say(cs: "Ukáže rok", en: "Shows the year") }
  var comparesTheLast: String { language.say(cs: "Ukáže obě období vedle sebe", en: "Shows both side by side") }
  var prediction: String { language.say(cs: "Odhad", en: "Prediction") }
  var sumsHint: String { language.say(cs: "Po týdnech, měsících, letech", en: "By week, month and year") }
  var predictionHint: String { language.say(cs: "Odhadne časy závodů", en: "Predicts race times") }
  var shoesHint: String { language.say(cs: "Kolik které uběhly", en: "How far each pair went") }
  var addRunHint: String { language.say(cs: "Přidá běh bez záznamu", en: "Adds a run without a recording") }
  var load: String { language.say(cs: "Zátěž", en: "Load") }

  /// Returns the training load of several runs. If the load is unknown for some of them, adds for how many it is known:
  /// `701 (2 of 3 runs)`.
  func load(_ sum: RunSumView) -> String { load(sum.load, runs: sum.loadRuns ?? 0, of: sum.runs) }

  func load(_ load: Int64?, runs: Int, of all: Int) -> String {
    guard let load else { return "—" }
    let number = language.number(Int(load))
    if runs == all { return number }
    return language.say(
      cs: "\(number) (\(some(runs, of: all)) běhů)", en: "\(number) (\(runs) of \(counted(all, .runs)))")
  }

  /// Returns the number of runs, and of the days on which they took place: `30 on 28 days`.
  func runsAndDays(_ sum: RunSumView) -> String { "\(language.number(sum.runs)) \(onDays(sum.days))" }

  /// Says on how many days there were runs: `on 28 days`, `ve 28 dnech`. The Czech preposition is that of the spoken
  /// number: `v 5` (pěti), `ve 12` (dvanácti).
  func onDays(_ count: Int) -> String {
    let number = language.number(count)
    let hasVowel =
      switch count {
      case 0...1, 5...11, 15...19: false
      case 12...14, 100...199: true
      default: ["2", "3", "4"].contains(String(count).prefix(1))
      }
    return language.say(
      cs: "\(hasVowel ? "ve" : "v") \(number) \(count == 1 ? "dni" : "dnech")",
      en: "on \(number) \(count == 1 ? "day" : "days")")
  }
}
