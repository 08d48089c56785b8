package import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// The texts that commands print about form analysis.
package struct FormSummaries {
  private let strings: StrengthStrings

  package init(strings: StrengthStrings) { self.strings = strings }

  /// Describes the states and the repetitions of a session in chronological order, followed by the results.
  package func replayed(_ output: ReplayForm.Output, path: String, _ program: Program) -> String {
    let first = output.events.first?.t ?? 0
    var lines = TextTable(rightAligned: [0])
    for event in output.events {
      lines.add(strings.seconds(milliseconds: event.t - first), line(event, of: output.results.exercise))
    }
    let hint =
      strings.language.say(cs: "Uložit do série: ", en: "Save it to a set: ")
      + program.command("show", StrengthDestinations.formResults(path: path).route.description) + "\n"
    return (output.events.isEmpty ? "" : lines.text() + "\n") + results(output.results) + hint
  }

  private func line(_ event: FormEventView, of exercise: FormExercise) -> String {
    if let state = event.state {
      let cue = strings.cue(state)
      return "\(cue.shape) \(cue.word)"
    }
    guard let cue = strings.cue(event, of: exercise) else { return "" }
    let number = event.n.map { " \($0)" } ?? ""
    let percent = event.percent.map { ", \(strings.percent($0))" } ?? ""
    return "\(cue.shape)\(number) \(cue.word)\(percent)"
  }

  package func results(_ results: FormResultsView) -> String {
    let language = strings.language
    var facts = TextTable()
    facts.add(strings.exercise, strings.name(results.exercise))
    facts.add(strings.counted, language.number(results.reps.count))
    facts.add(strings.notCounted, language.number(results.partials.count))
    facts.add(strings.interrupted, language.number(results.interrupted))
    if let rested = results.rested { facts.add(strings.rested, language.number(rested.count)) }
    if let other = results.otherPerson { facts.add(strings.someoneElse, strings.counted(other, .frames)) }
    for (finding, count) in strings.found(results) {
      facts.add(strings.name(finding, of: results.exercise), "\(count)×")
    }
    if results.outOfOrder > 0 {
      facts.add(
        language.say(cs: "Snímky mimo pořadí", en: "Frames out of order"), language.number(results.outOfOrder))
    }
    var reps = TextTable(rightAligned: [0, 1, 2, 3])
    for (index, rep) in results.reps.enumerated() {
      if let held = rep.held {
        reps.add(String(index + 1), strings.seconds(milliseconds: held))
      } else {
        reps.add(
          String(index + 1), strings.percent(rep.percent ?? 0), strings.seconds(milliseconds: rep.end - rep.start),
          "\(strings.confidence.lowercased()) \(strings.percent(rep.confidence ?? 0))",
          rep.side.flatMap { strings.name($0) } ?? "",
          strings.names(rep.findings ?? [], of: results.exercise))
      }
    }
    let unjudged = results.notJudged.map { strings.name($0, of: results.exercise).lowercased() }
    let notJudged =
      unjudged.isEmpty ? "" : "\(strings.notJudgedFromHere): \(unjudged.joined(separator: ", "))\n"
    return facts.text() + (results.reps.isEmpty ? "" : reps.text()) + notJudged + strings.spineIsNotJudged + "\n"
      + strings.notMedicalAdvice + "\n"
  }
}
