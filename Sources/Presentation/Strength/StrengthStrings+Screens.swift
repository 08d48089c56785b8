import KernelDomain
import KernelPresentation

/// The titles and sentences of strength's screens.
extension StrengthStrings {
  package var home: String { language.say(cs: "Domů", en: "Home") }
  package var workouts: String { language.say(cs: "Tréninky", en: "Workouts") }
  package var feed: String { language.say(cs: "Příspěvky", en: "Feed") }
  package var profile: String { language.say(cs: "Profil", en: "Profile") }
  package var more: String { language.say(cs: "Více", en: "More") }

  // MARK: Home and workouts

  var noWorkouts: String { language.say(cs: "Zatím žádné tréninky", en: "No workouts yet") }
  var noWorkoutsHint: String {
    language.say(
      cs: "Začněte, nebo načtěte deník: Strong, Hevy, FitNotes i sedm dalších (CSV).",
      en: "Start one, or import a log: Strong, Hevy, FitNotes and seven more apps (CSV).")
  }
  var startWorkout: String { language.say(cs: "Začít trénink", en: "Start Workout") }
  var importLog: String { language.say(cs: "Načíst deník", en: "Import a Log") }
  var thisWeek: String { language.say(cs: "Tento týden", en: "This Week") }
  var time: String { language.say(cs: "Čas", en: "Time") }
  var volume: String { language.say(cs: "Objem", en: "Volume") }
  var latestRecords: String { language.say(cs: "Poslední rekordy", en: "Latest Records") }
  var today: String { language.say(cs: "Dnes", en: "Today") }
  var plan: String { language.say(cs: "Plán", en: "Plan") }
  var nothingPlanned: String { language.say(cs: "Nic není naplánováno", en: "Nothing planned") }
  var routines: String { language.say(cs: "Rutiny", en: "Routines") }
  var routine: String { language.say(cs: "Rutina", en: "Routine") }
  var newRoutine: String { language.say(cs: "Nová rutina", en: "New Routine") }
  var latest: String { language.say(cs: "Poslední", en: "Latest") }
  var whichWorkouts: String { language.say(cs: "Které tréninky", en: "Which Workouts") }
  func noWorkouts(in year: Int) -> String {
    language.say(cs: "V roce \(year) žádné tréninky", en: "No workouts in \(year)")
  }
  func toDecide(_ count: Int) -> String {
    language.say(cs: "K rozhodnutí: \(count)", en: "To Decide: \(count)")
  }

  // MARK: The workout under way

  var paused: String { language.say(cs: "Pozastaveno", en: "Paused") }
  var running: String { language.say(cs: "Probíhá", en: "In Progress") }
  var pause: String { language.say(cs: "Pozastavit", en: "Pause") }
  var resume: String { language.say(cs: "Pokračovat", en: "Resume") }
  var finish: String { language.say(cs: "Dokončit", en: "Finish") }
  var discard: String { language.say(cs: "Zahodit", en: "Discard") }
  var finishAtLastSet: String { language.say(cs: "Ukončit poslední sérií", en: "Finish at the Last Set") }
  var goOn: String { language.say(cs: "Pokračovat", en: "Go On") }
  var discardQuestion: String {
    language.say(cs: "Zahodit trénink? Jde to vzít zpět.", en: "Discard the workout? It can be undone.")
  }
  var noWorkoutOn: String { language.say(cs: "Žádný trénink neprobíhá", en: "No workout in progress") }
  var addExercise: String { language.say(cs: "Přidat cvik", en: "Add Exercise") }
  var beginSuperset: String { language.say(cs: "Začít supersérii", en: "Start a Superset") }
  func addToSuperset(_ number: Int) -> String {
    language.say(cs: "Přidat cvik do supersérie \(number)", en: "Add an Exercise to Superset \(number)")
  }
  var noExercises: String { language.say(cs: "Zatím žádné cviky", en: "No exercises yet") }
  var set: String { language.say(cs: "Série", en: "Set") }
  var sets: String { language.say(cs: "Série", en: "Sets") }
  var previous: String { language.say(cs: "Minule", en: "Previous") }
  var now: String { language.say(cs: "Teď", en: "Now") }
  var load: String { language.say(cs: "Zátěž", en: "Load") }
  var reps: String { language.say(cs: "Opakování", en: "Reps") }
  var seconds: String { language.say(cs: "Sekundy", en: "Seconds") }
  var metres: String { language.say(cs: "Metry", en: "Meters") }
  var effort: String { language.say(cs: "Námaha (RPE)", en: "Effort (RPE)") }
  var setNote: String { language.say(cs: "Poznámka", en: "Note") }
  var kind: String { language.say(cs: "Druh série", en: "Kind of Set") }
  var done: String { language.say(cs: "Hotovo", en: "Done") }
  func superset(_ number: Int) -> String { language.say(cs: "supersérie \(number)", en: "superset \(number)") }
  func done(_ done: Int, of planned: Int) -> String {
    "\(language.number(done)) \(language.outOf(planned))"
  }
  /// Returns how many sets of a workout are done: `2 of 8 sets`.
  func progress(_ done: Int, of planned: Int) -> String {
    let sets = language.say(cs: planned == 1 ? "série" : "sérií", en: planned == 1 ? "set" : "sets")
    return "\(self.done(done, of: planned)) \(sets)"
  }

  // MARK: Rest

  var rest: String { language.say(cs: "Odpočinek", en: "Rest") }
  var restIsOver: String { language.say(cs: "Odpočinek skončil", en: "Rest is over") }
  var restOver: String { language.say(cs: "Konec odpočinku", en: "Rest over") }
  var skip: String { language.say(cs: "Přeskočit", en: "Skip") }
  var next: String { language.say(cs: "Další", en: "Next") }

  // MARK: Exercises

  var exercises: String { language.say(cs: "Cviky", en: "Exercises") }
  var search: String { language.say(cs: "Hledat cvik", en: "Search Exercises") }
  var all: String { language.say(cs: "Vše", en: "All") }
  var favourites: String { language.say(cs: "Oblíbené", en: "Favorites") }
  var own: String { language.say(cs: "Vlastní", en: "Own") }
  var addAsOwn: String { language.say(cs: "Přidat jako vlastní", en: "Add as Own") }
  func nothingMatches(_ query: String) -> String {
    language.say(
      cs: "„\(printable(query))“ neodpovídá žádný cvik", en: "No exercise matches “\(printable(query))”")
  }
  var noSets: String { language.say(cs: "Zatím žádné série", en: "No sets yet") }
  var records: String { language.say(cs: "Rekordy", en: "Records") }
  var repMaxes: String { language.say(cs: "Maxima podle opakování", en: "Rep Maxes") }
  var history: String { language.say(cs: "Historie", en: "History") }
  var isThisRight: String { language.say(cs: "Je to správně?", en: "Is this right?") }
  var suspiciousHint: String {
    language.say(
      cs: "Zátěž je o tolik větší než jindy, že je možná zapsaná špatně. Nepočítá se, dokud ji nepotvrdíte.",
      en: "So much more than usual that it may be wrong. It does not count until you confirm it.")
  }
  var confirm: String { language.say(cs: "Je to správně", en: "It Is Right") }

  // MARK: Summary, profile

  var estimated: String { language.say(cs: "odhad", en: "estimated") }
  var duration: String { language.say(cs: "Trvání", en: "Duration") }
  var notEnough: String { language.say(cs: "Na graf je málo údajů", en: "Not enough data for a chart") }
  var bodyWeight: String { language.say(cs: "Tělesná váha", en: "Body Weight") }
  var save: String { language.say(cs: "Uložit", en: "Save") }
  var cancel: String { language.say(cs: "Zrušit", en: "Cancel") }
  var day: String { language.say(cs: "Den", en: "Day") }
  var week: String { language.say(cs: "Týden", en: "Week") }
  var muscle: String { language.say(cs: "Sval", en: "Muscle") }
  var listen: String { language.say(cs: "Poslechnout", en: "Listen") }
}
