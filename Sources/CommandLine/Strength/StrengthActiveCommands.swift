import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The workout that is on, and corrections of those that were.
extension Command {
  static let startWorkout = Command(
    "strength start", [Parameter.routine.optional],
    options: [Option("name", .newName, help: LocalizedText(cs: "Jak se jmenuje", en: "What it is called"))],
    summary: LocalizedText(cs: "Začne trénink", en: "Begin a workout"),
    details: LocalizedText(
      cs: "S rutinou, nebo bez plánu. Probíhat může jeden; ukončený proces nic neztratí.",
      en: "Of a routine, or with no plan. One is on at a time; a process that ends loses nothing."),
    examples: [
      Example("strength start", LocalizedText(cs: "bez plánu", en: "with no plan")),
      Example("strength start r1", LocalizedText(cs: "s rutinou", en: "of a routine")),
    ]
  ) { arguments, session throws(CommandError) in
    try session.reportStepAsking(
      StartWorkout.self, StartWorkout.Input(routine: try arguments.routine(), name: arguments["--name"]))
  }

  static let pauseWorkout = Command(
    "strength pause", summary: LocalizedText(cs: "Pozastaví trénink i odpočinek", en: "Pause the workout, and its rest")
  ) { _, session throws(CommandError) in try session.reportStep(PauseWorkout.self, NoInput()) }

  static let resumeWorkout = Command(
    "strength resume", summary: LocalizedText(cs: "Pokračuje v tréninku", en: "Go on with the workout"),
    details: LocalizedText(
      cs: "V pozastaveném, i v tom, v němž čtyři hodiny nic nepřibylo.",
      en: "With one that is paused, and with one in which nothing was done for four hours.")
  ) { _, session throws(CommandError) in try session.reportStep(ResumeWorkout.self, NoInput()) }

  static let discardWorkout = Command(
    "strength discard",
    summary: LocalizedText(cs: "Zahodí trénink, který probíhá", en: "Throw the workout that is on away"),
    details: LocalizedText(cs: "Jde vzít zpět.", en: "It can be taken back.")
  ) { _, session throws(CommandError) in try session.reportStep(DiscardWorkout.self, NoInput()) }

  static let finishWorkout = Command(
    "strength finish",
    options: [
      Option(
        "at-last-set",
        help: LocalizedText(cs: "Skončil poslední sérií: zapomenutý trénink", en: "It ended with its last set"))
    ],
    summary: LocalizedText(cs: "Dokončí trénink", en: "Finish the workout")
  ) { arguments, session throws(CommandError) in
    try session.reportStepAsking(
      FinishWorkout.self, FinishWorkout.Input(atLastSet: arguments.has("at-last-set") ? true : nil))
  }

  static let addExercise = Command(
    "strength add", [.exercise],
    options: [
      Option(
        "superset", Parameter("NUMBER", help: LocalizedText(cs: "číslo", en: "a number")),
        help: LocalizedText(cs: "Cviky s týmž číslem se střídají", en: "Exercises of one number take turns")),
      .rest,
    ],
    summary: LocalizedText(cs: "Přidá cvik do tréninku", en: "Add an exercise to the workout"),
    examples: [
      Example("strength add Barbell_Squat", LocalizedText(cs: "podle názvu", en: "by name")),
      Example("strength add dřep --superset 1", LocalizedText(cs: "česky, v supersérii", en: "in a superset")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = AddExercise.Input(
      exercise: arguments.exercise(), superset: try arguments.optionalNumber("--superset"),
      restSeconds: try arguments.optionalNumber("--rest"))
    return try session.reportStepAsking(AddExercise.self, input)
  }

  static let logSet = Command(
    "strength set", [.spec],
    options: [
      Option(
        "block", Parameter("NUMBER", help: LocalizedText(cs: "číslo", en: "a number")),
        help: LocalizedText(
          cs: "Kolikátého cviku; jinak toho, který je na řadě", en: "Of which exercise; else of the next")),
      .rest, .setNote,
    ],
    summary: LocalizedText(cs: "Zapíše sérii a začne odpočinek", en: "Log a set; its rest begins"),
    details: LocalizedText(
      cs:
        "SET jsou slova: zátěž 100kg nebo 225lb, opakování x5, RPE @8.5, čas 60s nebo 1:30, vzdálenost 400m, druh warmup, "
        + "drop, failure nebo amrap.",
      en:
        "SET is words: a load 100kg or 225lb, repetitions x5, an RPE @8.5, a time 60s or 1:30, a distance 400m, a kind "
        + "warmup, drop, failure or amrap."),
    examples: [
      Example("strength set 100kg x5 @8", LocalizedText(cs: "pět opakování se sto kily", en: "five with a hundred")),
      Example(
        "strength set 60s --rest 120", LocalizedText(cs: "výdrž, pak dvě minuty", en: "a hold, then two minutes")),
    ]
  ) { arguments, session throws(CommandError) in
    var set = try arguments.setInput()
    set.note = arguments["--note"]
    let input = LogSet.Input(
      block: try arguments.optionalNumber("--block"), set, restSeconds: try arguments.optionalNumber("--rest"))
    return try session.reportStepAsking(LogSet.self, input)
  }

  static let restTimer = Command(
    "strength rest",
    [
      Parameter("CHANGE", help: LocalizedText(cs: "+15, -15, 3:00 nebo skip", en: "+15, -15, 3:00 or skip")).known(
        as: "seconds"
      ).optional
    ],
    summary: LocalizedText(
      cs: "Ukáže odpočinek, prodlouží ho, zkrátí nebo přeskočí", en: "Show the rest, change or skip it"),
    details: LocalizedText(
      cs: "Se znaménkem o kolik sekund déle nebo kratčeji, jako 3:00 nebo 200s kolik ho má ještě zbývat.",
      en: "With a sign by how many seconds more or fewer; as 3:00 or 200s how much is to be left of it."),
    examples: [
      Example("strength rest +15", LocalizedText(cs: "o 15 s déle", en: "15 s longer")),
      Example("strength rest 3:00", LocalizedText(cs: "zbývají tři minuty", en: "three minutes are left")),
      Example("strength rest skip", LocalizedText(cs: "hned dál", en: "go on at once")),
    ]
  ) { arguments, session throws(CommandError) in
    guard let word = arguments["CHANGE"] else {
      return try session.report(ShowActiveWorkout.self, NoInput()) { output, language, _ in
        output.active?.rest.map { StrengthAnswerStrings(strings: StrengthStrings(language: language)).rest($0) }
          ?? language.say(cs: "Žádný odpočinek neběží.\n", en: "No rest is on.\n")
      }
    }
    if word == "skip" { return try session.reportStep(SkipRest.self, NoInput()) }
    return try session.reportStep(AdjustRest.self, arguments.restChange("CHANGE"))
  }

  // MARK: Corrections

  static let editSet = Command(
    "strength edit", [.workout, Parameter("NUMBER", help: Parameter.set.help).known(as: "set"), .spec.optional],
    options: [.setNote],
    summary: LocalizedText(cs: "Opraví sérii", en: "Correct a set"),
    details: LocalizedText(
      cs:
        "Co neuvedete, zůstane. SET jsou slova jako u strength set; no-load, no-reps, no-time, no-distance, no-rpe a "
        + "no-note odeberou, co série má.",
      en:
        "What you leave out stays. SET is words, as of strength set; no-load, no-reps, no-time, no-distance, no-rpe and "
        + "no-note take away what the set has."),
    examples: [
      Example("strength edit last 3 52.5kg", LocalizedText(cs: "jiná zátěž", en: "another load")),
      Example("strength edit last 3 x9 @9", LocalizedText(cs: "jiná opakování a RPE", en: "other repetitions and RPE")),
      Example(
        "strength edit last 3 60s no-reps", LocalizedText(cs: "čas místo opakování", en: "a time, no repetitions")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = try arguments.setChange(of: arguments.workout(session), arguments.wholeNumber("NUMBER"))
    guard !input.tellsNothing else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "není řečeno, co má být jinak", en: "nothing is said to be otherwise"),
          hint: LocalizedText(cs: "Zadejte třeba 52.5kg, x9 nebo @9.", en: "Give it as in 52.5kg, x9 or @9.")))
    }
    return try session.reportStrength(EditSet.self, input, number: \.change) { $0.edited($1) }
  }

  static let removeSet = Command(
    "strength remove-set", [.workout, .set],
    summary: LocalizedText(cs: "Smaže sérii", en: "Remove a set"),
    examples: [Example("strength remove-set last 3", LocalizedText(cs: "třetí série", en: "the third set"))]
  ) { arguments, session throws(CommandError) in
    let input = RemoveSet.Input(workout: try arguments.workout(session), set: try arguments.wholeNumber("SET"))
    return try session.reportStrength(RemoveSet.self, input, number: \.change) { $0.edited($1) }
  }

  static let confirmSet = Command(
    "strength confirm", [.workout, .set],
    summary: LocalizedText(cs: "Potvrdí podezřelou sérii", en: "Say that a suspicious set is right"),
    examples: [Example("strength confirm last 3", LocalizedText(cs: "třetí série", en: "the third set"))]
  ) { arguments, session throws(CommandError) in
    let input = ConfirmSet.Input(workout: try arguments.workout(session), set: try arguments.wholeNumber("SET"))
    return try session.reportStrength(ConfirmSet.self, input, number: \.change) { $0.corrected($1) }
  }

  static let renameWorkout = Command(
    "strength rename", [.workout, .newName],
    summary: LocalizedText(cs: "Pojmenuje trénink", en: "Name a workout"),
    examples: [Example("strength rename last Nohy", LocalizedText(cs: "poslední", en: "the latest"))]
  ) { arguments, session throws(CommandError) in
    let input = RenameWorkout.Input(workout: try arguments.workout(session), name: arguments.word("NAME"))
    return try session.reportStrength(RenameWorkout.self, input, number: \.change) { $0.corrected($1) }
  }

  static let removeWorkout = Command(
    "strength remove", [.workout],
    summary: LocalizedText(cs: "Vyřadí trénink z knihy", en: "Take a workout out of the book"),
    details: LocalizedText(cs: "Jde vzít zpět.", en: "It can be taken back.")
  ) { arguments, session throws(CommandError) in
    let input = RemoveWorkout.Input(workout: try arguments.workout(session))
    return try session.reportStrength(RemoveWorkout.self, input, number: \.change) { $0.corrected($1) }
  }
}
