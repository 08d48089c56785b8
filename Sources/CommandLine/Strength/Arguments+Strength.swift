import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// Converts words of the command line to values of the feature Strength.
extension Arguments {
  /// Returns weekdays as numbers from 1 (Monday) to 7; nil if the argument is not given. The argument consists of
  /// names or numbers, separated by commas.
  func weekdays(_ name: String) throws(CommandError) -> [Int]? {
    guard let word = self[name] else { return nil }
    var days: [Int] = []
    for part in word.split(separator: ",").map(String.init) {
      guard let day = Int(part) ?? DayWords.weekday(part).map({ $0 + 1 }), (1...7).contains(day) else {
        throw Arguments.invalid(name, word, example: "mon,thu")
      }
      days.append(day)
    }
    return days
  }
}

extension Session {
  /// The unit of loads that the user gives without a unit.
  var massUnit: MassUnit { StrengthStrings(language: language).unit }
}

/// Parses a workout. The word is the workout's id, the beginning of its id if no other id begins in the same way, its
/// day if it is the only workout on that day, or `last` for the latest workout.
extension GivenWord {
  /// Whether `last` means the latest finished workout instead of the latest workout. This is true for the command that
  /// removes workouts, because only finished ones can be removed.
  fileprivate var meansFinishedWorkout: Bool { arguments.command == "strength remove" }
}

extension WorkoutID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> WorkoutID {
    let word = given.word
    try refuseText(given)
    if let workout = WorkoutID(word) { return workout }
    let workouts = try given.session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter {
      $0.state != .removed
    }
    if word == "last" {
      let last = workouts.first { !given.meansFinishedWorkout || $0.state == .finished }
      guard let last else { throw noWorkoutYet }
      return last.id
    }
    let start = word.hasPrefix("s") ? word : "s" + word
    let fitting =
      if let day = try given.session.day(word) {
        workouts.filter { $0.day == day }.map(\.id)
      } else {
        word.isEmpty ? [] : workouts.map(\.id).filter { $0.description.hasPrefix(start) }
      }
    guard let workout = fitting.first else {
      try given.session.refusePeriod(word, list: "strength list")
      try refuseExercise(word, given.session)
      if given.arguments["TEXT"] != nil, !word.contains(where: \.isNumber) {
        throw .usage(.needsQuotes("TEXT", given.arguments.line(joining: 1, to: given.name), isCommand: true))
      }
      throw noWorkout(word)
    }
    guard fitting.count == 1 else { throw ambiguous(word, fitting) }
    return workout
  }

  /// Fails if the word may also be the first of the note after it: `strength note friday was hard`.
  private static func refuseText(_ given: GivenWord) throws(CommandError) {
    let word = given.word
    guard given.arguments.isUnquoted("TEXT"), word != "last", !word.contains(where: \.isNumber),
      try given.session.day(word) != nil
    else { return }
    let text = given.arguments.line(joining: 1, to: given.name)
    throw .usage(
      cs: "„\(word)“ může být den tréninku i začátek poznámky",
      en: "\"\(word)\" may be the day of a workout or the beginning of the note",
      hint: LocalizedText(
        cs: "Napište \(given.arguments.line(joining: 0, to: given.name)), nebo",
        en: "Put the note in quotes: \(given.arguments.line(joining: 0, to: given.name)), or"),
      command: text)
  }

  /// Fails if the word is the name of an exercise, with the command that shows its records.
  private static func refuseExercise(_ word: String, _ session: Session) throws(CommandError) {
    let input = ShowRecords.Input(exercise: ExerciseID(word))
    guard !word.isEmpty, (try? session.call(ShowRecords.self, input)) != nil else { return }
    throw .usage(
      cs: "„\(word)“ je cvik, ne trénink", en: "\"\(word)\" is an exercise, not a workout",
      hint: LocalizedText(cs: "Jeho rekordy ukáže", en: "See its records"), command: "strength lifts \(word)")
  }

  private static var noWorkoutYet: CommandError {
    .usage(
      cs: "v knize ještě není žádný trénink", en: "there is no workout in the book yet",
      hint: LocalizedText(
        cs: "Začněte ho (strength start), nebo načtěte soubory", en: "Start one (strength start), or import files"),
      command: "import PATH")
  }

  private static func noWorkout(_ word: String) -> CommandError {
    .usage(
      cs: "„\(word)“ není žádný trénink", en: "there is no workout \"\(word)\"",
      hint: LocalizedText(
        cs: "Píše se jako s20250210T164613, 2025-02-10 nebo last; které jsou, ukáže",
        en: "Use a name such as s20250210T164613, a day such as 2025-02-10, or last. To list workouts"),
      command: "strength list")
  }

  /// Returns the error for a word that could mean several workouts. It lists the first few of these workouts.
  private static func ambiguous(_ word: String, _ workouts: [WorkoutID]) -> CommandError {
    let names = workouts.prefix(5).map(\.description).joined(separator: ", ") + (workouts.count > 5 ? ", …" : "")
    return .usage(
      cs: "„\(word)“ je více tréninků", en: "\"\(word)\" matches several workouts",
      hint: LocalizedText(cs: "Jsou to \(names)", en: "Use one of their names: \(names)"))
  }
}

/// Parses a routine. The word is the routine's id or its name.
extension RoutineID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> RoutineID {
    let word = given.word
    if let routine = RoutineID(word) { return routine }
    let routines = try given.session.call(ListRoutines.self, NoInput()).routines
    try given.arguments.refuseTwoNames(given.name) { name in
      routines.contains { $0.id.description == name || $0.name.lowercased() == name.lowercased() }
    }
    let called = routines.filter { $0.name.lowercased() == word.lowercased() }
    if called.count > 1 {
      let names = called.map(\.id.description).joined(separator: ", ")
      throw .usage(
        cs: "jméno „\(word)“ má více rutin", en: "\"\(word)\" matches several routines",
        hint: LocalizedText(cs: "Jsou to \(names)", en: "Use one of their names: \(names)"))
    }
    guard let routine = called.first else {
      let whole = given.arguments["--name"].map { "--name " + ShellCommand.quoted($0 + " " + word) }
      throw .usage(
        cs: "rutina „\(word)“ není", en: "there is no routine \"\(word)\"",
        hint: LocalizedText(
          cs: (whole.map { "Patří-li to k názvu, napište \($0). " } ?? "")
            + "Píše se jako r1, nebo jménem; které jsou, ukáže",
          en: (whole.map { "If it belongs to the name, write \($0). " } ?? "")
            + "Use an id such as r1, or a name. To list routines"
        ),
        command: "strength routines")
    }
    return routine.id
  }
}

extension ScheduleID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> ScheduleID {
    let word = given.word
    guard let schedule = ScheduleID(word) else { throw given.invalid(example: "p1") }
    return schedule
  }
}

extension Load: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> Load {
    let word = given.word
    guard let load = SetWord.load(word.lowercased(), unit: given.session.massUnit) else {
      if given.arguments.command == "strength set-max", !word.contains(where: \.isNumber) {
        let line = given.arguments.line(joining: 1, to: "EXERCISE", rest: ["100kg"])
        throw .usage(.needsQuotes("EXERCISE", line, isCommand: true))
      }
      try Arguments.refuseLoad(given.name, word)
      throw given.invalid(example: "82.5kg")
    }
    return load
  }
}

extension ExerciseID: CommandValue {
  static func read(_ given: GivenWord) -> ExerciseID {
    ExerciseID(given.word)
  }
}

extension Reply {
  /// Returns a reply that prints the result of a change, and the command that undoes it.
  static func change(
    _ number: @escaping @Sendable (Case.Output) -> Int?,
    _ words: @escaping @Sendable (StrengthAnswerStrings, Case.Output) -> String
  ) -> Reply {
    Reply { input, session throws(CommandError) in
      try session.reportStrength(Case.self, input, number: number, words)
    }
  }
}

extension Reply where Case.Output == WorkoutStepOutput {
  static var step: Reply {
    Reply { input, session throws(CommandError) in try session.reportStep(Case.self, input) }
  }

  static var stepAsking: Reply {
    Reply { input, session throws(CommandError) in try session.reportStepAsking(Case.self, input) }
  }
}
