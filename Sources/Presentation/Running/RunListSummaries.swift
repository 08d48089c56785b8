package import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// Describes what commands changed in the user's workouts, routes and shoes.
extension RunSummaries {
  /// Names the workout that was saved, and adds the command that undoes the change.
  package func saved(_ output: WorkoutChanged, _ program: Program) -> String {
    saved(output) + program.undo(output.number, language)
  }

  func saved(_ output: WorkoutChanged) -> String {
    let name = printable(output.workout.name)
    guard output.changed else {
      return language.say(cs: "V knize to tak už je: „\(name)“\n", en: "The book already has this: \"\(name)\"\n")
    }
    let what = "\(name): \(steps(output.workout.steps.count))"
    return output.dryRun == true
      ? language.say(cs: "Uložilo by se: \(what)\n", en: "Would be saved: \(what)\n")
      : language.say(cs: "Uloženo: \(what)\n", en: "Saved: \(what)\n")
  }

  private func steps(_ count: Int) -> String {
    language.say(cs: "kroků \(count)", en: count == 1 ? "1 step" : "\(count) steps")
  }

  package func removed(_ output: WorkoutChanged, _ program: Program) -> String {
    removed(output) + program.undo(output.number, language)
  }

  func removed(_ output: WorkoutChanged) -> String {
    removed(printable(output.workout.name), isDryRun: output.dryRun == true)
  }

  private func removed(_ name: String, isDryRun: Bool) -> String {
    isDryRun
      ? language.say(cs: "Odebralo by se: \(name)\n", en: "Would be removed: \(name)\n")
      : language.say(cs: "Odebráno: \(name)\n", en: "Removed: \(name)\n")
  }

  /// States the new name of a route, and adds the command that undoes the change.
  package func named(_ output: RenameRoute.Output, _ program: Program) -> String {
    named(output) + program.undo(output.number, language)
  }

  func named(_ output: RenameRoute.Output) -> String {
    let name = strings.name(of: output.route)
    guard output.changed else {
      return language.say(cs: "Trasa se tak už jmenuje\n", en: "The route already has this name\n")
    }
    return output.dryRun == true
      ? language.say(cs: "Trasa by se jmenovala: \(name)\n", en: "The route would be named: \(name)\n")
      : language.say(cs: "Trasa se jmenuje: \(name)\n", en: "The route is named: \(name)\n")
  }

  /// Names the pair of shoes that was saved, and adds the command that undoes the change.
  package func saved(_ output: ShoesChanged, _ program: Program) -> String {
    saved(output) + program.undo(output.number, language)
  }

  func saved(_ output: ShoesChanged) -> String {
    let name = printable(output.name)
    guard output.changed else {
      return language.say(cs: "V knize to tak už je: „\(name)“\n", en: "The book already has this: \"\(name)\"\n")
    }
    return output.dryRun == true
      ? language.say(cs: "Uložilo by se: \(name)\n", en: "Would be saved: \(name)\n")
      : language.say(cs: "Uloženo: \(name)\n", en: "Saved: \(name)\n")
  }

  package func removed(_ output: ShoesChanged, _ program: Program) -> String {
    removed(output) + program.undo(output.number, language)
  }

  func removed(_ output: ShoesChanged) -> String {
    removed(printable(output.name), isDryRun: output.dryRun == true)
  }

  /// Names the file to which the picture of a map was written, and says how many runs the picture shows and what it
  /// leaves out.
  package func mapped(_ output: ExportMap.Output) -> String {
    let elsewhere = output.elsewhere > 0 ? ", \(strings.elsewhere(output.elsewhere))" : ""
    let hidden = output.hiddenMillimetres.map { millimetres in
      let metres = strings.plannedLength(millimetres)
      return language.say(
        cs: ", \(metres) kolem startů a cílů skryto", en: ", \(metres) hidden around starts and ends")
    }
    return "\(printable(output.path)): \(strings.counted(output.runs, .runs))\(elsewhere)\(hidden ?? "")\n"
  }

  /// Says from how many runs the heart rate was removed.
  package func forgotten(_ output: ForgetRunHeartRates.Output) -> String {
    if output.runCount == 0 {
      return language.say(cs: "Není tu žádný tep k vymazání.\n", en: "There is no heart rate to delete.\n")
    }
    let runs = strings.counted(output.runCount, .runs)
    return output.dryRun == true
      ? language.say(
        cs: "Tep by se navždy vymazal: \(runs). Nic se nezměnilo.\n",
        en: "The heart rate would be deleted permanently: \(runs). Nothing was changed.\n")
      : language.say(
        cs: "Tep je navždy vymazaný: \(runs).\n", en: "The heart rate is deleted permanently: \(runs).\n")
  }

  /// Names the data that is lost if the user removes heart rates: `the heart rate (3 runs)`.
  package static func heartRateLoss(_ count: Int, _ language: Language) -> String {
    let runs = RunningStrings(language: language).counted(count, .runs)
    return language.say(cs: "tep", en: "the heart rate") + " (\(runs))"
  }
}
