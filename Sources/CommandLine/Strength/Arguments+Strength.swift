import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// Reads the words of a command as values of strength.
extension Arguments {
  /// A workout by its name, by the beginning of one that no other's has, or `last` for the latest.
  func workout(_ session: Session, _ name: String = "WORKOUT") throws(CommandError) -> WorkoutID {
    let word = word(name)
    if let workout = WorkoutID(word) { return workout }
    let workouts = try session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter { $0.state != .removed }
    if word == "last" {
      guard let last = workouts.first else { throw Arguments.noWorkout(word) }
      return last.id
    }
    let start = word.hasPrefix("s") ? word : "s" + word
    let fitting = word.isEmpty ? [] : workouts.map(\.id).filter { $0.description.hasPrefix(start) }
    guard let workout = fitting.first else { throw Arguments.noWorkout(word) }
    guard fitting.count == 1 else { throw Arguments.ambiguous(word, fitting) }
    return workout
  }

  private static func noWorkout(_ word: String) -> CommandError {
    .usage(
      UsageError(
        LocalizedText(cs: "„\(word)“ není žádný trénink", en: "\"\(word)\" is no workout"),
        hint: LocalizedText(
          cs: "Trénink se jmenuje jako s20250210T164613; ukáže je",
          en: "A workout is named like s20250210T164613; find it by"),
        command: "strength list"))
  }

  /// The first few of those it could be.
  private static func ambiguous(_ word: String, _ workouts: [WorkoutID]) -> CommandError {
    let names = workouts.prefix(5).map(\.description).joined(separator: ", ") + (workouts.count > 5 ? ", …" : "")
    return .usage(
      UsageError(
        LocalizedText(cs: "„\(word)“ začíná více tréninků", en: "several workouts begin with \"\(word)\""),
        hint: LocalizedText(cs: "Jsou to \(names)", en: "They are \(names)")))
  }

  func exercise(_ name: String = "EXERCISE") -> ExerciseID { ExerciseID(word(name)) }

  func routine(_ name: String = "ROUTINE") throws(CommandError) -> RoutineID? {
    guard let word = self[name] else { return nil }
    guard let routine = RoutineID(word) else { throw Arguments.refused(name, word, example: "r1") }
    return routine
  }

  func schedule(_ name: String) throws(CommandError) -> ScheduleID {
    let word = word(name)
    guard let schedule = ScheduleID(word) else { throw Arguments.refused(name, word, example: "p1") }
    return schedule
  }

  func optionalNumber(_ name: String) throws(CommandError) -> Int? {
    self[name] == nil ? nil : try wholeNumber(name)
  }

  /// Weekdays from 1, Monday, with commas between; nil where they are not given.
  func weekdays(_ name: String) throws(CommandError) -> [Int]? {
    guard let word = self[name] else { return nil }
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let czech = ["po", "út", "st", "čt", "pá", "so", "ne"]
    var days: [Int] = []
    for part in word.lowercased().split(separator: ",").map(String.init) {
      guard let day = Int(part) ?? (names.firstIndex(of: part) ?? czech.firstIndex(of: part)).map({ $0 + 1 }),
        (1...7).contains(day)
      else { throw Arguments.refused(name, word, example: "mon,thu") }
      days.append(day)
    }
    return days
  }

  /// A load that is told as one, and is more than a load may be or nothing.
  private static func refuseLoad(_ name: String, _ word: String) throws(CommandError) {
    guard SetWord.isLoad(word.lowercased()) else { return }
    throw .failed(.invalidInput(field: name, problem: Load.refusal(of: word)))
  }

  static func refused(_ name: String, _ word: String, example: String) -> CommandError {
    .usage(
      UsageError(
        LocalizedText(cs: "\(name): „\(word)“ to být nemůže", en: "\(name): \"\(word)\" can't be"),
        hint: LocalizedText(cs: "Zadejte to třeba jako \(example)", en: "Give it as in \(example)")))
  }

  /// A set as it is written: `100kg x5 @8 warmup`, `60s`, `400m`.
  func setInput(_ name: String = "SET") throws(CommandError) -> SetInput { try setInput(name, all(name)) }

  /// What is to be otherwise of a set: the same words, and what is taken away, `no-reps`.
  func setChange(of workout: WorkoutID, _ number: Int) throws(CommandError) -> EditSet.Input {
    var told = try setInput("SET", all("SET").filter { !Arguments.takings.contains($0.lowercased()) })
    told.note = self["--note"]
    let taken = Set(all("SET").map { $0.lowercased() })
    func flag(_ word: String) -> Bool? { taken.contains(word) ? true : nil }
    var input = EditSet.Input(workout: workout, set: number, told)
    input.withoutLoad = flag("no-load")
    input.withoutReps = flag("no-reps")
    input.withoutTime = flag("no-time")
    input.withoutDistance = flag("no-distance")
    input.withoutEffort = flag("no-rpe")
    input.withoutNote = flag("no-note")
    return input
  }

  private static let takings = ["no-load", "no-reps", "no-time", "no-distance", "no-rpe", "no-note"]

  /// By how much a rest changes, `+15`, or how much is to be left of it, `3:00`; a bare number could mean both.
  func restChange(_ name: String) throws(CommandError) -> AdjustRest.Input {
    let word = word(name).replacing("−", with: "-")
    if let sign = word.first, "+-".contains(sign), let seconds = Int(word.dropFirst()), seconds >= 0 {
      return AdjustRest.Input(seconds: sign == "-" ? -seconds : seconds)
    }
    if let seconds = SetWord.seconds(word.lowercased()) { return AdjustRest.Input(remainingSeconds: seconds) }
    let hint =
      Int(word) == nil
      ? LocalizedText(cs: "Zadejte to třeba jako +15, -15 nebo 3:00.", en: "Give it as in +15, -15 or 3:00.")
      : LocalizedText(
        cs: "O tolik sekund déle je +\(word), kratčeji -\(word); má-li jich tolik zbývat, napište \(word)s.",
        en: "So many seconds more is +\(word), fewer -\(word); so many that are left is \(word)s.")
    throw .usage(
      UsageError(LocalizedText(cs: "\(name): „\(word)“ to být nemůže", en: "\(name): \"\(word)\" can't be"), hint: hint)
    )
  }

  private func setInput(_ name: String, _ words: [String]) throws(CommandError) -> SetInput {
    var input = SetInput()
    for word in words {
      let before = input.toldCount
      guard SetWord.take(word.lowercased(), into: &input) else {
        try Arguments.refuseLoad(name, word)
        throw Arguments.refused(name, word, example: "100kg x5 @8")
      }
      guard input.toldCount > before else {
        throw .usage(
          UsageError(
            LocalizedText(cs: "\(name): „\(word)“ říká podruhé totéž", en: "\(name): \"\(word)\" tells the same twice"),
            hint: LocalizedText(
              cs: "Každé zadejte jednou, třeba 100kg x5 @8.", en: "Give each once, as in 100kg x5 @8.")))
      }
    }
    return input
  }

  func load(_ name: String) throws(CommandError) -> Load {
    let word = word(name)
    guard let load = SetWord.load(word.lowercased()) else {
      try Arguments.refuseLoad(name, word)
      throw Arguments.refused(name, word, example: "82.5kg")
    }
    return load
  }
}

extension Session {
  /// What a change of strength did, with the command that takes it back.
  func reportStrength<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (StrengthAnswerStrings, Case.Output) -> String
  ) throws(CommandError) -> ExitStatus {
    try reportStrength(type, input, number: number) { told, output, _ in words(told, output) }
  }

  /// The same where the words offer further commands.
  func reportStrength<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (StrengthAnswerStrings, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      let told = words(StrengthAnswerStrings(strings: StrengthStrings(language: language)), output, program)
      guard let change = number(output) else { return told }
      return told + language.say(cs: "Vzít zpět", en: "Take it back") + ": "
        + program.command("undo", String(change)) + "\n"
    }
  }

  /// The same of a step of the workout that is on.
  func reportStep<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input
  ) throws(CommandError) -> ExitStatus where Case.Output == WorkoutStepOutput {
    try reportStrength(type, input, number: { $0.change }) { $0.step(Case.method, $1, $2) }
  }

  /// The same of a step that a workout which was likely forgotten refuses: at a terminal it is asked what is to become of
  /// it; elsewhere the refusal names the commands.
  func reportStepAsking<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input
  ) throws(CommandError) -> ExitStatus where Case.Output == WorkoutStepOutput {
    do throws(CommandError) {
      return try reportStep(type, input)
    } catch {
      guard canAsk, let hasSets = error.forgottenHasSets else { throw error }
      // To begin another is no way to go on, and can be done once this one has ended.
      let begins = Case.method == StartWorkout.method
      return try settle(error, hasSets: hasSets) { (isOver) throws(CommandError) in
        isOver == begins ? try reportStep(type, input) : .success
      }
    }
  }

  /// - Parameter then: what is done once it has ended, or goes on.
  private func settle(
    _ error: CommandError, hasSets: Bool, then: (_ isOver: Bool) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    guard case .failed(let failure) = error else { throw error }
    let language = language
    let finish = hasSets ? language.say(cs: "d – dokončit poslední sérií, ", en: "f – finish at the last set, ") : ""
    terminal.complain(
      FailureStrings(failure, language: language, program: program, [StrengthFeatureStrings()]).problem + "\n")
    let key = try askForKey(
      finish
        + language.say(
          cs: "p – pokračovat v něm, z – zahodit, jinak nic: ", en: "g – go on with it, d – discard, else nothing: "))
    switch key?.lowercased() {
    case language.say(cs: "d", en: "f") where hasSets:
      _ = try reportStep(FinishWorkout.self, FinishWorkout.Input(atLastSet: true))
      return try then(true)
    case language.say(cs: "p", en: "g"):
      _ = try reportStep(ResumeWorkout.self, NoInput())
      return try then(false)
    case language.say(cs: "z", en: "d"):
      _ = try reportStep(DiscardWorkout.self, NoInput())
      return try then(true)
    default: throw error
    }
  }

  /// What a use case answers, in words of the user's unit.
  func reportLifts<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (StrengthSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      words(StrengthSummaries(strings: StrengthStrings(language: language)), output, program)
    }
  }
}

extension SetInput {
  /// How much of the set is told.
  fileprivate var toldCount: Int {
    [kind != nil, load != nil, reps != nil, seconds != nil, millimetres != nil, rpe != nil].count { $0 }
  }
}

extension CommandError {
  /// Of a refusal because the workout was likely forgotten: whether it has a set; nil of anything else.
  fileprivate var forgottenHasSets: Bool? {
    guard case .failed(.conflict(let message)) = self,
      case .staleWorkout(_, _, _, _, let lastSet)? = message.content(as: StrengthMessage.self)
    else { return nil }
    return lastSet != nil
  }
}
