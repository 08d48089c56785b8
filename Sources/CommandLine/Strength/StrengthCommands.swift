import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

extension FeatureCommands {
  package static let strength = FeatureCommands(
    .strength, importOptions: { [.importedUnit, .importedDistance, .importedDates] },
    sample: { session throws(CommandError) in try StrengthSample.fill(session) },
    tryNext: { _, language, program throws(CommandError) in
      [
        Suggestion(
          program.command("strength", "show"), language.say(cs: "Trénink, který probíhá", en: "The current workout")),
        Suggestion(
          program.command("strength", "lifts", "Bench Press"),
          language.say(cs: "Rekordy jednoho cviku", en: "The records of an exercise")),
        Suggestion(
          program.command("strength", "form"),
          language.say(cs: "Technika: co vidí kamera", en: "Form: what a camera sees")),
      ]
    })
}

extension Command {
  /// The command `strength`. Without a subcommand, it shows the screen Home.
  static let strength = Command(
    "strength",
    cs: "Posilování: trénink, série, odpočinek, rekordy", en: "Strength: workouts, sets, rest, records",
    details: LocalizedText(
      cs:
        "Trénink začne strength start, série se zapisují jako strength set 100kg x5 @8. Každá zátěž zůstává v "
        + "jednotce, v níž byla zadána. Deníky z deseti aplikací načte import. Všechno jde vzít zpět.",
      en:
        "Start a workout with strength start, and log sets like strength set 100kg x5 @8. Every load keeps the unit "
        + "in which it was entered. import reads the logs of ten apps. Everything can be undone."),
    subcommands: [
      startWorkout, pauseWorkout, resumeWorkout, addExercise, logSet, restTimer, finishWorkout, discardWorkout,
      againWorkout, listWorkouts, showWorkout, logWorkout, addSet, editSet, removeSet, confirmSet, setTimes, moveBlock,
      swapExercise, noteWorkout, renameWorkout, removeWorkout, lifts, exercises,
      ownExercise, favourite, mergeExercises, logNames, splitExercise, assignNames,
      renewNames, sameWorkouts, bothWorkouts, today, routines, saveRoutine, setBlock, removeRoutine, setMax, deload,
      schedule, unschedule, plates, warmup, strengthBodyWeight, logMeasure, listMeasures, missing,
      chart, cue, listenToRests, form, exportWorkouts, reviewSets, deleteWorkouts, strengthNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListWorkouts.self, ListWorkouts.Input(), at: StrengthDestinations.home)
  }

  // MARK: Workouts

  private static let listWorkouts = Command(
    "strength list",
    [.period],
    options: [
      .limit,
      Option(
        "query", Parameter("WORDS", cs: "slova", en: "words"), cs: "Jen s těmito slovy v názvu, poznámce nebo cviku",
        en: "Only with these words in the title, note or exercises"),
    ],
    cs: "Vypíše tréninky", en: "List the workouts",
    details: LocalizedText(
      cs: "Nejnovější napřed, i s vyřazenými.", en: "Newest first, including removed ones."),
    examples: [
      Example("strength list 2025", cs: "jeden rok", en: "one year"),
      Example("strength list --limit 10", cs: "posledních deset", en: "the latest ten"),
      Example("strength list --query bench", cs: "s tím cvikem", en: "with that exercise"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let (since, until, limit) = try arguments.listed(session)
    let input = ListWorkouts.Input(since: since, until: until, limit: limit, query: arguments["--query"])
    let period = arguments["PERIOD"]
    return try session.reportLifts(ListWorkouts.self, input) { $0.list($1, of: period, $2, columns: columns) }
  }

  private static let showWorkout = Command(
    "strength show", [Parameter.workout.joined.optional],
    cs: "Ukáže trénink, bez WORKOUT ten, který probíhá", en: "Show a workout; without WORKOUT, the current one",
    examples: [
      Example("strength show", cs: "ten, který probíhá", en: "the current one"),
      Example("strength show last", cs: "poslední", en: "the latest"),
    ]
  ) { arguments, session throws(CommandError) in
    guard arguments["WORKOUT"] != nil else {
      return try session.reportLifts(ShowActiveWorkout.self, NoInput()) { $0.active($1, $2) }
    }
    let input = ShowWorkout.Input(workout: try arguments.value("WORKOUT", session))
    return try session.reportLifts(ShowWorkout.self, input) { words, output, _ in words.workout(output) }
  }

  private static let lifts = Command(
    "strength lifts", [Parameter.exercise.optional],
    options: [Option("history", cs: "Všechny tréninky s tím cvikem", en: "Every workout with this exercise")],
    cs: "Ukáže rekordy", en: "Show your records",
    details: LocalizedText(
      cs: "Počítají se pracovní série; podezřelé až po potvrzení. Maximum na 1 opakování je vždy jen odhad.",
      en: "Working sets count; suspicious sets count once confirmed. The one-rep max is always an estimate."),
    examples: [
      Example("strength lifts", cs: "všechny cviky", en: "all exercises"),
      Example("strength lifts Barbell_Squat", cs: "jeden cvik", en: "one exercise"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    guard arguments["EXERCISE"] != nil else {
      return try session.reportLifts(ListLifts.self, NoInput()) { $0.lifts($1, $2, columns: columns) }
    }
    let input = ShowRecords.Input(exercise: try arguments.value("EXERCISE", session))
    if arguments.has("history") {
      return try session.reportLifts(ShowHistory.self, input) { words, output, _ in
        words.history(output, columns: columns)
      }
    }
    return try session.reportLifts(ShowRecords.self, input) { words, output, _ in
      words.records(output, columns: columns)
    }
  }

  private static let reviewSets = Command(
    "strength review",
    cs: "Ukáže, co z posilování čeká na váš úsudek", en: "Show what you have to decide about strength"
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.report(ReviewSets.self, NoInput()) { output, language, program in
      let text = StrengthReviewStrings(strings: StrengthStrings(language: language)).text(
        output, program, columns: columns)
      return text.isEmpty ? language.say(cs: "Nic nečeká.\n", en: "Nothing to decide.\n") : text
    }
  }

  private static let deleteWorkouts = Command(
    "strength delete-all",
    options: [.yes],
    cs: "Navždy smaže všechno o posilování", en: "Delete all strength data, permanently",
    details: LocalizedText(
      cs: "Tréninky, vlastní cviky, rutiny, plán, tělesná váha i nastavení. Nejde vzít zpět; zálohy jinde zůstanou.",
      en:
        "Workouts, your own exercises, routines, schedule, body weight and settings. This can't be undone; backups "
        + "elsewhere stay."
    )
  ) { arguments, session throws(CommandError) in
    let count = try session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.count
    let (cs, en) = (Language.cs.counted(count, .workouts), Language.en.counted(count, .workouts))
    try session.confirm(
      arguments,
      loss: LocalizedText(
        cs: "všechno o posilování (\(cs), vlastní cviky, rutiny, plán, tělesná váha a nastavení)",
        en: "all strength data (\(en), own exercises, routines, schedule, body weight and settings)"))
    let input = DeleteAll.Input(confirm: DeleteAll.phrase)
    return try session.report(DeleteAll.self, input) { output, language, _ in
      StrengthAnswerStrings(strings: StrengthStrings(language: language)).erased(output)
    }
  }
}
