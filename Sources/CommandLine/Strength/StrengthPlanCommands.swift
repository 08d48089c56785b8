import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// Exercises, routines, schedule and body weight.
extension Command {
  static let exercises = Command(
    "strength exercises",
    [Parameter("QUERY", help: LocalizedText(cs: "slova názvu", en: "words of a name")).repeated.optional],
    options: [
      Option(
        "equipment", Parameter("EQUIPMENT", help: LocalizedText(cs: "třeba barbell", en: "such as barbell")),
        help: LocalizedText(cs: "Jen s tímto náčiním", en: "Only with this equipment")),
      Option(
        "muscle", Parameter("MUSCLE", help: LocalizedText(cs: "třeba chest", en: "such as chest")),
        help: LocalizedText(cs: "Jen pro tento sval", en: "Only for this muscle")),
      Option("favourites", help: LocalizedText(cs: "Jen oblíbené", en: "Favorites only")),
      Option("own", help: LocalizedText(cs: "Jen vlastní", en: "Your own only")),
    ],
    summary: LocalizedText(cs: "Hledá cviky", en: "Find exercises"),
    details: LocalizedText(
      cs: "Česky i anglicky, bez diakritiky, i s překlepem; nejvýše 20.",
      en: "In Czech or English, without accents, even with a letter wrong; at most 20."),
    examples: [
      Example("strength exercises bench pres", LocalizedText(cs: "i nedopsané", en: "cut words will do")),
      Example("strength exercises --muscle chest", LocalizedText(cs: "podle svalu", en: "by muscle")),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let input = SearchExercises.Input(
      query: arguments.all("QUERY").joined(separator: " "), equipment: arguments["--equipment"],
      muscle: arguments["--muscle"], favourites: arguments.has("favourites") ? true : nil,
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
        help: LocalizedText(cs: "Který se mění; jinak nový", en: "Which is set anew; else a new one")),
      Option(
        "measure",
        Parameter(
          "MEASURE", .choice(ExerciseMeasure.allCases.map(\.rawValue)), help: LocalizedText(cs: "v čem", en: "in what")),
        help: LocalizedText(cs: "V čem se udávají jeho série", en: "What its sets are told in")),
      Option(
        "muscles",
        Parameter("MUSCLES", help: LocalizedText(cs: "svaly s čárkami", en: "muscles with commas between")).known(
          as: "primary"),
        help: LocalizedText(cs: "Svaly, na které je", en: "The muscles that it is for")),
      .rest,
    ],
    summary: LocalizedText(cs: "Přidá nebo změní vlastní cvik", en: "Add an exercise of your own, or change it"),
    examples: [
      Example("strength exercise Sandbag --measure distance", LocalizedText(cs: "na vzdálenost", en: "for distance")),
      Example(
        "strength exercise --id Barbell_Squat --rest 180",
        LocalizedText(cs: "jak dlouho odpočívat", en: "how long to rest")),
    ]
  ) { arguments, session throws(CommandError) in
    let measure = try arguments["--measure"].map { (word) throws(CommandError) in
      guard let measure = ExerciseMeasure(rawValue: word) else {
        throw .usage(.invalid("--measure", word, valid: ExerciseMeasure.allCases.map(\.rawValue)))
      }
      return measure
    }
    let input = SaveExercise.Input(
      exercise: arguments["--id"].map { ExerciseID($0) }, name: arguments["NAME"], measure: measure,
      primary: arguments["--muscles"].map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      },
      restSeconds: try arguments.optionalNumber("--rest"))
    return try session.reportStrength(SaveExercise.self, input, number: \.change) { $0.exercise($1) }
  }

  static let favourite = Command(
    "strength favourite", [.exercise], options: [Option("off", help: LocalizedText(cs: "Už ne", en: "No more"))],
    summary: LocalizedText(cs: "Označí cvik jako oblíbený", en: "Mark an exercise as a favorite")
  ) { arguments, session throws(CommandError) in
    let input = FavouriteExercise.Input(
      exercise: arguments.exercise(), favourite: arguments.has("off") ? false : nil)
    return try session.reportStrength(FavouriteExercise.self, input, number: \.change) { $0.exercise($1) }
  }

  static let mergeExercises = Command(
    "strength merge",
    [
      Parameter("FROM", help: LocalizedText(cs: "cvik, který zmizí", en: "the exercise that goes")),
      Parameter("INTO", help: LocalizedText(cs: "cvik, který zůstane", en: "the exercise that stays")),
    ],
    summary: LocalizedText(cs: "Spojí dva cviky v jeden", en: "Join two exercises that are one"),
    examples: [
      Example("strength merge own-1 Farmers_Walk", LocalizedText(cs: "vlastní s katalogem", en: "into the catalog's"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = MergeExercise.Input(from: arguments.exercise("FROM"), into: arguments.exercise("INTO"))
    return try session.reportStrength(MergeExercise.self, input, number: \.change) { $0.exercise($1) }
  }

  // MARK: Routines and schedule

  static let routines = Command(
    "strength routine", [Parameter.routine.optional],
    summary: LocalizedText(cs: "Ukáže rutiny, nebo jednu", en: "Show the routines, or one")
  ) { arguments, session throws(CommandError) in
    let only = try arguments.routine()
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
        help: LocalizedText(
          cs: "cvik:série×každá, „Bench Press:3x5“, Plank:3x60s",
          en: "exercise:sets×each, \"Bench Press:3x5\", Plank:3x60s")
      ).known(as: "blocks").repeated.optional,
    ],
    options: [
      Option(
        "id", .routine, help: LocalizedText(cs: "Která se mění; jinak nová", en: "Which is changed; else a new one"))
    ],
    summary: LocalizedText(cs: "Uloží rutinu", en: "Save a routine"),
    details: LocalizedText(
      cs: "U té, která se mění, zůstanou bez EXERCISE její cviky, a u každého zátěže a odpočinek, které neuvedete.",
      en:
        "Of one that is changed its exercises stay without EXERCISE, and of each the loads and rests that you leave out."
    ),
    examples: [
      Example(
        "strength save-routine Legs Barbell_Squat:3x5 Plank:3x60s",
        LocalizedText(cs: "dva cviky", en: "two exercises")),
      Example("strength save-routine Nohy --id r1", LocalizedText(cs: "jen jiný název", en: "another name alone")),
    ]
  ) { arguments, session throws(CommandError) in
    var blocks: [SaveRoutine.Input.Block] = []
    for word in arguments.all("EXERCISE") { blocks.append(try Arguments.block(word)) }
    let routine = try arguments.routine("--id")
    if let routine { blocks = try session.keeping(blocks, of: routine) }
    let input = SaveRoutine.Input(
      routine: routine, name: arguments.word("NAME"), blocks: routine != nil && blocks.isEmpty ? nil : blocks)
    return try session.reportStrength(SaveRoutine.self, input, number: \.change) { $0.routine($1) }
  }

  static let removeRoutine = Command(
    "strength remove-routine", [.routine],
    summary: LocalizedText(cs: "Smaže rutinu a její plán", en: "Remove a routine and what is scheduled of it"),
    details: LocalizedText(cs: "Jde vzít zpět.", en: "It can be taken back.")
  ) { arguments, session throws(CommandError) in
    guard let routine = try arguments.routine() else { preconditionFailure("ROUTINE is required") }
    return try session.reportStrength(RemoveRoutine.self, RemoveRoutine.Input(routine: routine), number: \.change) {
      $0.routineRemoved($1)
    }
  }

  static let schedule = Command(
    "strength schedule", [Parameter.routine.optional],
    options: [
      Option("day", .day("DAY"), help: LocalizedText(cs: "Jeden den", en: "One day")),
      Option(
        "weekdays", Parameter("DAYS", help: LocalizedText(cs: "dny: po,čt nebo mon,thu", en: "days: mon,thu")),
        help: LocalizedText(cs: "Dny v týdnu", en: "Weekdays")),
      Option(
        "from", .day("DAY"), help: LocalizedText(cs: "Od kterého dne; jinak od dneška", en: "The first day; else today")
      ),
      Option("until", .day("DAY"), help: LocalizedText(cs: "Do kterého dne", en: "The last day")),
      Option("no-until", help: LocalizedText(cs: "Bez posledního dne", en: "No last day")),
      Option(
        "id", Parameter("SCHEDULE", help: LocalizedText(cs: "plán, třeba p1", en: "a schedule, such as p1")),
        help: LocalizedText(
          cs: "Který plán se mění; co neuvedete, zůstane", en: "Which is changed; what you leave out stays")),
    ],
    summary: LocalizedText(cs: "Ukáže plán, nebo do něj zařadí rutinu", en: "Show the schedule, or plan a routine"),
    examples: [
      Example("strength schedule", LocalizedText(cs: "tento a příští týden", en: "this week and the next")),
      Example(
        "strength schedule r1 --weekdays mon,thu",
        LocalizedText(cs: "každé pondělí a čtvrtek", en: "Mondays and Thursdays")),
      Example(
        "strength schedule --id p1 --until 2027-06-30", LocalizedText(cs: "jen do června", en: "until June only")),
    ]
  ) { arguments, session throws(CommandError) in
    let (from, until) = (try arguments.day("--from"), try arguments.day("--until"))
    let routine = try arguments.routine()
    guard routine != nil || arguments["--id"] != nil else {
      return try session.reportLifts(ShowSchedule.self, ShowSchedule.Input(from: from, until: until)) {
        words, output, _ in words.schedule(output)
      }
    }
    let input = ScheduleWorkout.Input(
      routine: routine, schedule: arguments["--id"] == nil ? nil : try arguments.schedule("--id"),
      day: try arguments.day("--day"), weekdays: try arguments.weekdays("--weekdays"), from: from, until: until,
      withoutUntil: arguments.has("no-until") ? true : nil)
    return try session.reportStrength(ScheduleWorkout.self, input, number: \.change) { $0.scheduled($1) }
  }

  static let unschedule = Command(
    "strength unschedule",
    [Parameter("SCHEDULE", help: LocalizedText(cs: "plán, třeba p1", en: "a schedule, such as p1"))],
    summary: LocalizedText(cs: "Zruší plán", en: "Remove a schedule")
  ) { arguments, session throws(CommandError) in
    let input = UnscheduleWorkout.Input(schedule: try arguments.schedule("SCHEDULE"))
    return try session.reportStrength(UnscheduleWorkout.self, input, number: \.change) { $0.unscheduled($1) }
  }

  static let bodyWeight = Command(
    "strength body-weight",
    [Parameter("WEIGHT", help: LocalizedText(cs: "váha, třeba 82.5kg", en: "a weight, such as 82.5kg")).optional],
    options: [
      Option("day", .day("DAY"), help: LocalizedText(cs: "Kterého dne; jinak dnes", en: "Of which day; else today")),
      Option("remove", help: LocalizedText(cs: "Smaže váhu toho dne", en: "Remove that of the day")),
    ],
    summary: LocalizedText(cs: "Zapíše nebo ukáže tělesnou váhu", en: "Record or show your body weight"),
    examples: [Example("strength body-weight 82.5kg", LocalizedText(cs: "dnes", en: "today"))]
  ) { arguments, session throws(CommandError) in
    let removes = arguments.has("remove")
    guard arguments["WEIGHT"] != nil || removes else {
      return try session.reportLifts(ListBodyWeights.self, NoInput()) { words, output, _ in words.weights(output) }
    }
    let input = LogBodyWeight.Input(
      weight: arguments["WEIGHT"] == nil ? nil : try arguments.load("WEIGHT"), day: try arguments.day("--day"),
      withoutWeight: removes ? true : nil)
    return try session.reportStrength(LogBodyWeight.self, input, number: \.change) { $0.weighed($1) }
  }
}

extension Session {
  /// Blocks of a routine that is changed, with what a command has no words for: superset, rest, and of each set load, kind
  /// and rest.
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
    kept.restSeconds = known.restSeconds
    kept.targets = (targets ?? known.targets).enumerated().map { index, target in
      guard let before = index < known.targets.count ? known.targets[index] : known.targets.last else { return target }
      var kept = target
      kept.kind = target.kind ?? before.kind
      kept.load = target.load ?? before.load
      kept.restSeconds = target.restSeconds ?? before.restSeconds
      return kept
    }
    return kept
  }
}

extension Arguments {
  /// An exercise of a routine with its sets and what each is to be: `Bench Press:3x5`, `Plank:3x60s`.
  fileprivate static func block(_ word: String) throws(CommandError) -> SaveRoutine.Input.Block {
    guard let colon = word.lastIndex(of: ":") else { return SaveRoutine.Input.Block(exercise: ExerciseID(word)) }
    let parts = word[word.index(after: colon)...].lowercased().split { $0 == "x" || $0 == "×" }
    var input = SetInput()
    guard parts.count == 2, let sets = Int(parts[0]), (1...100).contains(sets),
      SetWord.take(parts[1].allSatisfy(\.isNumber) ? "x\(parts[1])" : String(parts[1]), into: &input)
    else { throw refused("EXERCISE", word, example: "Bench Press:3x5") }
    let target = SetTargetView(
      load: input.load, reps: input.reps, seconds: input.seconds, millimetres: input.millimetres)
    return SaveRoutine.Input.Block(
      exercise: ExerciseID(String(word[..<colon])), targets: Array(repeating: target, count: sets))
  }
}
