import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

extension FeatureCommands {
  package static let running = FeatureCommands(
    .run, importOptions: { [.importedSport, .importedZone, .keptWalks, .salvaged] },
    sample: { session throws(CommandError) in try RunSample.fill(session) },
    tryNext: { session, language, program throws(CommandError) in
      let runs = try session.call(ListRuns.self, ListRuns.Input()).runs
      guard let last = runs.first(where: { $0.state == .counts }) else { return [] }
      return [
        Suggestion(
          program.command("run", "show", last.id.description),
          language.say(cs: "Běh s trasou a mezičasy", en: "A run with its route and splits")),
        Suggestion(
          program.command("run", "efforts", "5km"),
          language.say(cs: "Nejlepších pět kilometrů každého běhu", en: "The best five kilometers of each run")),
      ]
    })
}

extension Option {
  fileprivate static let importedSport = Option(
    "sport", Parameter("SPORT", cs: "třeba running nebo walking", en: "such as running or walking"),
    cs: "Co jsou aktivity, jejichž soubor to neříká", en: "The kind of activities whose files name none")
  fileprivate static let keptWalks = Option(
    "walks", cs: "Načte i chůzi a turistiku", en: "Import walks and hikes, too")
  fileprivate static let salvaged = Option(
    "salvage", cs: "Neúplné FIT přečte po poslední celou zprávu",
    en: "Read cut-off FIT files up to the last complete message")
  fileprivate static let importedZone = Option(
    "zone", Parameter("ZONE", cs: "časové pásmo, třeba Europe/Prague", en: "a time zone: Europe/Prague"),
    cs: "Pásmo souborů, které ho neříkají", en: "The time zone for files without one")
}

extension Command {
  /// The command `run`. Without a subcommand, it shows the screen Home or, to a new user, the screen Welcome.
  static let run = Command(
    "run",
    cs: "Běh: týden, běhy, nejlepší úseky a jejich opravy", en: "Runs: weeks, best efforts, corrections",
    details: LocalizedText(
      cs: "Každý běh má tři časy: celkem, aktivně (bez pauz) a v pohybu (i bez stání). Nejlepší úsek je nejrychlejší "
        + "část běhu dané délky, i s odpočinkem. Běh se jmenuje podle svého začátku; stačí začátek jména, nebo last.",
      en:
        "Every run has three times: elapsed, active (without pauses) and moving (without standing still). A best "
        + "effort is the fastest part of a run over a distance, rests included. A run is named after its start; the "
        + "beginning of that name is enough, and last is the latest."),
    subcommands: [
      listRuns, showRun, chart, efforts, week, sums, compare, year, zones, predict, workouts, addWorkout, editWorkout,
      renameWorkout, removeWorkout,
      routes, renameRoute, map, goal, addRun, setRunNote, tagRun,
      untagRun, wearShoes, shoes, addShoes, removeShoes, setExertion, setRunLength, trim, cut, splitRun, joinRuns,
      setKind, rename, removeRun,
      preferRun,
      confirmEffort, exportRun, reviewRuns, forgetRunHeartRate, recalculateEfforts, startRun, pauseRun, resumeRun,
      markLap,
      stopRun,
      saveRun, discardRun, runStatus, feedRun, replayRun, runNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowWeek.self, ShowWeek.Input(territory: Terminal.territory), at: RunningDestinations.start)
  }

  // MARK: What there is

  private static let showRun = Command(
    "run show", ShowRun.self, ShowRun.Input.init, [.run], options: [.against],
    cs: "Ukáže jeden běh", en: "Show one run",
    details: LocalizedText(
      cs: "Časy, vzdálenost, co změřilo zařízení, trasa a mezičasy, kola, nejlepší úseky, pauzy a opravy; s --against "
        + "o kolik byl na každém kilometru před jiným během nebo za ním.",
      en: "Times, distance, the device's own values, route and splits, laps, best efforts, pauses, corrections; with "
        + "--against, how far ahead of another run or behind it at each kilometer."),
    examples: [
      Example("run show last", cs: "poslední", en: "the latest"),
      Example("run show 20150815", cs: "podle dne", en: "by its day"),
      Example("run show last --against 20150815", cs: "proti jinému běhu", en: "compared with another run"),
    ], showsScreen: true, reply: .screen { RunningDestinations.run($0.run, splits: .all, against: $0.against) })

  private static let efforts = Command(
    "run efforts", [Parameter.effortDistance.optional],
    cs: "Ukáže nejlepší úseky", en: "Show the best efforts",
    details: LocalizedText(
      cs: "Na každou vzdálenost nejrychlejší část některého běhu; s DISTANCE čas každého běhu.",
      en: "For each distance, the fastest part of any run; with DISTANCE, each run's time."),
    examples: [
      Example("run efforts", cs: "všechny vzdálenosti", en: "all distances"),
      Example("run efforts 5km", cs: "pět kilometrů v každém běhu", en: "five kilometers in each run"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard let distance = try arguments.value("DISTANCE", session) as EffortDistance? else {
      return try session.show(ShowEfforts.self, NoInput(), at: RunningDestinations.efforts)
    }
    return try session.show(
      ShowEffortHistory.self, ShowEffortHistory.Input(distance: distance), at: RunningDestinations.history(distance))
  }

  // MARK: The week

  private static let week = Command(
    "run week",
    [Parameter("DAY", cs: "den v něm, třeba 2015-08-15", en: "a day in it: 2015-08-15").dated.optional],
    cs: "Ukáže týden a jeho cíl", en: "Show a week and its goal",
    details: LocalizedText(
      cs: "Týden začíná, jak je zvykem ve vaší zemi (podle LC_ALL, LC_TIME, LANG), nebo jak určí running.week-start.",
      en: "Weeks start as usual in your country (from LC_ALL, LC_TIME, LANG), or as running.week-start says."),
    examples: [
      Example("run week", cs: "tento týden", en: "this week"),
      Example("run week 2015-08-15", cs: "ten, v němž je ten den", en: "the week of that day"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ShowWeek.Input(day: try arguments.dayOfWeek("DAY", session), territory: Terminal.territory)
    return try session.reportRuns(ShowWeek.self, input) { words, output, _ in words.week(output) }
  }

  private static let goal = Command(
    "run goal",
    [Parameter("GOAL", cs: "30 km, 4 runs, nebo none", en: "30 km, 4 runs, or none").repeated.optional],
    cs: "Ukáže nebo nastaví týdenní cíl", en: "Show or set the weekly goal",
    examples: [
      Example("run goal", cs: "jaký je", en: "what it is"),
      Example("run goal 30 km", cs: "vzdálenost", en: "a distance"),
      Example("run goal 4 runs", cs: "počet běhů", en: "a number of runs"),
      Example("run goal none", cs: "bez cíle", en: "no goal"),
    ]
  ) { arguments, session throws(CommandError) in
    guard arguments["GOAL"] != nil else {
      let week = ShowWeek.Input(territory: Terminal.territory)
      return try session.reportRuns(ShowWeek.self, week) { words, output, _ in words.goal(of: output) }
    }
    let input = try arguments.goal()
    return try session.reportRuns(SetGoal.self, input) { words, output, _ in words.goal(output) }
  }
}

extension Session {
  /// Calls a use case and prints its output, in the units that the user chose.
  func reportRuns<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (RunSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    let units = options.json ? .kilometres : try runUnits()
    return try report(type, input) { output, language, program in
      words(RunSummaries(strings: RunningStrings(language: language, units: units)), output, program)
    }
  }
}

extension Reply {
  static func run(_ words: @escaping @Sendable (RunSummaries, Case.Output, Program) -> String) -> Reply {
    Reply { input, session throws(CommandError) in try session.reportRuns(Case.self, input, words) }
  }
}
