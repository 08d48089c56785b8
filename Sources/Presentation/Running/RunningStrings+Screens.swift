import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain

/// The texts on running's screens.
extension RunningStrings {
  /// The name of the feature's home screen, for use outside the feature's tabs.
  var homeTitle: String { language.say(cs: "Běhání", en: "Running") }
  package var home: String { language.say(cs: "Domů", en: "Home") }
  package var track: String { language.say(cs: "Záznam", en: "Track") }
  package var settings: String { language.say(cs: "Nastavení", en: "Settings") }

  // MARK: Welcome

  /// The program's name in the design document of this feature.
  var product: String { "RunBuddy" }
  var headline: String { language.say(cs: "Běhejte každý den chytřeji", en: "Run smarter every day") }
  var getStarted: String { language.say(cs: "Začít", en: "Get Started") }
  var haveAccount: String { language.say(cs: "Už mám účet", en: "I already have an account") }

  // MARK: Home

  var thisWeek: String { language.say(cs: "Tento týden", en: "This Week") }
  var startRun: String { language.say(cs: "Začít běh", en: "Start Run") }
  var recentRuns: String { language.say(cs: "Poslední běhy", en: "Recent Runs") }
  func runs(of year: Int) -> String { language.say(cs: "Běhy roku \(year)", en: "Runs of \(year)") }
  var noRuns: String {
    language.say(cs: "Zatím žádné běhy: začněte, nebo importujte", en: "No runs yet: start or import one")
  }
  var noRunsHint: String {
    language.say(
      cs: "Export ze Zdraví, soubory FIT a TCX z hodinek, GPX a KML z aplikací",
      en: "An Apple Health export, FIT or TCX files from a watch, GPX or KML files from an app")
  }
  func noRuns(in year: Int) -> String { language.say(cs: "V roce \(year) žádné běhy", en: "No runs in \(year)") }
  var latest: String { language.say(cs: "Poslední", en: "Latest") }
  var weekBefore: String { language.say(cs: "Předchozí týden", en: "Week Before") }
  var runCount: String { language.say(cs: "Počet běhů", en: "Runs") }
  var weeklyGoal: String { language.say(cs: "Týdenní cíl", en: "Weekly Goal") }
  var noGoal: String { language.say(cs: "žádný", en: "none") }

  /// Describes how much of the weekly goal is reached: `12.40 km of 30 km`, `2 of 4 runs`.
  package func goal(_ goal: ShowWeek.Goal, of week: ShowWeek.Output) -> String {
    let isReached = goal.thousandths >= 1_000
    let parts =
      if let runs = goal.runs {
        language.say(
          cs: "běhů \(some(week.runCount, of: runs))",
          en: "\(week.runCount) of \(counted(runs, .runs))")
      } else {
        language.say(
          cs: "\(length(week.lengthMillimetres)) z cíle \(roundLength(goal.lengthMillimetres ?? 0))",
          en: "\(length(week.lengthMillimetres)) of \(roundLength(goal.lengthMillimetres ?? 0))")
      }
    return isReached ? language.say(cs: "Cíl splněn: \(parts)", en: "Goal reached: \(parts)") : parts
  }

  /// Returns the name of a kind of activity. A kind that the program does not know keeps the name that it has in the
  /// file.
  func name(ofKind kind: String) -> String {
    switch kind {
    case "running": language.say(cs: "Běh", en: "Run")
    case "walking": language.say(cs: "Chůze", en: "Walk")
    case "hiking": language.say(cs: "Túra", en: "Hike")
    case "cycling": language.say(cs: "Kolo", en: "Ride")
    default: kind
    }
  }

  func toDecide(_ count: Int) -> String { language.say(cs: "K rozhodnutí: \(count)", en: "To Decide: \(count)") }

  // MARK: A run

  var time: String { language.say(cs: "Čas", en: "Time") }
  package var elapsed: String { language.say(cs: "Celkem", en: "Elapsed") }
  package var active: String { language.say(cs: "Aktivně", en: "Active") }
  package var moving: String { language.say(cs: "V pohybu", en: "Moving") }
  package var lengthTitle: String { language.say(cs: "Vzdálenost", en: "Distance") }
  package var paceTitle: String { language.say(cs: "Tempo", en: "Pace") }
  var ascent: String { language.say(cs: "Stoupání", en: "Ascent") }
  /// The title of the column with the ascent less the descent of each split.
  var climb: String { language.say(cs: "Výška", en: "Climb") }
  var descent: String { language.say(cs: "Klesání", en: "Descent") }
  package var caloriesTitle: String { language.say(cs: "Kalorie", en: "Calories") }
  var measured: String { language.say(cs: "Změřeno", en: "Measured") }
  var measure: String { language.say(cs: "Údaj", en: "Measure") }
  var here: String { language.say(cs: "Kniha", en: "Book") }
  var device: String { language.say(cs: "Zařízení", en: "Device") }
  var route: String { language.say(cs: "Trasa", en: "Route") }
  var splits: String { language.say(cs: "Mezičasy", en: "Splits") }
  var laps: String { language.say(cs: "Kola", en: "Laps") }
  var lap: String { language.say(cs: "Kolo", en: "Lap") }
  var pauses: String { language.say(cs: "Pauzy", en: "Pauses") }
  package var bestEfforts: String { language.say(cs: "Nejlepší úseky", en: "Best Efforts") }
  var corrections: String { language.say(cs: "Opravy", en: "Corrections") }
  /// The name of a run's last, incomplete split.
  var rest: String { language.say(cs: "zbytek", en: "rest") }
  var from: String { language.say(cs: "Od", en: "From") }
  var howLong: String { language.say(cs: "Trvání", en: "Duration") }
  var how: String { language.say(cs: "Podle čeho", en: "Source") }
  var noPositions: String {
    language.say(cs: "Běh nemá polohu, trasu nejde nakreslit", en: "No positions, so no route")
  }

  // MARK: Efforts

  package var record: String { language.say(cs: "rekord", en: "record") }
  var suspiciousEfforts: String { language.say(cs: "Podezřelé úseky", en: "Suspicious Efforts") }
  var suspiciousHint: String {
    language.say(
      cs: "Rychleji ještě nikdo neběžel. Nepočítají se, dokud je nepotvrdíte.",
      en: "Faster than anyone has ever run. They do not count until you confirm them.")
  }
  var confirm: String { language.say(cs: "Potvrdit", en: "Confirm") }
  var byDistance: String { language.say(cs: "Podle vzdálenosti", en: "By Distance") }
  var allRuns: String { language.say(cs: "Všechny běhy", en: "All Runs") }
  var noEfforts: String { language.say(cs: "Zatím žádné nejlepší úseky", en: "No best efforts yet") }
  var noEffortsHint: String {
    language.say(
      cs: "Objeví se s prvním během, který má aspoň 400 metrů",
      en: "They appear with the first run of 400 meters or more"
    )
  }
  func attempts(_ count: Int) -> String {
    language.say(cs: count == 1 ? "z 1 běhu" : "\(language.outOf(count)) běhů", en: "of \(counted(count, .runs))")
  }
  var alsoRun: String { language.say(cs: "stejný čas", en: "same time") }
  var progress: String { language.say(cs: "Vývoj nejlepšího času", en: "Best Time Progress") }

  // MARK: Settings

  var preferences: String { language.say(cs: "Předvolby", en: "Preferences") }
  var privacy: String { language.say(cs: "Soukromí a oprávnění", en: "Privacy & Permissions") }
  var account: String { language.say(cs: "Účet", en: "Account") }
  var health: String { language.say(cs: "Přístup ke zdravotním datům", en: "Health Data Access") }
}
