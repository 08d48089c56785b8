import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// The texts that commands print about the run in progress.
package struct LiveSummaries {
  private let strings: RunningStrings
  private var language: Language { strings.language }

  package init(strings: RunningStrings) { self.strings = strings }

  /// Describes the state of the run in progress, and adds the commands for the next step.
  package func stands(_ output: LiveRunOutput, _ program: Program) -> String {
    stands(output) + next(output.state, program)
  }

  /// Describes the state of the run in progress in one line: `Run r20260503T064500Z: Looking for GPS…`.
  func stands(_ output: LiveRunOutput) -> String {
    language.say(cs: "Běh", en: "Run") + " \(output.run): " + strings.state(output.state, output.pause, nil) + "\n"
  }

  /// Describes the state of the run in progress, for a toast (a brief notice) on the page shown after an action.
  func toast(_ output: LiveRunOutput) -> String { strings.state(output.state, output.pause, nil) + "\n" }

  private func next(_ state: LiveRunView.State, _ program: Program) -> String {
    switch state {
    case .idle: ""
    case .acquiring:
      language.say(cs: "Body posílá třeba", en: "Send fixes, for example") + ": gpspipe -w | "
        + program.command("run", "feed") + "\n"
    case .running:
      language.say(cs: "Jak je na tom, ukáže", en: "See its status") + ": \(program.command("run", "status"))\n"
    case .paused: language.say(cs: "Dál", en: "Resume") + ": \(program.command("run", "resume"))\n"
    case .finished:
      language.say(cs: "Uložit", en: "Save") + ": \(program.command("run", "save"))\n"
        + language.say(cs: "Zahodit", en: "Discard") + ": \(program.command("run", "discard"))\n"
    }
  }

  /// Describes the run that was recorded by replaying the positions in a file.
  /// - Parameter isInterrupted: whether the user stopped the replay before it reached the end of the file.
  package func played(_ output: ReplayRun.Output, isInterrupted: Bool, _ program: Program) -> String {
    let measures = [
      strings.length(output.lengthMillimetres), strings.time(output.activeMilliseconds),
      strings.counted(output.fixCount, .fixes),
    ]
    let played =
      isInterrupted
      ? language.say(cs: "Přerušeno, přehráno jen", en: "Interrupted after playing")
      : language.say(cs: "Přehráno", en: "Played")
    return played + ": \(output.run), " + measures.joined(separator: ", ") + "\n"
      + next(output.state, program)
  }

  /// Says whether a run was saved or discarded, and adds the command for the next step.
  package func ended(_ output: EndedRunOutput, _ program: Program) -> String {
    guard output.number != nil else {
      guard let run = output.run else { return ended(output) }
      return ended(output) + language.say(cs: "Ukáže ho", en: "See the run") + ": "
        + program.command("run", "show", run.description) + "\n"
    }
    return ended(output) + program.undo(output.number, language)
  }

  /// Says whether a run was saved or discarded, for a toast (a brief notice) on the page that opens next.
  func toast(_ output: EndedRunOutput) -> String {
    guard output.run != nil else { return ended(output) }
    let line =
      output.number == nil
      ? language.say(cs: "Běh je uložený\n", en: "The run is saved\n")
      : language.say(cs: "Běh je zahozený\n", en: "The run was discarded\n")
    return line + (output.efforts.isEmpty ? "" : RunChangeStrings(strings: strings).effects(output.efforts))
  }

  /// Says whether a run was saved or discarded, without adding commands.
  func ended(_ output: EndedRunOutput) -> String {
    guard let run = output.run else {
      return language.say(
        cs: "Zahozeno; body nestačily na běh.\n", en: "Discarded: too few fixes for a run.\n")
    }
    let line =
      output.number == nil
      ? language.say(cs: "Uloženo: \(run)\n", en: "Saved: \(run)\n")
      : language.say(cs: "Zahozeno: \(run)\n", en: "Discarded: \(run)\n")
    return line + RunChangeStrings(strings: strings).effects(output.efforts)
  }
}
