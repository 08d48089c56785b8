import KernelDomain
import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Texts about workouts that were logged after they were done, and about changes of plans.
extension StrengthAnswerStrings {
  package func wrote(_ output: LogWorkout.Output) -> String {
    let isDryRun = output.dryRun == true
    guard output.change != nil || isDryRun else { return already }
    let changes = StrengthChangeStrings(strings: strings)
    let head =
      (isDryRun ? language.say(cs: "Zapsalo by se: ", en: "Would log: ") : "")
      + "\(strings.name(output.exercise)), \(language.date(output.day))"
      + (output.isNew ? "" : language.say(cs: ", přidáno", en: ", added")) + "\n"
    let sets = output.sets.map { set in
      let mark = set.suspicious == true ? ", " + language.say(cs: "je to správně?", en: "is this right?") : ""
      return language.say(cs: "Série", en: "Set") + " \(set.number): \(strings.set(set))\(mark)\n"
    }
    return head + sets.joined() + changes.set(output.records.filter(\.isBetter)) + (isDryRun ? nothingChanged : "")
  }

  package func changed(_ output: WorkoutChangeOutput) -> String {
    guard output.change != nil else { return already }
    let changes = StrengthChangeStrings(strings: strings)
    let what =
      if let before = output.before, let after = output.correction?.exercise {
        changes.line([.swapped(workout: output.workout, from: before, into: after)])
      } else {
        output.correction.map(changes.line) ?? output.workout.description
      }
    return language.say(cs: "Změněno: ", en: "Changed: ") + what + "\n"
      + (output.records.isEmpty ? "" : changes.effects(output.records))
  }

  package func trainingMax(_ output: SetTrainingMax.Output) -> String {
    guard output.change != nil else { return already }
    let was = output.before.map { language.say(cs: " (bylo \(strings.load($0)))", en: " (was \(strings.load($0)))") }
    return "\(strings.name(output.exercise)), \(strings.trainingMax.lowercased()): "
      + (output.load.map(strings.load) ?? language.say(cs: "žádné", en: "none")) + (was ?? "") + "\n"
  }

  package func deload(_ output: DeloadRoutine.Output) -> String {
    let isDryRun = output.dryRun == true
    guard output.change != nil || isDryRun else { return already }
    let names = output.routines.map { printable($0.name) }.joined(separator: ", ")
    return strings.deload + ": \(names), " + strings.deloadHint + "\n" + (isDryRun ? nothingChanged : "")
  }
}
