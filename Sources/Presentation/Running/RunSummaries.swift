import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// The output of commands about runs, where it differs from the screens.
package struct RunSummaries {
  let strings: RunningStrings
  var language: Language { strings.language }
  private var changes: RunChangeStrings { RunChangeStrings(strings: strings) }

  package init(strings: RunningStrings) { self.strings = strings }

  // MARK: Runs

  /// Returns the list of runs.
  /// - Parameters:
  ///   - output: the runs.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func list(_ output: ListRuns.Output, _ program: Program, columns: Int? = nil) -> String {
    if output.runs.isEmpty {
      guard output.years.isEmpty else {
        return language.say(cs: "Žádný běh. Běhy má: ", en: "No runs. There are runs in ")
          + output.years.map { String($0) }.joined(separator: ", ") + "\n"
      }
      return language.say(cs: "V knize není žádný běh. Načtěte nějaký: ", en: "The book has no runs. Import some: ")
        + program.command("import", "PATH") + "\n"
    }
    var table = TextTable(rightAligned: [3, 4, 5])
    for run in output.runs {
      let start = strings.start(run)
      table.add(
        run.id.description, language.date(run.day), language.clock(start.time),
        strings.runLength(run.lengthMillimetres),
        strings.runTime(run.activeMilliseconds), strings.pace(run.paceMilliseconds),
        ([run.name].compactMap { $0 } + strings.marks(run)).joined(separator: ", "))
    }
    return table.text(within: columns) + strings.line(output.sum) + "\n"
  }

  // MARK: The week

  package func week(_ week: ShowWeek.Output) -> String {
    var table = TextTable(rightAligned: [1])
    table.add(strings.lengthTitle, strings.length(week.lengthMillimetres))
    table.add(strings.active, strings.time(week.activeMilliseconds))
    table.add(strings.paceTitle, strings.pace(week.paceMilliseconds))
    table.add(strings.caloriesTitle, strings.calories(of: week))
    table.add(strings.runCount, language.number(week.runCount))
    table.add(strings.weekBefore, strings.length(week.lengthBeforeMillimetres))
    var days = TextTable(rightAligned: [1])
    for day in week.days where day.runCount > 0 {
      days.add(language.date(day.day), strings.length(day.lengthMillimetres))
    }
    let goal = week.goal.map { strings.goal($0, of: week) } ?? "\(strings.weeklyGoal): \(strings.noGoal)"
    return "\(language.date(week.firstDay)) – \(language.date(week.lastDay))\n" + table.text() + days.text() + goal
      + "\n"
  }

  /// Describes the weekly goal, and how much of it is reached this week.
  package func goal(of week: ShowWeek.Output) -> String {
    guard let goal = week.goal else {
      return language.say(cs: "Týdenní cíl: žádný\n", en: "Weekly goal: none\n")
    }
    return language.say(cs: "Týdenní cíl", en: "Weekly goal") + ": \(strings.goal(goal, of: week))\n"
  }

  package func goal(_ output: SetGoal.Output) -> String {
    let goal = output.goal ?? strings.noGoal
    return output.changed
      ? language.say(cs: "Týdenní cíl: \(goal)\n", en: "Weekly goal: \(goal)\n")
      : language.say(cs: "Týdenní cíl je \(goal) už teď\n", en: "The weekly goal is already \(goal)\n")
  }

  // MARK: Corrections

  /// Describes a correction and its effects, and adds the command that undoes the correction.
  /// - Parameters:
  ///   - output: the correction.
  ///   - program: the program as the user calls it, with which the command begins.
  package func corrected(_ output: RunCorrectionOutput, _ program: Program) -> String {
    summary(output) + program.undo(output.number, language)
  }

  /// Describes a correction and its effects, without adding a command.
  func summary(_ output: RunCorrectionOutput) -> String {
    guard output.changed else {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "Already so; nothing was changed.\n")
    }
    var table = TextTable(rightAligned: [2, 3])
    for run in output.runs {
      table.add(
        run.id.description, language.date(run.day), strings.runLength(run.lengthMillimetres),
        strings.runTime(run.activeMilliseconds), strings.marks(run).joined(separator: ", "))
    }
    let isDryRun = output.dryRun == true
    return
      (isDryRun
      ? language.say(cs: "Opravilo by se: ", en: "Would be corrected: ")
      : language.say(cs: "Opraveno: ", en: "Corrected: "))
      + changes.line(output.correction) + "\n" + table.text() + changes.effects(output.efforts)
      + (isDryRun ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") : "")
  }

  /// Says which guessed kinds of activity the user confirmed, and adds the command that undoes the confirmation.
  package func confirmed(_ output: ConfirmKinds.Output, _ program: Program) -> String {
    RunGuessStrings(strings: strings).confirmed(output) + program.undo(output.number, language)
  }

  /// Describes a correction, for a toast (a brief notice) on the page that opens next: what was done, the resulting
  /// runs, and the best efforts that changed.
  func toast(_ output: RunCorrectionOutput) -> String {
    guard output.changed else {
      return language.say(cs: "V knize to tak už je\n", en: "The book already has this\n")
    }
    let runs = output.runs.map { run in
      [
        language.date(run.day), strings.runLength(run.lengthMillimetres), strings.runTime(run.activeMilliseconds),
        strings.marks(run).joined(separator: ", "),
      ].filter { !$0.isEmpty }.joined(separator: " · ") + "\n"
    }
    return language.say(cs: "Opraveno: ", en: "Corrected: ") + changes.what(output.correction) + "\n" + runs.joined()
      + (output.noon == true ? strings.noonTaken + "\n" : "")
      + (output.efforts.isEmpty ? "" : changes.effects(output.efforts))
  }

  package func exported(_ output: ExportRun.Output) -> String {
    "\(printable(output.path)): \(strings.counted(output.fixCount, .fixes))\n"
  }

  /// Says how many runs and files were written to an archive. Also says that, for Strava and Garmin, the user has to
  /// unpack it.
  package func exported(_ output: ExportRuns.Output) -> String {
    let runs = strings.counted(output.runCount, .runs)
    let files = language.say(
      cs: "souborů \(output.fileCount)", en: output.fileCount == 1 ? "1 file" : "\(output.fileCount) files")
    return "\(printable(output.path)): \(runs), \(files)\n"
      + language.say(
        cs: "Pro Stravu a Garmin ho nejdřív rozbalte.\n", en: "Unpack it first for Strava and Garmin.\n")
  }

  package func recalculated(_ output: RecalculateEfforts.Output) -> String {
    let size = "\(strings.counted(output.runCount, .runs)), \(strings.counted(output.fixCount, .fixes))"
    let text = language.say(cs: "Přepočítáno: \(size)\n", en: "Recalculated: \(size)\n")
    guard output.changedCount > 0 else {
      return text + language.say(cs: "Vše souhlasilo s uloženým.\n", en: "Everything matched the stored values.\n")
    }
    return text
      + language.say(
        cs: "Jinak než uložené: \(strings.counted(output.changedCount, .runs))\n",
        en: "Different from the stored values: \(strings.counted(output.changedCount, .runs))\n")
      + changes.effects(output.efforts)
  }
}
