import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

extension Session {
  /// Calls a use case that changes the book. Prints the result and the command that undoes the change.
  /// - Parameter number: returns the number that identifies the change; nil if nothing was changed.
  func reportStrength<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (StrengthAnswerStrings, Case.Output) -> String
  ) throws(CommandError) -> ExitStatus {
    try reportStrength(type, input, number: number) { summary, output, _ in words(summary, output) }
  }

  /// Calls a use case that changes the book. Prints the result, in words that may suggest further commands, and the
  /// command that undoes the change.
  /// - Parameter number: returns the number that identifies the change; nil if nothing was changed.
  func reportStrength<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (StrengthAnswerStrings, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      words(StrengthAnswerStrings(strings: StrengthStrings(language: language)), output, program)
        + program.undo(number(output), language)
    }
  }

  /// Calls a use case that makes a step in the current workout, such as logging a set, and prints the result.
  func reportStep<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input
  ) throws(CommandError) -> ExitStatus where Case.Output == WorkoutStepOutput {
    try reportStrength(type, input, number: { $0.change }) { $0.step(Case.method, $1, $2) }
  }

  /// Calls a use case that makes a step in the current workout. If it fails because the user seems to have forgotten
  /// the workout, asks at the terminal what to do with it. Without a terminal, fails with an error that names the
  /// commands for this.
  func reportStepAsking<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input
  ) throws(CommandError) -> ExitStatus where Case.Output == WorkoutStepOutput {
    // To start a new workout, the forgotten one must end. For all other steps, it must continue.
    try asking(begins: Case.method == StartWorkout.method) { () throws(CommandError) in try reportStep(type, input) }
  }

  /// Calls a use case that may change the current workout. If the user seems to have forgotten the workout, asks what
  /// to do with it, as `reportStepAsking` does.
  func reportStrengthAsking<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (StrengthAnswerStrings, Case.Output) -> String
  ) throws(CommandError) -> ExitStatus {
    try asking(begins: false) { () throws(CommandError) in
      try reportStrength(type, input, number: number, words)
    }
  }

  private func asking(
    begins: Bool, _ report: () throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    do throws(CommandError) {
      return try report()
    } catch {
      guard canAsk, let hasSets = error.forgottenHasSets else { throw error }
      return try settle(error, hasSets: hasSets) { (isOver) throws(CommandError) in
        isOver == begins ? try report() : .success
      }
    }
  }

  /// Asks the user what to do with the forgotten workout, and does it. Throws `error` again if the user chooses
  /// nothing.
  /// - Parameter then: called once the workout has ended (`isOver` is true) or continues (`isOver` is false).
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
          cs: "p – pokračovat v něm, z – zahodit, jinak nic: ",
          en: "g – go on with it, d – discard, anything else – cancel: "))
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

  /// Calls a use case and prints its output, in the unit of mass that the user chose.
  func reportLifts<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (StrengthSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      words(StrengthSummaries(strings: StrengthStrings(language: language)), output, program)
    }
  }
}

extension CommandError {
  /// If the error says that the user seems to have forgotten a workout, whether that workout has any sets. Nil for any
  /// other error.
  fileprivate var forgottenHasSets: Bool? {
    guard case .failed(.conflict(let message)) = self,
      case .staleWorkout(_, _, _, _, let lastSet, _)? = message.content(as: StrengthMessage.self)
    else { return nil }
    return lastSet != nil
  }
}
