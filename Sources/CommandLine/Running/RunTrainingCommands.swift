import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// The commands about planned workouts, routes and shoes.
extension Command {
  static let workouts = Command(
    "run workouts", [.workout.optional], options: [.comparedRun],
    cs: "Ukáže plány tréninku", en: "Show the planned workouts",
    details: LocalizedText(
      cs: "S WORKOUT jeho kroky a běhy podle něj; s --run plán vedle toho, co se uběhlo.",
      en: "With WORKOUT, its steps and runs; with --run, the plan compared with the run."),
    examples: [
      Example("run workouts", cs: "všechny", en: "all"),
      Example("run workouts Track --run last", cs: "poslední běh podle plánu", en: "the latest run by the plan"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let run: RunID? = try arguments.value("--run", session)
    guard let workout = arguments["WORKOUT"] else {
      return try session.show(ShowWorkouts.self, NoInput(), at: RunningDestinations.workouts(run))
    }
    guard let run else {
      return try session.show(
        ShowWorkout.self, ShowWorkout.Input(workout: workout), at: RunningDestinations.workout(workout))
    }
    return try session.show(
      CompareWorkout.self, CompareWorkout.Input(run: run, workout: workout),
      at: RunningDestinations.workout(workout, run: run))
  }

  static let addWorkout = Command(
    "run add-workout", AddWorkout.self, AddWorkout.Input.init,
    [
      Parameter("NAME", cs: "název", en: "a name"),
      Parameter("PLAN", cs: "kroky oddělené středníky", en: "steps, separated by semicolons"),
    ], options: [.dryRun],
    cs: "Uloží plán tréninku", en: "Save a planned workout",
    details: LocalizedText(
      cs:
        "Krok je vzdálenost, čas, nebo volný, s druhem rozklus, úsek, pauza nebo výklus; za @ čas, tempo (4:20/km) "
        + "nebo zóna (Z4). 3x(… / …) opakuje. Plán téhož názvu se nahradí.",
      en:
        "A step is a distance, a time or open, with the kind warm-up, work, rest or cool-down; after @ a time, a pace "
        + "(4:20/km) or a zone (Z4). 3x(… / …) repeats. A workout with this name is replaced."),
    examples: [
      Example(
        "run add-workout Track '5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down'", cs: "čtyřstovky",
        en: "quarters")
    ],
    reply: .run { $0.saved($1, $2) })

  static let editWorkout = Command(
    "run edit-workout", [.workout], options: [.workoutName, .workoutPlan, .dryRun],
    cs: "Změní plán tréninku", en: "Change a planned workout",
    details: LocalizedText(
      cs: "Bez --name zůstane název, bez --plan kroky. Běhy podle dřívějšího plánu si ho pamatují.",
      en: "Without --name the name stays, without --plan the steps. Runs that followed the earlier plan keep it."),
    examples: [
      Example("run edit-workout Track --plan '4x(400m / 90s)'", cs: "jiné kroky", en: "other steps")
    ]
  ) { arguments, session throws(CommandError) in
    let input = EditWorkout.Input(
      workout: arguments.word("WORKOUT"), name: arguments["--name"], plan: arguments["--plan"],
      dryRun: arguments.isDryRun)
    return try session.reportRuns(EditWorkout.self, input) { $0.saved($1, $2) }
  }

  static let renameWorkout = Command(
    "run rename-workout", [.workout, Parameter("NAME", cs: "nový název", en: "the new name")], options: [.dryRun],
    cs: "Přejmenuje plán tréninku", en: "Rename a planned workout",
    examples: [Example("run rename-workout Track Quarters", cs: "jiný název", en: "another name")]
  ) { arguments, session throws(CommandError) in
    let input = EditWorkout.Input(
      workout: arguments.word("WORKOUT"), name: arguments.word("NAME"), dryRun: arguments.isDryRun)
    return try session.reportRuns(EditWorkout.self, input) { $0.saved($1, $2) }
  }

  static let removeWorkout = Command(
    "run remove-workout", RemoveWorkout.self, RemoveWorkout.Input.init, [.workout], options: [.dryRun],
    cs: "Odebere plán tréninku", en: "Remove a planned workout",
    details: LocalizedText(
      cs: "Běhy podle něj si ho pamatují. Zpět: recordbook undo",
      en: "Runs that followed it keep it. Undo: recordbook undo"),
    reply: .run { $0.removed($1, $2) })

  static let routes = Command(
    "run routes", [.route.optional], options: [.against],
    cs: "Ukáže trasy, které jste běželi víckrát", en: "Show the routes that you ran more than once",
    details: LocalizedText(
      cs: "S ROUTE (kterýmkoli jejím během) její běhy; s --against poslední proti jinému, po kilometrech.",
      en: "With ROUTE (any run on it), its runs; with --against, the latest compared with another, by kilometer."),
    examples: [
      Example("run routes", cs: "všechny", en: "all"),
      Example("run routes last", cs: "trasa posledního běhu", en: "the route of the latest run"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard let route = try arguments.value("ROUTE", session) as RunID? else {
      return try session.show(ShowRoutes.self, NoInput(), at: RunningDestinations.routes)
    }
    let against: RunID? = try arguments.value("--against", session)
    return try session.show(
      ShowRoute.self, ShowRoute.Input(route: route, against: against),
      at: RunningDestinations.route(route, against: against))
  }

  static let renameRoute = Command(
    "run rename-route", RenameRoute.self, RenameRoute.Input.init,
    [.route, Parameter("NAME", cs: "název; prázdný ho zruší", en: "a name; an empty one removes it")],
    options: [.dryRun], cs: "Pojmenuje trasu", en: "Name a route",
    examples: [Example("run rename-route last 'By the river'", cs: "podle posledního běhu", en: "by the latest run")],
    reply: .run { $0.named($1, $2) })

  static let map = Command(
    "run map", [.period, Parameter("PATH", .path, cs: "soubor SVG", en: "an SVG file").optional],
    options: [Option("whole", cs: "I okolí startů a cílů", en: "Also draw the surroundings of starts and ends")],
    cs: "Ukáže všechny trasy na jedné mapě", en: "Show all routes on one map",
    details: LocalizedText(
      cs:
        "S PATH je zapíše jako obrázek bez jmen a souřadnic; kolem startů, cílů a running.private-places v něm nic "
        + "není.",
      en: "With PATH, writes a picture without names and coordinates, which leaves out starts, ends and "
        + "running.private-places."),
    examples: [
      Example("run map", cs: "všechny běhy", en: "all runs"),
      Example("run map 2025 runs.svg", cs: "obrázek jednoho roku", en: "a picture of a year"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let isFileAlone = arguments["PATH"] == nil && arguments["PERIOD"]?.lowercased().hasSuffix(".svg") == true
    let days = isFileAlone ? nil : try arguments.days("PERIOD", session)
    guard isFileAlone || arguments["PATH"] != nil else {
      let input = ShowMap.Input(since: days?.lowerBound, until: days?.upperBound)
      return try session.show(ShowMap.self, input, at: RunningDestinations.map(days))
    }
    let output = try session.writeFile(arguments, isFileAlone ? "PERIOD" : "PATH") { (path) throws(CommandError) in
      try session.call(
        ExportMap.self,
        ExportMap.Input(
          path: path, since: days?.lowerBound, until: days?.upperBound, whole: arguments.has("whole") ? true : nil))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      RunSummaries(strings: RunningStrings(language: language)).mapped(output)
    }
  }

  static let addShoes = Command(
    "run add-shoes", [Parameter("NAME", cs: "název", en: "a name")],
    options: [
      Option(
        "start", Parameter("LENGTH", cs: "vzdálenost: 120km", en: "a distance: 120km").amount,
        cs: "Kolik už uběhly", en: "How far they were worn before"),
      Option("from", .day(), cs: "Odkdy se nosí", en: "The day since which they have been worn"),
      Option("until", .day(), cs: "Dokdy se nosily", en: "The last day on which they were worn"),
      Option(
        "default", cs: "Budou je mít nové běhy bez uvedených bot", en: "Use them for new runs that name no shoes"),
      .dryRun,
    ],
    cs: "Zapíše boty", en: "Enter a pair of shoes",
    details: LocalizedText(
      cs: "Boty téhož názvu dostanou nové údaje. Zpět: recordbook undo",
      en: "Shoes with this name get the new values. Undo: recordbook undo"),
    examples: [Example("run add-shoes Blue --start 120km --default", cs: "pro nové běhy", en: "for new runs")]
  ) { arguments, session throws(CommandError) in
    let input = AddShoes.Input(
      name: arguments.word("NAME"), start: arguments["--start"].map { Arguments.kilometres([$0])[0] },
      from: try arguments.day("--from", session),
      until: try arguments.day("--until", session), isDefault: arguments.has("default") ? true : nil,
      dryRun: arguments.isDryRun)
    return try session.reportRuns(AddShoes.self, input) { $0.saved($1, $2) }
  }

  static let removeShoes = Command(
    "run remove-shoes", RemoveShoes.self, RemoveShoes.Input.init,
    [Parameter("NAME", .name("run names shoes"), cs: "název", en: "a name").joined], options: [.dryRun],
    cs: "Odebere zapsané boty", en: "Remove what you entered about shoes",
    details: LocalizedText(
      cs: "V bězích jejich název zůstane. Zpět: recordbook undo", en: "Runs keep the shoes' name. Undo: recordbook undo"
    ),
    reply: .run { $0.removed($1, $2) })
}

extension Command {
  static let forgetRunHeartRate = Command(
    "run forget-heart-rate", [Parameter.run.optional], options: [.dryRun, .yes],
    cs: "Navždy vymaže tep z běhu, nebo ze všech", en: "Delete the heart rate of a run, or of all, permanently",
    details: LocalizedText(
      cs: "Vymaže se ze všech souborů knihy, i z dřívějších verzí. Další načítání zastaví: recordbook settings set "
        + "running.heart-rate off",
      en: "It is removed from every file of the book, earlier versions included. To stop reading it: recordbook "
        + "settings set running.heart-rate off"),
    examples: [
      Example("run forget-heart-rate last", cs: "z posledního běhu", en: "of the latest run"),
      Example("run forget-heart-rate --dry-run", cs: "jen řekne, kolika by se to týkalo", en: "only count them"),
    ]
  ) { arguments, session throws(CommandError) in
    let run: RunID? = try arguments["RUN"] == nil ? nil : arguments.value("RUN", session)
    if arguments.isDryRun != true {
      let input = ForgetRunHeartRates.Input(run: run, dryRun: true)
      let count = try session.call(ForgetRunHeartRates.self, input).runCount
      if count > 0 {
        let (cs, en) = (RunSummaries.heartRateLoss(count, .cs), RunSummaries.heartRateLoss(count, .en))
        try session.confirm(arguments, loss: LocalizedText(cs: cs, en: en))
      }
    }
    let input = ForgetRunHeartRates.Input(run: run, dryRun: arguments.isDryRun)
    return try session.reportRuns(ForgetRunHeartRates.self, input) { words, output, _ in words.forgotten(output) }
  }
}

extension Parameter {
  fileprivate static let workout = Parameter(
    "WORKOUT", .name("run names workouts"), cs: "plán tréninku", en: "a planned workout"
  ).joined
  fileprivate static let route = Parameter(
    "ROUTE", .name("run names runs"), cs: "trasa podle kteréhokoli běhu", en: "a route, by any of its runs"
  ).dated
}

extension Option {
  fileprivate static let workoutName = Option(
    "name", Parameter("NAME", cs: "název", en: "a name"), cs: "Nový název", en: "The new name")
  fileprivate static let workoutPlan = Option(
    "plan", Parameter("PLAN", cs: "kroky oddělené středníky", en: "steps, separated by semicolons"),
    cs: "Nový plán", en: "The new plan")
  fileprivate static let comparedRun = Option(
    "run", .run, cs: "Porovná běh s plánem", en: "Compare a run with the plan")
  static let against = Option(
    "against", Parameter("OTHER", .name("run names runs"), help: Parameter.run.help).dated,
    cs: "Porovná s jiným během, po kilometrech", en: "Compare with another run, by kilometer")
}
