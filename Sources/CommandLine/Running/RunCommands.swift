import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

extension FeatureCommands {
  package static let running = FeatureCommands(
    .run, importOptions: { [.importedSport, .importedZone] },
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
    "sport",
    Parameter("SPORT", help: LocalizedText(cs: "třeba running nebo walking", en: "such as running or walking")),
    help: LocalizedText(
      cs: "Co jsou aktivity, jejichž soubor to neříká", en: "What activities are whose file tells none"))
  fileprivate static let importedZone = Option(
    "zone",
    Parameter("ZONE", help: LocalizedText(cs: "časové pásmo, třeba Europe/Prague", en: "a time zone: Europe/Prague")),
    help: LocalizedText(cs: "Pásmo souborů, které ho neříkají", en: "Of files that tell none"))
}

extension Command {
  /// Alone it shows Home.
  static let run = Command(
    "run",
    summary: LocalizedText(
      cs: "Běh: týden, běhy, nejlepší úseky a jejich opravy", en: "Running: the week, runs, best efforts, corrections"),
    details: LocalizedText(
      cs: "Každý běh má tři časy: celkem, aktivně (bez pauz) a v pohybu (i bez stání). Nejlepší úsek je nejrychlejší "
        + "část běhu dané délky, i s odpočinkem. Běh se jmenuje podle svého začátku; stačí začátek jména, nebo last.",
      en:
        "Every run has three times: elapsed, active (without pauses) and moving (without standing, too). A best effort "
        + "is the fastest part of a run of a distance, rests included. A run is named by its start; the beginning of that "
        + "name will do, or last."),
    subcommands: [
      listRuns, showRun, efforts, week, goal, trim, cut, splitRun, joinRuns, setKind, rename, removeRun, preferRun,
      confirmEffort, exportRun, reviewRuns, recalculateEfforts, startRun, pauseRun, resumeRun, markLap, stopRun,
      saveRun, discardRun, runStatus, feedRun, replayRun, runNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowWeek.self, ShowWeek.Input(territory: Terminal.territory), at: RunningRoutes.home)
  }

  // MARK: What there is

  private static let listRuns = Command(
    "run list", [Parameter("YEAR", help: LocalizedText(cs: "rok, třeba 2015", en: "a year, such as 2015")).optional],
    summary: LocalizedText(cs: "Vypíše běhy", en: "List the runs"),
    details: LocalizedText(
      cs: "Nejnovější napřed, i s těmi, které se nepočítají: druhé záznamy téhož běhu, vyřazené, chůze.",
      en: "Newest first, with those that count nowhere: second recordings of a run, removed ones, walks."),
    examples: [Example("run list 2015", LocalizedText(cs: "jeden rok", en: "one year"))]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let year = try arguments["YEAR"].map { (_) throws(CommandError) in try arguments.wholeNumber("YEAR") }
    return try session.reportRuns(ListRuns.self, ListRuns.Input(year: year)) { $0.list($1, $2, columns: columns) }
  }

  private static let showRun = Command(
    "run show", [.run],
    summary: LocalizedText(cs: "Ukáže jeden běh", en: "Show one run"),
    details: LocalizedText(
      cs: "Časy, vzdálenost, co změřilo zařízení, trasa a mezičasy, kola, nejlepší úseky, pauzy a opravy.",
      en: "Times, distance, what the device made of it, route and splits, laps, best efforts, pauses, corrections."),
    examples: [
      Example("run show last", LocalizedText(cs: "poslední", en: "the latest")),
      Example("run show 20150815", LocalizedText(cs: "podle dne", en: "by its day")),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let run = try arguments.run(session)
    return try session.show(ShowRun.self, RunInput(run: run), at: RunningRoutes.run(run))
  }

  private static let efforts = Command(
    "run efforts", [Parameter.effortDistance.optional],
    summary: LocalizedText(cs: "Ukáže nejlepší úseky", en: "Show the best efforts"),
    details: LocalizedText(
      cs: "Na každou vzdálenost nejrychlejší část některého běhu; s DISTANCE čas každého běhu.",
      en: "For each distance the fastest part of any run; with DISTANCE the time of every run."),
    examples: [
      Example("run efforts", LocalizedText(cs: "všechny vzdálenosti", en: "all distances")),
      Example("run efforts 5km", LocalizedText(cs: "pět kilometrů v každém běhu", en: "five kilometers in every run")),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard let distance = try arguments.effortDistance() else {
      return try session.show(ShowEfforts.self, NoInput(), at: RunningRoutes.efforts)
    }
    return try session.show(
      ShowEffortHistory.self, ShowEffortHistory.Input(distance: distance), at: RunningRoutes.history(distance))
  }

  // MARK: The week

  private static let week = Command(
    "run week",
    [Parameter("DAY", help: LocalizedText(cs: "den v něm, třeba 2015-08-15", en: "a day in it: 2015-08-15")).optional],
    summary: LocalizedText(cs: "Ukáže týden a jeho cíl", en: "Show a week beside its goal"),
    details: LocalizedText(
      cs: "Týden začíná, jak je zvykem ve vaší zemi (podle LC_ALL, LC_TIME, LANG), nebo jak určí running.week-start.",
      en: "Weeks begin as usual in your country (by LC_ALL, LC_TIME, LANG), or as running.week-start says."),
    examples: [
      Example("run week", LocalizedText(cs: "tento týden", en: "this week")),
      Example("run week 2015-08-15", LocalizedText(cs: "ten, v němž je ten den", en: "the one with that day in it")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ShowWeek.Input(day: try arguments.day("DAY"), territory: Terminal.territory)
    return try session.reportRuns(ShowWeek.self, input) { words, output, _ in words.week(output) }
  }

  private static let goal = Command(
    "run goal",
    [Parameter("GOAL", help: LocalizedText(cs: "30 km, 4 runs, nebo none", en: "30 km, 4 runs, or none")).repeated],
    summary: LocalizedText(cs: "Nastaví týdenní cíl", en: "Set the goal of a week"),
    examples: [
      Example("run goal 30 km", LocalizedText(cs: "vzdálenost", en: "a distance")),
      Example("run goal 4 runs", LocalizedText(cs: "počet běhů", en: "a number of runs")),
      Example("run goal none", LocalizedText(cs: "bez cíle", en: "no goal")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = try arguments.goal()
    return try session.reportRuns(SetGoal.self, input) { words, output, _ in words.goal(output) }
  }
}

extension Session {
  /// What a use case answers, in words of the user's units.
  func reportRuns<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (RunSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    let units = options.json ? .kilometres : try runUnits()
    return try report(type, input) { output, language, program in
      words(RunSummaries(strings: RunningStrings(language: language, units: units)), output, program)
    }
  }
}
