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

  /// Fails if a word has the form of a load, but the load is zero or too great.
  fileprivate static func refuseLoad(_ name: String, _ word: String) throws(CommandError) {
    guard SetWord.isLoad(word.lowercased()) else { return }
    throw .failed(.invalidInput(field: name, problem: Load.refusal(of: word)))
  }

  /// Returns the set that the argument SET describes in words such as `100kg x5 @8 warmup`, `60s` or `400m`.
  func setInput(_ session: Session) throws(CommandError) -> SetInput {
    try Arguments.setInput("SET", all("SET"), unit: session.massUnit)
  }

  /// Parses sets that are separated by commas, such as `80kg x5, 75kg x8`, or several equal sets in one word, such as
  /// `3x5x80kg`.
  /// - Parameter unit: the unit of loads that are given without a unit.
  static func setInputs(_ words: [String], unit: MassUnit) throws(CommandError) -> [SetInput] {
    var inputs: [SetInput] = []
    for group in setGroups(words) {
      if group.count == 1, let counted = CountedSets(group[0].lowercased(), unit: unit) {
        inputs += Array(repeating: counted.set, count: counted.count)
      } else {
        inputs.append(try setInput("SET", group, unit: unit))
      }
    }
    return inputs
  }

  /// Returns the words of each set. A word with a comma at its end is the last word of its set.
  private static func setGroups(_ words: [String]) -> [[String]] {
    var groups: [[String]] = [[]]
    for word in words.flatMap({ $0.split(separator: " ").map(String.init) }) {
      let isLast = word.hasSuffix(",")
      let text = isLast ? String(word.dropLast()) : word
      if !text.isEmpty { groups[groups.count - 1].append(text) }
      if isLast { groups.append([]) }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Parses the arguments that change a set. They are the words that describe a new set, and words that remove a value,
  /// such as `no-reps`.
  func setChange(
    of workout: WorkoutID, _ number: Int, _ session: Session
  ) throws(CommandError) -> EditSet.Input {
    var (described, taken): ([String], Set<String>) = ([], [])
    var rest = all("SET")[...]
    while let word = rest.popFirst() {
      let lowercased = word.lowercased()
      if lowercased == SetWord.note, let note = rest.popFirst() {
        described += [word, note]
      } else if Arguments.takings.contains(lowercased) {
        taken.insert(lowercased)
      } else {
        described.append(word)
        if SetWord.noLoad.contains(lowercased) { taken.insert("no-load") }
      }
    }
    var text = try Arguments.setInput("SET", described, unit: session.massUnit)
    text.note = self["--note"] ?? text.note
    func flag(_ word: String) -> Bool? { taken.contains(word) ? true : nil }
    var input = EditSet.Input(workout: workout, set: number, text)
    input.withoutLoad = flag("no-load")
    input.withoutReps = flag("no-reps")
    input.withoutTime = flag("no-time")
    input.withoutDistance = flag("no-distance")
    input.withoutEffort = flag("no-rpe")
    input.withoutNote = flag("no-note")
    input.same = has("same") ? true : nil
    return input
  }

  private static let takings = ["no-load", "no-reps", "no-time", "no-distance", "no-rpe", "no-note"]

  /// Returns the rest after a set, in seconds; nil if the option is not given.
  func rest() throws(CommandError) -> Int? {
    guard let word = self["--rest"] else { return nil }
    guard let seconds = SetWord.rest(word.lowercased()) else {
      throw Arguments.invalid("--rest", word, example: "--rest 2:00")
    }
    return seconds
  }

  /// Returns a change of the rest: either the time to add (`+15`) or the time that should remain (`3:00`). A number
  /// without a sign or a colon is refused, since it could mean either.
  func restChange(_ name: String) throws(CommandError) -> AdjustRest.Input {
    let word = word(name).replacing("−", with: "-")
    if let sign = word.first, "+-".contains(sign), let seconds = Int(word.dropFirst()), seconds >= 0 {
      return AdjustRest.Input(seconds: sign == "-" ? -seconds : seconds)
    }
    if let seconds = WrittenDuration.seconds(in: word.lowercased()) {
      return AdjustRest.Input(remainingSeconds: seconds)
    }
    let hint =
      Int(word) == nil
      ? LocalizedText(cs: "Zadejte to třeba jako +15, -15 nebo 3:00.", en: "For example: +15, -15 or 3:00")
      : LocalizedText(
        cs: "O tolik sekund déle je +\(word), kratčeji -\(word); má-li jich tolik zbývat, napište \(word)s.",
        en: "For more or fewer seconds write +\(word) or -\(word); to set the time left, \(word)s.")
    throw .usage(cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid", hint: hint)
  }

  private static func setInput(
    _ name: String, _ words: [String], unit: MassUnit
  ) throws(CommandError) -> SetInput {
    var input = SetInput()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.lowercased() == SetWord.note, let note = rest.popFirst() {
        input.note = note
        continue
      }
      if word.lowercased() == SetWord.assisted, let load = input.load {
        input.load = EnteredLoad(load.amount, isNegative: true)
        continue
      }
      if SetWord.noLoad.contains(word.lowercased()), input.load == nil { continue }
      let before = input.statedCount
      guard SetWord.take(word.lowercased(), into: &input, unit: unit) else {
        try Arguments.refuseLoad(name, word)
        throw Arguments.invalid(name, word, example: "100kg x5 @8")
      }
      guard input.statedCount > before else {
        throw .usage(
          cs: "\(name): „\(word)“ říká podruhé totéž", en: "\(name): \"\(word)\" repeats what another word says",
          hint: LocalizedText(
            cs: "Každé zadejte jednou, třeba 100kg x5 @8.", en: "Give each part once, as in 100kg x5 @8."))
      }
    }
    return input
  }
}

extension SetInput {
  /// The number of values that were given for the set.
  fileprivate var statedCount: Int {
    [kind != nil, load != nil, reps != nil, seconds != nil, millimetres != nil, rpe != nil].count { $0 }
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
    guard let workout = fitting.first else { throw noWorkout(word) }
    guard fitting.count == 1 else { throw ambiguous(word, fitting) }
    return workout
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
    let called = routines.filter { $0.name.lowercased() == word.lowercased() }
    if called.count > 1 {
      let names = called.map(\.id.description).joined(separator: ", ")
      throw .usage(
        cs: "jméno „\(word)“ má více rutin", en: "\"\(word)\" matches several routines",
        hint: LocalizedText(cs: "Jsou to \(names)", en: "Use one of their names: \(names)"))
    }
    guard let routine = called.first else {
      throw .usage(
        cs: "rutina „\(word)“ není", en: "there is no routine \"\(word)\"",
        hint: LocalizedText(
          cs: "Píše se jako r1, nebo jménem; které jsou, ukáže", en: "Use an id such as r1, or a name. To list routines"
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
