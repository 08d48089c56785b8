import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about exercises, routines, the schedule and body weight.
extension Command {
  static let exercises = Command(
    "strength exercises",
    [Parameter("QUERY", cs: "slova názvu", en: "words from a name").repeated.optional],
    options: [
      Option(
        "equipment", Parameter("EQUIPMENT", cs: "třeba barbell", en: "such as barbell"),
        cs: "Jen s tímto náčiním", en: "Only with this equipment"),
      Option(
        "muscle", Parameter("MUSCLE", cs: "třeba chest", en: "such as chest"),
        cs: "Jen pro tento sval", en: "Only for this muscle"),
      Option("favorites", cs: "Jen oblíbené", en: "Favorites only"),
      Option("own", cs: "Jen vlastní", en: "Your own only"),
    ],
    cs: "Hledá cviky", en: "Find exercises",
    details: LocalizedText(
      cs: "Česky i anglicky, bez diakritiky, i s překlepem; nejvýše 20.",
      en: "In Czech or English, with or without accents, even misspelled; at most 20."),
    examples: [
      Example("strength exercises bench pres", cs: "i nedopsané", en: "shortened words work"),
      Example("strength exercises --muscle chest", cs: "podle svalu", en: "by muscle"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let input = SearchExercises.Input(
      query: arguments.all("QUERY").joined(separator: " "), equipment: arguments["--equipment"],
      muscle: arguments["--muscle"], favourites: arguments.has("favorites") ? true : nil,
      own: arguments.has("own") ? true : nil, limit: 20)
    return try session.reportLifts(SearchExercises.self, input) { words, output, _ in
      words.exercises(output, columns: columns)
    }
  }

  static let ownExercise = Command(
    "strength exercise", [.newName.optional],
    options: [
      Option(
        "id", .exercise.known(as: "exercise"),
        cs: "Který se mění; jinak nový", en: "The one to change (default: a new one)"),
      Option(
        "measure", Parameter("MEASURE", .choice(ExerciseMeasure.allCases.map(\.rawValue)), cs: "v čem", en: "in what"),
        cs: "V čem se udávají jeho série", en: "What its sets are measured in"),
      Option(
        "muscles", Parameter("MUSCLES", cs: "svaly s čárkami", en: "muscles, separated by commas").known(as: "primary"),
        cs: "Svaly, na které je", en: "The muscles it trains"),
      .rest,
      Option(
        "step", Parameter("LOAD", cs: "třeba 1.25kg", en: "such as 1.25kg").amount,
        cs: "Po kolika se mění jeho zátěž", en: "The step by which its loads change"),
      Option("no-step", cs: "Krok podle nastavení", en: "Use the step in the settings"),
    ],
    cs: "Přidá nebo změní vlastní cvik", en: "Add or change an exercise of your own",
    examples: [
      Example("strength exercise Sandbag --measure distance", cs: "na vzdálenost", en: "measured by distance"),
      Example("strength exercise --id Barbell_Squat --rest 180", cs: "jak dlouho odpočívat", en: "how long to rest"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = SaveExercise.Input(
      exercise: try arguments.value("--id", session), name: arguments["NAME"],
      measure: try arguments.value("--measure", session),
      primary: arguments["--muscles"].map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      },
      restSeconds: try arguments.rest(), step: try arguments.value("--step", session),
      withoutStep: arguments.has("no-step") ? true : nil)
    return try session.reportStrength(SaveExercise.self, input, number: \.change) { $0.exercise($1) }
  }

  static let favourite = Command(
    "strength favorite", [.exercise], options: [Option("off", cs: "Už ne", en: "Remove the mark")],
    cs: "Označí cvik jako oblíbený", en: "Mark an exercise as a favorite"
  ) { arguments, session throws(CommandError) in
    let input = FavouriteExercise.Input(
      exercise: try arguments.value("EXERCISE", session), favourite: arguments.has("off") ? false : nil)
    return try session.reportStrength(FavouriteExercise.self, input, number: \.change) { $0.exercise($1) }
  }

  static let mergeExercises = Command(
    "strength merge", MergeExercise.self, MergeExercise.Input.init,
    [
      Parameter("FROM", .name("strength names exercises"), cs: "cvik, který zmizí", en: "the exercise that disappears")
        .joined,
      Parameter("INTO", .name("strength names exercises"), cs: "cvik, který zůstane", en: "the exercise that remains"),
    ],
    options: [.dryRun],
    cs: "Spojí dva cviky v jeden", en: "Merge two exercises into one",
    examples: [Example("strength merge own-1 Farmers_Walk", cs: "vlastní s katalogem", en: "into the catalog's")],
    reply: .change(\.change) { $0.exercise($1) })

  // MARK: Routines and schedule

  static let routines = Command(
    "strength routines", [Parameter.routine.optional],
    cs: "Ukáže rutiny, nebo jednu", en: "Show the routines, or one"
  ) { arguments, session throws(CommandError) in
    let only: RoutineID? = try arguments.value("ROUTINE", session)
    return try session.reportLifts(ListRoutines.self, NoInput()) { words, output, program in
      words.routines(output, only: only, program)
    }
  }

  static let saveRoutine = Command(
    "strength save-routine",
    [
      .newName,
      Parameter(
        "EXERCISE",
        cs: "cvik:série×každá, „Bench Press:3x5“, Plank:3x60s",
        en: "exercise:sets×each, \"Bench Press:3x5\", Plank:3x60s"
      ).known(as: "blocks").repeated.optional,
    ],
    options: [
      Option("id", .routine, cs: "Která se mění; jinak nová", en: "The one to change (default: a new one)"),
      Option("from", .workout, cs: "Trénink, z něhož bude", en: "The workout from which to make it"),
    ],
    cs: "Uloží rutinu", en: "Save a routine",
    details: LocalizedText(
      cs: "U té, která se mění, zůstanou bez EXERCISE její cviky, a u každého zátěže a odpočinek, které neuvedete.",
      en:
        "When you change a routine, its exercises stay if you name none, and loads and rests that you leave out stay, "
        + "too."
    ),
    examples: [
      Example("strength save-routine Legs Barbell_Squat:3x5 Plank:3x60s", cs: "dva cviky", en: "two exercises"),
      Example("strength save-routine Nohy --id r1", cs: "jen jiný název", en: "only another name"),
      Example("strength save-routine Push --from last", cs: "z posledního tréninku", en: "from the latest workout"),
    ]
  ) { arguments, session throws(CommandError) in
    var blocks: [SaveRoutine.Input.Block] = []
    for word in arguments.all("EXERCISE") { blocks.append(try Arguments.block(word, unit: session.massUnit)) }
    let routine: RoutineID? = try arguments.value("--id", session)
    if let routine { blocks = try session.keeping(blocks, of: routine) }
    let input = SaveRoutine.Input(
      routine: routine, name: arguments.word("NAME"), blocks: routine != nil && blocks.isEmpty ? nil : blocks,
      from: try arguments.value("--from", session))
    return try session.reportStrength(SaveRoutine.self, input, number: \.change) { $0.routine($1) }
  }

  static let removeRoutine = Command(
    "strength remove-routine", RemoveRoutine.self, RemoveRoutine.Input.init, [.routine], options: [.dryRun],
    cs: "Smaže rutinu a její plán", en: "Remove a routine and its schedule",
    details: LocalizedText(cs: "Jde vzít zpět.", en: "You can undo it."),
    reply: .change(\.change) { $0.routineRemoved($1) })

  static let schedule = Command(
    "strength schedule", [Parameter.routine.optional],
    options: [
      Option("day", .day(), cs: "Jeden den", en: "One day"),
      Option(
        "weekdays", Parameter("DAYS", cs: "dny: po,čt nebo mon,thu", en: "days: mon,thu"),
        cs: "Dny v týdnu", en: "Weekdays"),
      Option("from", .day(), cs: "Od kterého dne; jinak od dneška", en: "The first day (default: today)"),
      Option("until", .day(), cs: "Do kterého dne", en: "The last day"),
      Option("no-until", cs: "Bez posledního dne", en: "No last day"),
      Option(
        "id", Parameter("SCHEDULE", cs: "plán, třeba p1", en: "a schedule, such as p1"),
        cs: "Který plán se mění; co neuvedete, zůstane", en: "The schedule to change; what you leave out stays"),
    ],
    cs: "Ukáže plán, nebo do něj zařadí rutinu", en: "Show the schedule, or schedule a routine",
    examples: [
      Example("strength schedule", cs: "tento a příští týden", en: "this week and the next"),
      Example("strength schedule r1 --weekdays mon,thu", cs: "každé pondělí a čtvrtek", en: "Mondays and Thursdays"),
      Example("strength schedule --id p1 --until 2027-06-30", cs: "jen do června", en: "only until June"),
    ]
  ) { arguments, session throws(CommandError) in
    let (from, until) = (
      try arguments.day("--from", session, isAhead: true), try arguments.day("--until", session, isAhead: true)
    )
    let routine: RoutineID? = try arguments.value("ROUTINE", session)
    guard routine != nil || arguments["--id"] != nil else {
      return try session.reportLifts(ShowSchedule.self, ShowSchedule.Input(from: from, until: until)) {
        words, output, _ in words.schedule(output)
      }
    }
    let input = ScheduleWorkout.Input(
      routine: routine, schedule: try arguments.value("--id", session),
      day: try arguments.day("--day", session, isAhead: true), weekdays: try arguments.weekdays("--weekdays"),
      from: from, until: until,
      withoutUntil: arguments.has("no-until") ? true : nil)
    return try session.reportStrength(ScheduleWorkout.self, input, number: \.change) { $0.scheduled($1) }
  }

  static let unschedule = Command(
    "strength unschedule", UnscheduleWorkout.self, UnscheduleWorkout.Input.init,
    [Parameter("SCHEDULE", cs: "plán, třeba p1", en: "a schedule, such as p1")],
    cs: "Zruší plán", en: "Remove a schedule", reply: .change(\.change) { $0.unscheduled($1) })
}

extension Session {
  /// Returns the new blocks of a routine (its exercises, each with its plan). Values that the command line cannot
  /// express are copied from the routine's old blocks: supersets, rests, and the load, kind and rest of each set.
  fileprivate func keeping(
    _ blocks: [SaveRoutine.Input.Block], of routine: RoutineID
  ) throws(CommandError) -> [SaveRoutine.Input.Block] {
    var known = try call(ListRoutines.self, NoInput()).routines.first { $0.id == routine }?.blocks ?? []
    var kept: [SaveRoutine.Input.Block] = []
    for block in blocks {
      let id = try call(ShowRecords.self, ShowRecords.Input(exercise: block.exercise)).exercise.id
      guard let place = known.firstIndex(where: { $0.exercise.id == id }) else {
        kept.append(block)
        continue
      }
      kept.append(block.keeping(known.remove(at: place)))
    }
    return kept
  }
}

extension SaveRoutine.Input.Block {
  fileprivate func keeping(_ known: RoutineView.Block) -> SaveRoutine.Input.Block {
    var kept = self
    kept.superset = known.superset
    kept.restSeconds = restSeconds ?? known.restSeconds
    kept.progression = progression ?? known.progression
    // Warm-up sets stay before the sets that the words plan anew.
    let warmups = targets == nil ? [] : known.targets.filter { $0.kind == .warmup }
    let before = known.targets.filter { targets == nil || $0.kind != .warmup }
    kept.targets =
      warmups
      + (targets ?? known.targets).enumerated().map { index, target in
        guard let before = index < before.count ? before[index] : before.last else { return target }
        var kept = target
        kept.kind = target.kind ?? before.kind
        kept.load = target.load ?? (target.percent == nil && target.rpe == nil ? before.load : nil)
        kept.restSeconds = target.restSeconds ?? before.restSeconds
        return kept
      }
    return kept
  }
}

extension Arguments {
  /// Parses an exercise of a routine, followed by a colon and its plan: `Bench Press:3x5`, `Plank:3x60s`, `Squat:3x5
  /// x100kg linear 2.5kg`.
  /// - Parameter unit: the unit of loads that are given without a unit.
  fileprivate static func block(
    _ word: String, unit: MassUnit
  ) throws(CommandError) -> SaveRoutine.Input.Block {
    guard let colon = word.lastIndex(of: ":") else { return SaveRoutine.Input.Block(exercise: ExerciseID(word)) }
    let exercise = ExerciseID(String(word[..<colon]))
    let plan = PlanBlock.Input(routine: RoutineID(1), exercise: exercise)
    guard
      let input = try? TargetWords([String(word[word.index(after: colon)...])], into: plan, unit: unit).input,
      let sets = input.sets, (1...100).contains(sets), input.rule == nil || input.step != nil
    else { throw invalid("EXERCISE", word, example: "Bench Press:3x5") }
    return SaveRoutine.Input.Block(
      exercise: exercise, restSeconds: input.restSeconds, targets: input.targets,
      progression: input.rule.flatMap { rule in
        input.step.map { ProgressionView(rule: rule, step: $0, max: input.max) }
      })
  }
}
