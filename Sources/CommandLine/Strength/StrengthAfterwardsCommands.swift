import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands that log, correct or rearrange workouts after they were done.
extension Command {
  static let logWorkout = Command(
    "strength log",
    [
      .day(), Parameter("TIME", cs: "začátek, třeba 18:00", en: "the start, such as 18:00").optionalTime, .exercise,
      .spec,
    ],
    options: [
      Option("name", .newName, cs: "Název nového tréninku", en: "The name of a new workout"),
      Option(
        "duration", Parameter("TIME", cs: "třeba 65min", en: "such as 65min").known(as: "durationSeconds").amount,
        cs: "Jak dlouho nový trénink trval", en: "How long a new workout took"), .dryRun,
    ],
    cs: "Zapíše trénink, který už byl", en: "Log a past workout",
    details: LocalizedText(
      cs:
        "Série se píšou jako u strength set, s čárkou mezi nimi; 3x5x80kg jsou tři po pěti s 80 kg. Bez TIME ve 12:00; "
        + "další zápis téhož začátku přidá k témuž tréninku.",
      en:
        "Sets are as in strength set, separated by commas; 3x5x80kg is three sets of five with 80 kg. Without TIME, it "
        + "starts at 12:00; logging again with the same start adds to the same workout."),
    examples: [
      Example(
        "strength log 2026-11-21 18:00 'Bench Press' 80kg x5, 75kg x8", cs: "dvě série", en: "two sets"),
      Example("strength log yesterday Barbell_Squat 3x5x100kg", cs: "včera, tři série", en: "yesterday, three sets"),
    ]
  ) { arguments, session throws(CommandError) in
    var input = LogWorkout.Input(
      day: try arguments.value("DAY", session), time: arguments["TIME"].map { ClockWords.time($0) ?? $0 },
      exercise: try arguments.value("EXERCISE", session),
      sets: try arguments.sets(session))
    input.name = arguments["--name"]
    input.durationSeconds = try arguments.seconds("--duration")
    input.dryRun = arguments.isDryRun
    return try session.reportStrength(LogWorkout.self, input, number: \.change) { $0.wrote($1) }
  }

  static let addSet = Command(
    "strength add-set", [.workout, .exercise, .spec],
    options: [
      Option("after", .set, cs: "Za kterou sérii; jinak na konec cviku", en: "After which set (default: the last)"),
      .setNote, .dryRun,
    ],
    cs: "Přidá sérii do tréninku, který už skončil", en: "Add a set to a finished workout",
    examples: [
      Example("strength add-set last 'Bench Press' 80kg x5", cs: "na konec cviku", en: "at the end of the exercise"),
      Example("strength add-set last Plank 60s --after 3", cs: "za třetí sérii", en: "after the third set"),
    ]
  ) { arguments, session throws(CommandError) in
    var (words, after): ([String], Int?) = (
      try arguments.wordsAfterName("SET"), try arguments.value("--after", session)
    )
    // The words may contain `after 3`: the number of the set after which the new set is added.
    if let place = words.prefix(Arguments.countBeforeNote(words)).firstIndex(of: "after"), place + 1 < words.count,
      let number = Int(words[place + 1])
    {
      after = number
      words.removeSubrange(place...place + 1)
    }
    let sets = try Arguments.setInputs(words, unit: session.massUnit)
    guard sets.count < 2 else {
      throw .usage(
        cs: "zadáno víc sérií: \(sets.count)", en: "\(sets.count) sets are given",
        hint: LocalizedText(
          cs: "add-set přidá jednu; víc jich přidá strength log se začátkem tréninku.",
          en: "add-set adds one; strength log adds several to the workout with a given start."))
    }
    var set = sets.first ?? SetInput()
    set.note = arguments["--note"] ?? set.note
    let input = AddSet.Input(
      workout: try arguments.value("WORKOUT", session), exercise: try arguments.value("EXERCISE", session),
      afterSet: after, set, dryRun: arguments.isDryRun)
    return try session.reportStrength(AddSet.self, input, number: \.change) { $0.wrote($1) }
  }

  static let setTimes = Command(
    "strength times", [.workout],
    options: [
      Option(
        "start", Parameter("TIME", cs: "18:00 nebo „2026-11-26 18:00“", en: "18:00 or \"2026-11-26 18:00\""),
        cs: "Kdy začal", en: "When it began"),
      Option(
        "end", Parameter("TIME", cs: "třeba 19:10", en: "such as 19:10"), cs: "Kdy skončil", en: "When it ended"),
      Option(
        "duration", Parameter("DURATION", cs: "třeba 65min", en: "such as 65min").known(as: "durationSeconds").amount,
        cs: "Jak dlouho trval", en: "How long it took"),
    ],
    cs: "Opraví začátek a konec tréninku", en: "Correct when a workout began and ended",
    details: LocalizedText(cs: "Označení tréninku zůstane.", en: "The workout keeps its name in the book."),
    examples: [
      Example("strength times last --start 17:45 --end 19:00", cs: "od kdy do kdy", en: "from when to when"),
      Example("strength times last --duration 65min", cs: "jak dlouho", en: "how long"),
    ]
  ) { arguments, session throws(CommandError) in
    let (day, time) = try arguments.dayAndTime("--start", session)
    let input = SetTimes.Input(
      workout: try arguments.value("WORKOUT", session), day: day, time: time,
      end: arguments["--end"].map { ClockWords.time($0) ?? $0 },
      durationSeconds: try arguments.seconds("--duration"))
    return try session.reportStrength(SetTimes.self, input, number: \.change) { $0.corrected($1) }
  }

  static let moveBlock = Command(
    "strength move", MoveBlock.self, MoveBlock.Input.init,
    [.workout.optional, .block, Parameter("N", cs: "kolikátý má být", en: "its new position").known(as: "to")],
    cs: "Přesune cvik v tréninku", en: "Move an exercise within a workout",
    examples: [Example("strength move last 3 1", cs: "třetí bude první", en: "the third becomes the first")],
    reply: .change(\.change) { $0.changed($1) })

  static let swapExercise = Command(
    "strength swap", SwapExercise.self, SwapExercise.Input.init, [.workout.optional, .block, .exercise],
    cs: "Vymění cvik za jiný", en: "Replace an exercise with another",
    details: LocalizedText(
      cs: "Série zůstanou. Bez WORKOUT v tréninku, který probíhá.",
      en: "Its sets stay. Without WORKOUT, in the current one."),
    examples: [
      Example("strength swap 2 'Dumbbell Bench Press'", cs: "v tom, který probíhá", en: "in the current one"),
      Example("strength swap last 1 Barbell_Squat", cs: "v posledním", en: "in the latest"),
    ], reply: .change(\.change) { $0.changed($1) })

  static let noteWorkout = Command(
    "strength note", NoteWorkout.self, NoteWorkout.Input.init,
    [
      .workout.optional,
      Parameter("TEXT", cs: "poznámka; \"\" ji smaže", en: "a note; \"\" removes it").known(as: "note").joined,
    ],
    cs: "Zapíše poznámku k tréninku", en: "Write a note on a workout",
    details: LocalizedText(
      cs: "Nejvýš 2 000 znaků, i na více řádků. Bez WORKOUT k tomu, který probíhá.",
      en: "At most 2,000 characters, in any number of lines. Without WORKOUT, for the current one."),
    examples: [Example("strength note last 'Málo spánku'", cs: "k poslednímu", en: "on the latest one")],
    reply: .change(\.change) { $0.changed($1) })

  static let againWorkout = Command(
    "strength again", [Parameter.workout.optional],
    options: [Option("name", .newName, cs: "Jak se jmenuje", en: "Its name")],
    cs: "Začne trénink se sériemi dřívějšího", en: "Start a workout with the sets of an earlier one",
    details: LocalizedText(cs: "Bez WORKOUT posledního.", en: "Without WORKOUT, of the latest one."),
    examples: [Example("strength again 2026-11-18", cs: "toho dne", en: "of that day")]
  ) { arguments, session throws(CommandError) in
    let id: WorkoutID? = try arguments.value("WORKOUT", session)
    let last: WorkoutID = if let id { id } else { try session.lastWorkout() }
    return try session.reportStepAsking(
      StartWorkout.self, StartWorkout.Input(again: last, name: arguments["--name"]))
  }
}

extension Session {
  /// Returns the latest finished workout.
  fileprivate func lastWorkout() throws(CommandError) -> WorkoutID {
    let workouts = try call(ListWorkouts.self, ListWorkouts.Input()).workouts
    guard let last = workouts.first(where: { $0.state == .finished }) else {
      throw .usage(
        cs: "zatím není žádný dokončený trénink", en: "there is no finished workout yet",
        hint: LocalizedText(cs: "Začněte nový", en: "Start a new one"), command: "strength start")
    }
    return last.id
  }
}

extension Arguments {
  /// Returns the duration that an argument gives, such as `65min`, `1h5m`, `1:05:00` or `3900s`, in seconds; nil if the
  /// argument is not given.
  fileprivate func seconds(_ name: String) throws(CommandError) -> Int? {
    guard let word = self[name] else { return nil }
    guard let seconds = WrittenDuration.seconds(in: word.lowercased().filter { $0 != " " }) else {
      throw Arguments.invalid(name, word, example: "65min")
    }
    return seconds
  }

  /// Returns the day and the time of day that an option gives, such as `2026-11-26 18:00`. The day is nil if the
  /// option gives only a time; both are nil if the option is not given.
  fileprivate func dayAndTime(
    _ name: String, _ session: Session
  ) throws(CommandError) -> (day: CivilDay?, time: String?) {
    guard let word = self[name] else { return (nil, nil) }
    if let time = ClockWords.time(word) { return (nil, time) }
    let mark: Character = word.contains(" ") ? " " : "T"
    let parts = word.split(separator: mark, maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return (nil, word) }
    guard let day = try session.day(parts[0]) else { throw Arguments.invalid(name, word, example: "2026-11-26 18:00") }
    return (day, ClockWords.time(parts[1]) ?? parts[1])
  }
}

extension Parameter {
  fileprivate static let block = Parameter("BLOCK", cs: "kolikátý cvik", en: "which exercise, by number")
}
