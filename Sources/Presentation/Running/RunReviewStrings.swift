import KernelApplication
import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// Describes the questions about runs that the user still has to decide, either as text with commands or as sections of
/// a screen.
package struct RunReviewStrings {
  private let strings: RunningStrings
  private var language: Language { strings.language }

  package init(strings: RunningStrings) { self.strings = strings }

  private var duplicatesTitle: String {
    language.say(cs: "Týž běh zaznamenaný víckrát", en: "Runs recorded more than once")
  }
  private var setAsideTitle: String {
    language.say(
      cs: "Opravy, které po novém načtení nesedí", en: "Corrections that no longer fit after another import")
  }
  private var correctAgain: String {
    language.say(cs: "Nic nemění; opravte běh znovu.", en: "They have no effect; correct the run again.")
  }

  // MARK: Lines

  /// Returns the questions as text, with the commands that decide them.
  /// - Parameters:
  ///   - output: the questions that the runner has to decide.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func text(_ output: ReviewRuns.Output, _ program: Program, columns: Int?) -> String {
    [
      suspicious(output.suspicious, program, columns),
      RunGuessStrings(strings: strings).text(output.guessed ?? [], program, columns: columns),
      duplicates(output.duplicates, program, columns),
      setAside(output.setAside, columns),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func suspicious(_ efforts: [RunEffortView], _ program: Program, _ columns: Int?) -> String {
    guard let first = efforts.first else { return "" }
    var table = TextTable(rightAligned: [3])
    for effort in efforts {
      table.add(
        language.date(effort.day), effort.run.description, strings.name(effort.distance), strings.effortTime(effort))
    }
    return strings.suspiciousEfforts + "\n" + table.text(within: columns)
      + commands(
        [
          (["confirm", first.run.description, first.distance.rawValue], "běželo se tak", "it is right"),
          (["cut", first.run.description, "FROM-TO"], "byla to chyba záznamu", "cut out a glitch"),
          (["show", first.run.description], "celý běh", "the whole run"),
        ], program, columns)
  }

  private func duplicates(_ duplicates: [ReviewRuns.Duplicate], _ program: Program, _ columns: Int?) -> String {
    guard let first = duplicates.first else { return "" }
    var table = TextTable()
    for item in duplicates {
      table.add(
        language.date(item.day), item.run.description, item.source,
        language.say(
          cs: "počítá se \(item.counts) \(item.countsSource)", en: "\(item.counts) \(item.countsSource) counts"))
    }
    return duplicatesTitle + "\n" + table.text(within: columns)
      + commands([(["prefer", first.run.description], "počítat tento", "count this one instead")], program, columns)
  }

  private func setAside(_ corrections: [ShowRun.Correction], _ columns: Int?) -> String {
    guard !corrections.isEmpty else { return "" }
    var table = TextTable()
    for item in corrections { table.add(RunChangeStrings(strings: strings).line(item.said)) }
    return setAsideTitle + "\n" + table.text(within: columns) + "  " + correctAgain + "\n"
  }

  private func commands(_ lines: [([String], cs: String, en: String)], _ program: Program, _ columns: Int?) -> String {
    var table = TextTable(commands: 0)
    for line in lines { table.add(program.command(["run"] + line.0), language.say(cs: line.cs, en: line.en)) }
    return table.text(within: columns)
  }

  // MARK: Sections

  func elements(_ output: ReviewRuns.Output) -> [Element] {
    let questions = RunQuestions(strings: strings)
    return output.suspicious.map(questions.tooFast) + RunGuessStrings(strings: strings).elements(output.guessed ?? [])
      + output.duplicates.map(questions.twice)
      + [section(setAsideTitle, correctAgain, output.setAside.map(row))].compactMap { $0 }
  }

  private func section(_ title: String, _ explanation: String, _ rows: [Element]) -> Element? {
    rows.isEmpty ? nil : .section(title, [.note(explanation)] + rows)
  }

  private func row(_ correction: ShowRun.Correction) -> Element {
    let what = RunChangeStrings(strings: strings).line(correction.said)
    return Element(
      .row, label: what, hint: language.say(cs: "Ukáže běh", en: "Shows the run"), icon: .forward,
      to: correction.said.run.map { RunningDestinations.run($0) } ?? RunningDestinations.home,
      children: [.cell(what, .leading, .body)])
  }
}
