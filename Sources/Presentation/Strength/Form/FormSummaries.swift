package import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// What commands tell of form analysis.
package struct FormSummaries {
  private let words: StrengthWords

  package init(words: StrengthWords) {
    self.words = words
  }

  /// States and repetitions as they happened, then what it came to.
  package func replayed(_ output: ReplayForm.Output, path: String, _ program: Program) -> String {
    let first = output.events.first?.t ?? 0
    var lines = TextTable(rightAligned: [0])
    for event in output.events {
      lines.add(words.seconds(milliseconds: event.t - first), line(event, of: output.results.exercise))
    }
    let hint =
      words.language.say(cs: "Uložit do série: ", en: "Save it to a set: ")
      + program.command("show", StrengthRoutes.formResults(path: path).description) + "\n"
    return (output.events.isEmpty ? "" : lines.text() + "\n") + results(output.results) + hint
  }

  private func line(_ event: FormEventView, of exercise: FormExercise) -> String {
    if let state = event.state {
      let cue = words.cue(state)
      return "\(cue.shape) \(cue.word)"
    }
    guard let cue = words.cue(event, of: exercise) else { return "" }
    let number = event.n.map { " \($0)" } ?? ""
    let percent = event.percent.map { ", \(words.percent($0))" } ?? ""
    return "\(cue.shape)\(number) \(cue.word)\(percent)"
  }

  package func results(_ results: FormResultsView) -> String {
    let language = words.language
    var facts = TextTable()
    facts.add(words.exercise, words.name(results.exercise))
    facts.add(words.counted, language.number(results.reps.count))
    facts.add(words.notCounted, language.number(results.partials.count))
    facts.add(words.interrupted, language.number(results.interrupted))
    for (finding, count) in words.found(results) {
      facts.add(words.name(finding, of: results.exercise), "\(count)×")
    }
    if results.outOfOrder > 0 {
      facts.add(
        language.say(cs: "Snímky mimo pořadí", en: "Frames out of order"), language.number(results.outOfOrder))
    }
    var reps = TextTable(rightAligned: [0, 1, 2, 3])
    for (index, rep) in results.reps.enumerated() {
      if let held = rep.held {
        reps.add(String(index + 1), words.seconds(milliseconds: held))
      } else {
        reps.add(
          String(index + 1), words.percent(rep.percent ?? 0), words.seconds(milliseconds: rep.end - rep.start),
          "\(words.confidence.lowercased()) \(words.percent(rep.confidence ?? 0))",
          rep.side.flatMap { words.name($0) } ?? "",
          words.names(rep.findings ?? [], of: results.exercise))
      }
    }
    let unjudged = results.notJudged.map { words.name($0, of: results.exercise).lowercased() }
    let notJudged =
      unjudged.isEmpty ? "" : "\(words.notJudgedFromHere): \(unjudged.joined(separator: ", "))\n"
    return facts.text() + (results.reps.isEmpty ? "" : reps.text()) + notJudged + words.spineIsNotJudged + "\n"
      + words.notMedicalAdvice + "\n"
  }
}
