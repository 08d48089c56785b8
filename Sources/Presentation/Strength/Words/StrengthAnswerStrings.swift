import KernelApplication
import KernelDomain
package import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Describes, one per line, what Strength's use cases did.
package struct StrengthAnswerStrings {
  package let strings: StrengthStrings
  var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  /// Describes what the use case with the name `method` did; nil if the use case belongs to another feature, or changes
  /// nothing.
  func answer(_ method: String, _ output: some EncodedValueSource) -> String? {
    switch method {
    case StartWorkout.method, PauseWorkout.method, ResumeWorkout.method, FinishWorkout.method, DiscardWorkout.method,
      AddExercise.method, LogSet.method, AdjustRest.method, SkipRest.method:
      output.decoded(as: WorkoutStepOutput.self).map { toast(method, $0) }
    case LogWorkout.method, AddSet.method: output.decoded(as: LogWorkout.Output.self).map(wrote)
    case MoveBlock.method, SwapExercise.method, NoteWorkout.method:
      output.decoded(as: WorkoutChangeOutput.self).map(changed)
    case SetTrainingMax.method: output.decoded(as: SetTrainingMax.Output.self).map(trainingMax)
    case DeloadRoutine.method: output.decoded(as: DeloadRoutine.Output.self).map(deload)
    case EditSet.method, RemoveSet.method: output.decoded(as: SetEditOutput.self).map(edited)
    case ConfirmSet.method, RenameWorkout.method, RemoveWorkout.method, SetTimes.method:
      output.decoded(as: WorkoutCorrectionOutput.self).map(corrected)
    case SaveExercise.method, FavouriteExercise.method, MergeExercise.method:
      output.decoded(as: ExerciseOutput.self).map(toast)
    case SplitExercise.method: output.decoded(as: NamesOutput.self).map(split)
    case AssignNames.method, AssignNamesFromFile.method, RenewNames.method:
      output.decoded(as: NamesOutput.self).map(names)
    case DecideTwins.method:
      output.decoded(as: DecideTwins.Output.self).map { StrengthTwinStrings(strings: strings).toast($0) }
    case SaveRoutine.method, PlanBlock.method: output.decoded(as: RoutineOutput.self).map(toast)
    case RemoveRoutine.method:
      output.decoded(as: RoutineOutput.self).map { _ in
        language.say(cs: "Rutina je smazaná", en: "The routine was removed")
      }
    case ScheduleWorkout.method: output.decoded(as: ScheduleOutput.self).map(toast)
    case UnscheduleWorkout.method:
      output.decoded(as: ScheduleOutput.self).map { _ in
        language.say(cs: "Plán je zrušený", en: "The schedule was removed")
      }
    case LogMeasure.method: output.decoded(as: LogMeasure.Output.self).map(measured)
    case LogBodyWeight.method: output.decoded(as: LogBodyWeight.Output.self).map(weighed)
    case DeleteAll.method: output.decoded(as: ErasedStrength.self).map(erased)
    default: nil
    }
  }

  var already: String { language.say(cs: "Kniha už to tak má.\n", en: "Already so; nothing was changed.\n") }

  // MARK: The workout under way

  package func step(_ method: String, _ output: WorkoutStepOutput) -> String {
    let elapsed = strings.clock(seconds: Int(output.elapsedMilliseconds / 1_000))
    let what =
      switch (output.state, output.set, method) {
      case (.finished, _, _):
        language.say(
          cs: "Trénink \(output.workout) je dokončený: \(elapsed)",
          en: "Workout \(output.workout) is finished: \(elapsed)")
      case (.discarded, _, _):
        language.say(cs: "Trénink \(output.workout) je zahozený", en: "Workout \(output.workout) was discarded")
      case (_, let set?, _):
        language.say(cs: "Série \(set.number): ", en: "Set \(set.number): ")
          + [
            output.exercise.map(strings.name), strings.set(set), set.kind == .normal ? nil : strings.name(set.kind),
            set.suspicious == true ? language.say(cs: "je to správně?", en: "is this right?") : nil,
          ].compactMap(\.self).joined(separator: ", ")
      case (_, _, StartWorkout.method):
        language.say(cs: "Trénink \(output.workout) začal", en: "Workout \(output.workout) has started")
      case (_, _, AddExercise.method):
        [
          output.added.map { language.say(cs: "Přidáno: ", en: "Added: ") + strings.name($0) },
          output.exercise.map { language.say(cs: "na řadě je ", en: "next is ") + strings.name($0) },
        ].compactMap(\.self).joined(separator: "; ")
      case (.paused, _, _):
        language.say(cs: "Trénink je pozastavený: \(elapsed)", en: "The workout is paused: \(elapsed)")
      case (.running, _, ResumeWorkout.method):
        language.say(cs: "Trénink pokračuje: \(elapsed)", en: "The workout continues: \(elapsed)")
      case (.running, _, _):
        output.rest == nil
          ? language.say(cs: "Odpočinek skončil", en: "Rest over")
          : language.say(cs: "Odpočinek se změnil", en: "Rest changed")
      }
    return what + "\n" + (output.rest.map(rest) ?? "") + StrengthChangeStrings(strings: strings).set(output.records)
  }

  /// Describes what the use case with the name `method` did in the workout in progress, such as logging a set. If the
  /// logged set is suspicious, adds the commands that confirm or correct it.
  package func step(_ method: String, _ output: WorkoutStepOutput, _ program: Program) -> String {
    guard let set = output.set, set.suspicious == true else { return step(method, output) }
    let place = [output.workout.description, String(set.number)]
    return step(method, output)
      + language.say(cs: "Opravit", en: "Correct it") + ": "
      + program.command(["strength", "edit"] + place + ["50kg", "x5"]) + "\n"
      + language.say(cs: "Je-li správně, potvrdit po tréninku", en: "If it is right, confirm it after the workout")
      + ": " + program.command(["strength", "confirm"] + place) + "\n"
  }

  package func rest(_ rest: RestView) -> String {
    let seconds = Int((rest.remainingMilliseconds + 999) / 1_000)
    return language.say(cs: "Odpočinek ", en: "Rest ") + strings.clock(seconds: seconds) + "\n"
  }

  // MARK: Corrections

  package func edited(_ output: SetEditOutput) -> String {
    func words(_ set: SetView) -> String {
      ([strings.set(set)] + strings.remarks(set, withEffort: false)).joined(separator: ", ")
    }
    let was = words(output.before)
    guard let set = output.set else {
      return language.say(cs: "Smazaná série ", en: "Removed set ") + "\(output.before.number): \(was)\n"
        + (output.records.isEmpty ? "" : StrengthChangeStrings(strings: strings).effects(output.records))
    }
    let parts = language.say(cs: "Série \(set.number): ", en: "Set \(set.number): ") + words(set)
    guard output.change != nil else { return parts + "\n" + already }
    return parts + language.say(cs: " (bylo \(was))", en: " (was \(was))") + "\n"
      + (output.records.isEmpty ? "" : StrengthChangeStrings(strings: strings).effects(output.records))
  }

  package func corrected(_ output: WorkoutCorrectionOutput) -> String {
    let isDryRun = output.dryRun == true
    guard output.change != nil || isDryRun else { return already }
    let changes = StrengthChangeStrings(strings: strings)
    let head =
      isDryRun
      ? language.say(cs: "Opravilo by se: ", en: "Would be corrected: ")
      : language.say(cs: "Opraveno: ", en: "Corrected: ")
    return head + changes.line(output.correction) + "\n"
      + (output.records.isEmpty ? "" : changes.effects(output.records)) + (isDryRun ? nothingChanged : "")
  }

  // MARK: Exercises and plans

  var nothingChanged: String { language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }

  package func exercise(_ output: ExerciseOutput) -> String {
    let isDryRun = output.dryRun == true
    guard output.change != nil || isDryRun else { return already }
    let name = "\(strings.name(output.exercise)) (\(output.exercise.id.text))"
    return ([name] + remarks(output.exercise)).joined(separator: ", ") + "\n" + (isDryRun ? nothingChanged : "")
  }

  /// Returns what the user has set for an exercise: that it is a favourite, its rest, and its step of loads.
  func remarks(_ exercise: ExerciseView) -> [String] {
    [
      exercise.favourite ? strings.favourite : nil, exercise.restSeconds.map { strings.restText(seconds: $0) },
      exercise.step.map { language.say(cs: "krok zátěže", en: "load step") + " " + strings.load($0) },
    ].compactMap { $0 }
  }

  package func routine(_ output: RoutineOutput) -> String {
    let isDryRun = output.dryRun == true
    guard output.change != nil || isDryRun else { return already }
    return (isDryRun ? language.say(cs: "Uložilo by se: ", en: "Would save: ") : "")
      + language.say(cs: isDryRun ? "rutina" : "Rutina", en: isDryRun ? "routine" : "Routine")
      + " \(output.routine.id): \(printable(output.routine.name)), \(strings.counted(output.routine.blocks.count, .exercises))\n"
      + StrengthSummaries(strings: strings).blocks(of: output.routine) + (isDryRun ? nothingChanged : "")
  }

  package func routineRemoved(_ output: RoutineOutput) -> String {
    if output.dryRun == true {
      return language.say(
        cs: "Smazala by se rutina \(output.routine.id) i s plány\n",
        en: "Would remove the routine \(output.routine.id) and its schedules\n") + nothingChanged
    }
    return language.say(
      cs: "Rutina \(output.routine.id) je smazaná\n", en: "Routine \(output.routine.id) was removed\n")
  }

  package func scheduled(_ output: ScheduleOutput) -> String {
    guard output.change != nil else { return already }
    let when = strings.summary(output.schedule)
    return language.say(
      cs: "Plán \(output.schedule.id), rutina \(output.schedule.routine): \(when)\n",
      en: "Schedule \(output.schedule.id), routine \(output.schedule.routine): \(when)\n")
  }

  package func unscheduled(_ output: ScheduleOutput) -> String {
    language.say(cs: "Plán \(output.schedule.id) je zrušený\n", en: "Schedule \(output.schedule.id) was removed\n")
  }

  package func weighed(_ output: LogBodyWeight.Output) -> String {
    let what =
      "\(language.date(output.day)): "
      + (output.weight.map(strings.load) ?? language.say(cs: "nic", en: "nothing")) + "\n"
    if output.dryRun == true {
      return language.say(cs: "Zapsalo by se: ", en: "Would record: ") + what + nothingChanged
    }
    return output.change == nil ? already : what
  }

  package func erased(_ output: ErasedStrength) -> String {
    language.say(
      cs: "Smazáno nadobro: \(strings.counted(output.workouts, .workouts)), \(strings.counted(output.sets, .sets))\n",
      en:
        "Permanently removed: \(strings.counted(output.workouts, .workouts)), \(strings.counted(output.sets, .sets))\n")
  }
}
