import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about the names by which imported logs call exercises.
extension Command {
  static let logNames = Command(
    "strength log-names",
    options: [
      Option("own", cs: "Jen samostatné cviky", en: "Only exercises of their own"),
      Option(
        "likely", cs: "Jen ty, které jsou nejspíš jiným cvikem", en: "Only those that probably mean another exercise"),
    ],
    cs: "Vypíše názvy v načtených denících a jejich cviky", en: "List the names in imported logs and their exercises"
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let input = ListNames.Input(
      own: arguments.has("own") ? true : nil, likely: arguments.has("likely") ? true : nil)
    return try session.report(ListNames.self, input) { output, language, _ in
      StrengthNameStrings(strings: StrengthStrings(language: language)).list(output.names, columns: columns)
    }
  }

  static let splitExercise = Command(
    "strength split-exercise",
    [.exercise, Parameter("NAME", cs: "název v deníku", en: "a name in a log").known(as: "names").repeated.optional],
    options: [.dryRun],
    cs: "Oddělí názvy v denících jako samostatné cviky", en: "Make names in logs exercises of their own",
    details: LocalizedText(
      cs: "Bez NAME bude samostatným cvikem každý název.", en: "Without NAME, each name becomes an exercise of its own."
    ),
    examples: [
      Example(
        "strength split-exercise Preacher_Curl \"Preacher Curl (Dumbbell)\"", cs: "jeden název", en: "one name")
    ]
  ) { arguments, session throws(CommandError) in
    let names = arguments.all("NAME")
    let input = SplitExercise.Input(
      exercise: try arguments.value("EXERCISE", session), names: names.isEmpty ? nil : names,
      dryRun: arguments.has("dry-run") ? true : nil)
    return try session.reportStrength(SplitExercise.self, input, number: \.change) { $0.split($1) }
  }

  static let assignNames = Command(
    "strength assign",
    [
      Parameter("NAME", cs: "název v deníku, nebo soubor CSV", en: "a name in a log, or a CSV file").optional,
      Parameter.exercise.optional,
    ],
    options: [
      Option("likely", cs: "Všechny, které jsou nejspíš jiným cvikem", en: "All that probably mean another exercise"),
      .dryRun,
    ],
    cs: "Určí, kterým cvikem je název v denících", en: "Decide which exercise a name in logs stands for",
    details: LocalizedText(
      cs: "Místo názvu soubor CSV se sloupci name a exercise, popřípadě app: platí celý, nebo vůbec, jako jedna změna.",
      en:
        "Instead of a name, a CSV file with the columns name and exercise, and app if you like: all of it is taken as "
        + "one change, or nothing."),
    examples: [
      Example("strength assign Squat Bodyweight_Squat", cs: "jeden název", en: "one name"),
      Example("strength assign names.csv --dry-run", cs: "co by určil soubor", en: "what a file would decide"),
      Example("strength assign --likely", cs: "všechny pravděpodobné", en: "all likely ones"),
    ]
  ) { arguments, session throws(CommandError) in
    var input = AssignNames.Input(dryRun: arguments.has("dry-run") ? true : nil)
    if arguments.has("likely") { input.likely = true }
    if let name = arguments["NAME"] {
      guard let exercise = arguments["EXERCISE"] else { return try session.assignNames(from: arguments) }
      input.names = [AssignNames.Assignment(name: name, exercise: ExerciseID(exercise))]
    } else if input.likely == nil {
      throw .usage(
        cs: "chybí NAME, soubor, nebo --likely", en: "NAME, a file or --likely is missing",
        hint: LocalizedText(cs: "Názvy vypíše strength log-names.", en: "List the names with strength log-names."))
    }
    return try session.reportStrength(AssignNames.self, input, number: \.change) { $0.names($1) }
  }

  static let renewNames = Command(
    "strength renew-names", RenewNames.self, RenewNames.Input.init, [], options: [.dryRun],
    cs: "Najde cviky názvů v denících znovu, podle této verze",
    en: "Reassign exercises to the names in logs, as this version does",
    reply: .change(\.change) { $0.names($1) })
}

extension Session {
  /// Assigns exercises to names as the file says that stands in place of a name.
  fileprivate func assignNames(from arguments: Arguments) throws(CommandError) -> ExitStatus {
    if arguments.has("likely") { throw .usage(.together("--likely", "FILE")) }
    let input = AssignNamesFromFile.Input(
      path: arguments.path("NAME"), dryRun: arguments.has("dry-run") ? true : nil)
    do throws(CommandError) {
      return try reportStrength(AssignNamesFromFile.self, input, number: \.change) { $0.names($1) }
    } catch .failed(.notFound(let message)) {
      // A name without an exercise is not a file either.
      throw message.content(as: FileMessage.self) == nil
        ? .failed(.notFound(message))
        : .usage(
          cs: "soubor \(arguments.word("NAME")) neexistuje; u názvu chybí EXERCISE",
          en: "there is no file \(arguments.word("NAME")); with a name, EXERCISE is missing",
          hint: LocalizedText(cs: "Cviky najde strength exercises.", en: "Find exercises with strength exercises."))
    }
  }
}
