import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Texts that describe what an action did, for a toast (a brief notice) on the page that opens next. Unlike the texts
/// that commands print, they contain no ids.
extension StrengthAnswerStrings {
  func toast(_ method: String, _ output: WorkoutStepOutput) -> String {
    let elapsed = strings.clock(seconds: Int(output.elapsedMilliseconds / 1_000))
    let records = StrengthChangeStrings(strings: strings).set(output.records)
    switch (output.state, output.set, method) {
    case (.finished, _, _):
      return language.say(cs: "Trénink je dokončený: \(elapsed)\n", en: "The workout is finished: \(elapsed)\n")
        + records
    case (.discarded, _, _):
      return language.say(cs: "Trénink je zahozený", en: "The workout was discarded")
    case (_, nil, StartWorkout.method):
      return language.say(cs: "Trénink začal", en: "The workout has started")
    default: return step(method, output)
    }
  }

  func toast(_ output: ExerciseOutput) -> String {
    guard output.change != nil else { return already }
    return ([strings.name(output.exercise)] + remarks(output.exercise)).joined(separator: ", ")
  }

  func toast(_ output: RoutineOutput) -> String {
    guard output.change != nil else { return already }
    let exercises = strings.counted(output.routine.blocks.count, .exercises)
    return language.say(cs: "Uloženo: ", en: "Saved: ") + "\(printable(output.routine.name)), \(exercises)"
  }

  func toast(_ output: ScheduleOutput) -> String {
    guard output.change != nil else { return already }
    return language.say(cs: "Naplánováno: ", en: "Scheduled: ") + strings.summary(output.schedule)
  }
}
