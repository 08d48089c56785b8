import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about today's plan, about plans whose loads grow, and about loading the bar with plates.
extension Command {
  static let today = Command(
    "strength today", [Parameter.routine.optional],
    cs: "Ukáže, co je dnes v plánu, s jakou zátěží a proč", en: "Show what to do today, with which loads, and why",
    details: LocalizedText(
      cs: "I s kotouči a rozcvičkou. Není-li dnes nic, ukáže nejbližší den; ROUTINE kteroukoli rutinu.",
      en:
        "With plates and warm-ups. If nothing is planned today, shows the next planned day; with ROUTINE, any "
        + "routine."),
    examples: [Example("strength today r1", cs: "jedna rutina", en: "one routine")]
  ) { arguments, session throws(CommandError) in
    let input = ShowToday.Input(routine: try arguments.value("ROUTINE", session))
    return try session.reportLifts(ShowToday.self, input) { $0.today($1, $2) }
  }

  static let setBlock = Command(
    "strength set-block",
    [
      .routine, .exercise,
      Parameter("PLAN", cs: "třeba 3x8-12 x60kg double 2.5kg", en: "such as 3x8-12 x60kg double 2.5kg").repeated,
    ],
    options: [
      Option(
        "block", Parameter("NUMBER", cs: "číslo", en: "a number"), cs: "Kolikátý cvik rutiny",
        en: "Which exercise of the routine, by number"), .dryRun,
    ],
    cs: "Naplánuje cvik rutiny", en: "Plan an exercise of a routine",
    details: LocalizedText(
      cs:
        "PLAN jsou slova: 3x5, 3x8-12, 3x5+ (poslední naplno), 3x30s nebo 3x400m; zátěž x80kg, @75% tréninkového "
        + "maxima, @8 nebo @2rir; pravidlo linear 2.5kg, double 2.5kg nebo wave 531 100kg 2.5kg; rest 120. Cvik, který "
        + "v rutině není, přidá.",
      en:
        "PLAN consists of words: 3x5, 3x8-12, 3x5+ (last set all out), 3x30s or 3x400m; a load x80kg, @75% of the "
        + "training max, @8 or @2rir; a rule linear 2.5kg, double 2.5kg or wave 531 100kg 2.5kg; rest 120. Adds the "
        + "exercise if it is not in the routine."),
    examples: [
      Example(
        "strength set-block r1 'Bench Press' 3x8-12 x60kg double 2.5kg rest 120", cs: "dvojitá progrese",
        en: "double progression"),
      Example("strength set-block r1 Barbell_Squat wave 531 100kg 2.5kg", cs: "vlna 5/3/1", en: "a 5/3/1 wave"),
    ]
  ) { arguments, session throws(CommandError) in
    var input = PlanBlock.Input(
      routine: try arguments.value("ROUTINE", session), exercise: try arguments.value("EXERCISE", session))
    input.block = try arguments.value("--block", session)
    input.dryRun = arguments.isDryRun
    let words = try TargetWords(arguments.wordsAfterName("PLAN"), into: input, unit: session.massUnit)
    return try session.reportStrength(PlanBlock.self, words.input, number: \.change) { $0.routine($1) }
  }

  static let setMax = Command(
    "strength set-max", SetTrainingMax.self, SetTrainingMax.Input.init,
    [.exercise, Parameter.load.optional], options: [Option("remove", cs: "Smaže ho", en: "Remove it")],
    cs: "Zapíše tréninkové maximum cviku", en: "Set the training max of an exercise",
    details: LocalizedText(
      cs: "Z něj se počítají zátěže jako @75%.", en: "Loads such as @75% are percentages of it."),
    examples: [Example("strength set-max 'Bench Press' 100kg", cs: "sto kilo", en: "100 kg")],
    reply: .change(\.change) { $0.trainingMax($1) })

  static let deload = Command(
    "strength deload", DeloadRoutine.self, DeloadRoutine.Input.init, [Parameter.routine.optional], options: [.dryRun],
    cs: "Odlehčí příští trénink rutiny", en: "Make the next workout of a routine lighter",
    details: LocalizedText(
      cs: "Jednou: 90 % zátěží a o sérii méně. Bez ROUTINE všechny rutiny.",
      en: "Once: 90% of the loads and one set fewer. Without ROUTINE, every routine."),
    examples: [Example("strength deload r1", cs: "jen jedna", en: "only one")],
    reply: .change(\.change) { $0.deload($1) })

  static let plates = Command(
    "strength plates", [.load],
    options: [Option("bar", .load, cs: "Váha osy; jinak z nastavení", en: "The bar (default: from the settings)")],
    cs: "Ukáže kotouče pro zátěž", en: "Show the plates for a load",
    details: LocalizedText(
      cs: "Které máte, říkají nastavení strength.plates a strength.bar.",
      en: "The settings strength.plates and strength.bar say which ones you have."),
    examples: [Example("strength plates 102.5kg", cs: "s osou", en: "including the bar")]
  ) { arguments, session throws(CommandError) in
    let input = ShowPlates.Input(
      load: try arguments.value("LOAD", session), bar: try arguments.value("--bar", session))
    return try session.reportLifts(ShowPlates.self, input) { words, output, _ in words.plates(output.plates) }
  }

  static let warmup = Command(
    "strength warmup", [.load, Parameter.exercise.optional],
    cs: "Ukáže rozcvičovací série před zátěží", en: "Show the warm-up sets before a load",
    details: LocalizedText(
      cs: "S osou, není-li EXERCISE bez ní.", en: "With a bar, unless EXERCISE has none."),
    examples: [Example("strength warmup 100kg", cs: "před sto kily", en: "before 100 kg")]
  ) { arguments, session throws(CommandError) in
    let input = ShowWarmup.Input(
      load: try arguments.value("LOAD", session), exercise: try arguments.value("EXERCISE", session))
    return try session.reportLifts(ShowWarmup.self, input) { words, output, _ in words.warmup(output) }
  }
}

extension Parameter {
  fileprivate static let load = Parameter("LOAD", cs: "zátěž, třeba 102.5kg", en: "a load, such as 102.5kg").amount
}
