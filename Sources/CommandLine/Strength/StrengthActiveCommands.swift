import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about the current workout, some of which also correct earlier workouts.
extension Command {
  static let startWorkout = Command(
    "strength start", StartWorkout.self, StartWorkout.Input.init, [Parameter.routine.optional],
    options: [
      Option("again", .workout, cs: "Který dřívější zopakovat", en: "An earlier workout to do again"),
      Option("name", .newName, cs: "Jak se jmenuje", en: "Its name"),
    ],
    cs: "Začne trénink", en: "Start a workout",
    details: LocalizedText(
      cs: "S rutinou, nebo bez plánu. Probíhat může jeden; ukončený proces nic neztratí.",
      en: "From a routine, or without a plan. Only one at a time; nothing is lost if the program ends."),
    examples: [
      Example("strength start", cs: "bez plánu", en: "without a plan"),
      Example("strength start r1", cs: "s rutinou", en: "from a routine"),
    ], reply: .stepAsking)

  static let pauseWorkout = Command(
    "strength pause", PauseWorkout.self, NoInput.init,
    cs: "Pozastaví trénink i odpočinek", en: "Pause the workout and its rest", reply: .step)

  static let resumeWorkout = Command(
    "strength resume", ResumeWorkout.self, NoInput.init,
    cs: "Pokračuje v tréninku", en: "Resume the workout",
    details: LocalizedText(
      cs: "V pozastaveném, i v tom, v němž čtyři hodiny nic nepřibylo.",
      en: "One that is paused, or in which nothing was done for four hours."), reply: .step)

  static let discardWorkout = Command(
    "strength discard", DiscardWorkout.self, NoInput.init,
    cs: "Zahodí trénink, který probíhá", en: "Discard the current workout",
    details: LocalizedText(cs: "Jde vzít zpět.", en: "You can undo it."), reply: .step)

  static let finishWorkout = Command(
    "strength finish", FinishWorkout.self, FinishWorkout.Input.init,
    options: [
      Option(
        "at-last-set", cs: "Skončil poslední sérií: zapomenutý trénink",
        en: "End it at its last set, if it was forgotten")
    ],
    cs: "Dokončí trénink", en: "Finish the workout", reply: .stepAsking)

  static let addExercise = Command(
    "strength add", AddExercise.self, AddExercise.Input.init, [.exercise],
    options: [
      Option(
        "superset", Parameter("NUMBER", cs: "číslo", en: "a number"),
        cs: "Cviky s týmž číslem se střídají", en: "Exercises with the same number take turns"),
      .rest, .same,
    ],
    cs: "Přidá cvik do tréninku", en: "Add an exercise to the workout",
    examples: [
      Example("strength add Barbell_Squat", cs: "podle názvu", en: "by name"),
      Example("strength add dřep --superset 1", cs: "česky, v supersérii", en: "in a superset"),
    ], reply: .stepAsking)

  static let logSet = Command(
    "strength set", [.spec],
    options: [
      Option(
        "block", Parameter("NUMBER", cs: "číslo", en: "a number"),
        cs: "Kolikátého cviku; jinak toho, který je na řadě", en: "Which exercise (default: the next)"),
      .rest, .setNote, .same,
    ],
    cs: "Zapíše sérii a začne odpočinek", en: "Log a set and start its rest",
    details: LocalizedText(
      cs:
        "SET jsou slova: zátěž 100kg nebo 225lb, s dopomocí 20kg assisted, bez zátěže bw, opakování x5, RPE @8.5 nebo "
        + "rezerva @1rir, čas 60s nebo 1:30, vzdálenost 400m, druh warmup, drop, failure nebo amrap, note a poznámka. "
        + "Zátěž bez jednotky má jednotku z nastavení.",
      en:
        "SET consists of words: a load 100kg or 225lb, with assistance 20kg assisted, without a load bw, repetitions "
        + "x5, RPE @8.5 or reps in reserve @1rir, a time 60s or 1:30, a distance 400m, a kind warmup, drop, failure or "
        + "amrap, note and a note. A load without a unit has that of the settings."),
    examples: [
      Example("strength set 100kg x5 @8", cs: "pět opakování se sto kily", en: "five with 100 kg"),
      Example("strength set 60s --rest 2:00", cs: "výdrž, pak dvě minuty", en: "a hold, then two minutes"),
    ]
  ) { arguments, session throws(CommandError) in
    var set = try arguments.setInput(session)
    set.note = arguments["--note"] ?? set.note
    let input = LogSet.Input(
      block: try arguments.value("--block", session), set, restSeconds: try arguments.rest(),
      same: arguments.has("same") ? true : nil)
    return try session.reportStepAsking(LogSet.self, input)
  }

  static let restTimer = Command(
    "strength rest",
    [
      Parameter("CHANGE", cs: "+15, -15, 3:00 nebo skip", en: "+15, -15, 3:00 or skip").known(
        as: "seconds"
      ).amount.optional
    ],
    cs: "Ukáže odpočinek, prodlouží ho, zkrátí nebo přeskočí", en: "Show, change or skip the rest",
    details: LocalizedText(
      cs: "Se znaménkem o kolik sekund déle nebo kratčeji, jako 3:00 nebo 200s kolik ho má ještě zbývat.",
      en: "A sign adds or takes off seconds; 3:00 or 200s sets the time left."),
    examples: [
      Example("strength rest +15", cs: "o 15 s déle", en: "15 s longer"),
      Example("strength rest 3:00", cs: "zbývají tři minuty", en: "three minutes left"),
      Example("strength rest skip", cs: "hned dál", en: "continue at once"),
    ]
  ) { arguments, session throws(CommandError) in
    guard let word = arguments["CHANGE"] else {
      return try session.report(ShowActiveWorkout.self, NoInput()) { output, language, _ in
        output.active?.rest.map { StrengthAnswerStrings(strings: StrengthStrings(language: language)).rest($0) }
          ?? language.say(cs: "Žádný odpočinek neběží.\n", en: "No rest is running.\n")
      }
    }
    if word == "skip" { return try session.reportStep(SkipRest.self, NoInput()) }
    return try session.reportStep(AdjustRest.self, arguments.restChange("CHANGE"))
  }

  // MARK: Corrections

  static let editSet = Command(
    "strength edit", [.workout, Parameter("NUMBER", help: Parameter.set.help).known(as: "set"), .spec.optional],
    options: [.setNote, .same],
    cs: "Opraví sérii", en: "Correct a set",
    details: LocalizedText(
      cs:
        "Co neuvedete, zůstane. SET jsou slova jako u strength set; no-load, no-reps, no-time, no-distance, no-rpe a "
        + "no-note odeberou, co série má.",
      en:
        "What you leave out is not changed. SET is as in strength set; no-load, no-reps, no-time, no-distance, no-rpe "
        + "and no-note remove what the set has."),
    examples: [
      Example("strength edit last 3 52.5kg", cs: "jiná zátěž", en: "another load"),
      Example("strength edit last 3 x9 @9", cs: "jiná opakování a RPE", en: "other repetitions and RPE"),
      Example("strength edit last 3 60s no-reps", cs: "čas místo opakování", en: "a time, no repetitions"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = try arguments.setChange(
      of: arguments.value("WORKOUT", session), arguments.wholeNumber("NUMBER"), session)
    guard !input.tellsNothing else {
      throw .usage(
        cs: "není řečeno, co má být jinak", en: "nothing to change",
        hint: LocalizedText(
          cs: "Zadejte třeba 52.5kg, x9 nebo @9.", en: "Name what to change, such as 52.5kg, x9 or @9."))
    }
    return try session.reportStrengthAsking(EditSet.self, input, number: \.change) { $0.edited($1) }
  }

  static let removeSet = Command(
    "strength remove-set", RemoveSet.self, RemoveSet.Input.init, [.workout, .set],
    cs: "Smaže sérii", en: "Remove a set",
    examples: [Example("strength remove-set last 3", cs: "třetí série", en: "the third set")],
    reply: .change(\.change) { $0.edited($1) })

  static let confirmSet = Command(
    "strength confirm", ConfirmSet.self, ConfirmSet.Input.init, [.workout, .set],
    cs: "Potvrdí podezřelou sérii", en: "Confirm a suspicious set",
    examples: [Example("strength confirm last 3", cs: "třetí série", en: "the third set")],
    reply: .change(\.change) { $0.corrected($1) })

  static let renameWorkout = Command(
    "strength rename", RenameWorkout.self, RenameWorkout.Input.init, [.workout, .newName],
    cs: "Pojmenuje trénink", en: "Name a workout",
    examples: [Example("strength rename last Nohy", cs: "poslední", en: "the latest")],
    reply: .change(\.change) { $0.corrected($1) })

  static let removeWorkout = Command(
    "strength remove", RemoveWorkout.self, RemoveWorkout.Input.init, [.workout], options: [.dryRun],
    cs: "Vyřadí trénink z knihy", en: "Remove a workout from the book",
    details: LocalizedText(cs: "Jde vzít zpět.", en: "You can undo it."),
    reply: .change(\.change) { $0.corrected($1) })
}
