package import KernelApplication
import KernelDomain
package import KernelPresentation
package import StrengthApplication
import StrengthDomain

extension StrengthMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchWorkout, .noWorkoutName, .noSuchExercise, .severalExercises, .noSuchRoutine, .noRoutineName,
      .noSuchSchedule, .noScheduleName, .noSet, .noBlock, .noLoad, .loadTooLarge, .emptyName,
      .exerciseNameTooLong, .noSuchMuscle, .noSuchEquipment, .zoneOption, .unitOption,
      .distanceOption, .datesOption, .noSuchName, .badAssignments, .assignedTwice, .twoWorkouts:
      askedWords(localizer)
    case .noRoutines, .noSets, .lastSetIsWarmup, .ruleWithoutReps, .doubleWithoutRange, .waveWithoutMax, .twoUnits,
      .lighterThanBar,
      .loadAndPercent, .ruleWithPercent,
      .dayToCome, .noTime, .noTimes, .endAndDuration, .noteTooLong, .emptyBlock, .setOfAnother:
      planWords(localizer)
    case .workoutIsOn, .staleWorkout, .restChange, .noWorkoutIsOn, .workoutIsPaused, .workoutIsNotPaused,
      .workoutIsOver, .nothingLogged, .noRest, .cueNotDue, .cuePlayedByAnother,
      .noExerciseYet, .emptySet, .outside, .negativeLoad:
      activeWords(localizer)
    case .noMeasure, .measureUnit, .measureOrNone, .chartOfMeasure: measureWords(localizer)
    case .notDone, .unquotedCommas, .assistance, .unknownKindOfSet, .noLoadAndReps, .unknownMeasure, .logText,
      .readAsWindows1252, .columnTitles, .takenForStrong, .bareDistances, .readAsMiles:
      leftOutWords(localizer)
    case .unknownEncoding, .dateOrder, .impossibleMeasure, .emptyRows, .column, .nothingDone, .columnIsNotRead, .loads,
      .otherUnitThanBefore, .emptyLog,
      .unknownHeader, .missingColumn, .noUnit, .unknownUnit, .noNumber, .noWholeNumber, .strayCommas, .carriageReturns,
      .negative,
      .tooLarge, .noEffort, .noDate,
      .noDuration, .unknownSetKind, .exerciseMissing:
      logWords(localizer)
    case .formNeedsService, .formSessionsFull, .noFormSession, .formSessionFinished, .tooManyFrames, .emptyPoses,
      .badPoseLine,
      .noPoseValue, .poseLineTooLong:
      formWords(localizer)
    case .workoutWasRemoved(let workout):
      localizer.localized(
        cs: "trénink \(workout) je z knihy vyřazený", en: "workout \(workout) was removed from the book",
        hint: localizer.command(
          "changes", cs: "Vyřazení jde vzít zpět; najde ho", en: "You can undo that; find the change")
      )
    case .setHasChanged(let number):
      localizer.localized(
        cs: "série \(number) se mezitím změnila", en: "set \(number) has changed in the meantime",
        hint: localizer.say(cs: "Podívejte se na ni a opravte ji znovu.", en: "Look at it and correct it again."))
    case .notSuspicious(let number):
      localizer.localized(
        cs: "série \(number) není podezřelá", en: "set \(number) is not suspicious",
        hint: localizer.command("review", cs: "Co čeká na váš úsudek, ukáže", en: "See what to decide"))
    case .saidAlready: localizer.localized(cs: "kniha už to tak má", en: "it is already so")
    case .lastName(let exercise):
      localizer.localized(
        cs: "byl to jediný název cviku „\(exercise.czech ?? exercise.name)“: není co rozdělit",
        en: "it was the last name of \"\(exercise.name)\": nothing to split")
    case .mergedWithItself:
      localizer.localized(
        cs: "to je týž cvik", en: "that is the same exercise",
        hint: localizer.say(cs: "Zadejte dva různé cviky.", en: "Give two different exercises."))
    case .notOwnExercise(let name):
      localizer.localized(
        cs: "cvik „\(name)“ patří do katalogu; změnit mu jde jen odpočinek",
        en: "\"\(name)\" belongs to the catalog: you can change only its rest",
        hint: localizer.say(
          cs: "Přidejte vlastní cvik pod jiným názvem.", en: "Add your own exercise under another name."))
    case .exerciseNameTaken(let name):
      localizer.localized(
        cs: "tak se už jmenuje cvik „\(name)“", en: "the exercise \"\(name)\" already has that name",
        hint: localizer.say(cs: "Zvolte jiný název.", en: "Choose another name."))
    case .routineNameTaken(let name, let routine):
      localizer.localized(
        cs: "rutina „\(name)“ už je: \(routine)", en: "routine \(routine) already has the name \"\(name)\"",
        hint: localizer.command(
          "strength", "save-routine", "NAME", "EXERCISE:3x5", "--id", routine,
          cs: "Zvolte jiný název, nebo změňte tu", en: "Choose another name, or change that routine"))
    case .routineWithoutExercises:
      localizer.localized(
        cs: "rutina nemá žádný cvik", en: "the routine has no exercise",
        hint: localizer.say(cs: "Přidejte aspoň jeden.", en: "Add at least one."))
    case .tooMany(let what, let most):
      localizer.localized(
        cs: "\(plural(of: what, .cs)) může být nejvýš \(most)",
        en: "there may be at most \(most) \(plural(of: what, .en))")
    case .noDays:
      localizer.localized(
        cs: "není řečeno, který den", en: "no day is given",
        hint: localizer.say(
          cs: "Zadejte den jako 2026-11-22, nebo dny v týdnu od 1 (pondělí) do 7.",
          en: "Give a day such as 2026-11-22, or weekdays from 1 (Monday) to 7."))
    case .daysTwice:
      localizer.localized(
        cs: "je zadán den i dny v týdnu", en: "both a day and weekdays are given",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .daysReversed:
      localizer.localized(
        cs: "konec je před začátkem, nebo je to víc než 400 dnů",
        en: "the end is before the start, or more than 400 days after it",
        hint: localizer.say(cs: "Zadejte dřívější den první.", en: "Give the earlier day first."))
    case .chartOfAll:
      localizer.localized(
        cs: "ten graf je za všechny cviky dohromady", en: "that chart covers all exercises",
        hint: localizer.say(cs: "Zadejte ho bez cviku.", en: "Ask for it without an exercise."))
    case .chartOfFourWeeks:
      localizer.localized(
        cs: "graf svalů je vždy za poslední čtyři týdny", en: "the muscle chart always covers the last four weeks",
        hint: localizer.say(cs: "Zadejte ho bez data.", en: "Ask for it without a day."))
    case .chartWithoutInterval:
      localizer.localized(
        cs: "po týdnech se ukazuje jen odhad maxima",
        en: "only the estimated one-rep max is shown by week",
        hint: localizer.say(cs: "Zadejte graf bez intervalu.", en: "Ask for the chart without an interval."))
    case .noWorkoutsToExport:
      localizer.localized(
        cs: "zatím není žádný dokončený trénink", en: "there are no finished workouts yet",
        hint: localizer.say(cs: "Načtěte deník, nebo trénink dokončete.", en: "Import a log, or finish a workout."))
    case .confirmationMissing(let phrase):
      localizer.localized(
        cs: "smazání není potvrzené", en: "the deletion is not confirmed",
        hint: localizer.say(cs: "Potvrďte ho slovy „\(phrase)“.", en: "Confirm it with the words \"\(phrase)\"."))
    case .unreadableEntry:
      localizer.localized(cs: "záznam tréninku nejde přečíst", en: "an entry about a workout can't be read")
    case .lostWorkout: localizer.localized(cs: "trénink nebo cvik chybí", en: "a workout or an exercise is missing")
    }
  }

  private func plural(of what: Countable, _ language: Language) -> String {
    switch what {
    case .blocks: language.say(cs: "cviků", en: "exercises")
    case .sets: language.say(cs: "sérií", en: "sets")
    case .routines: language.say(cs: "rutin", en: "routines")
    case .targets: language.say(cs: "plánovaných sérií", en: "planned sets")
    }
  }
}
