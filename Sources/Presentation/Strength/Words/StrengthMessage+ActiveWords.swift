import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Returns the text of an error in what the user entered, such as an unknown or invalid name.
  func askedWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchWorkout(let name):
      localizer.localized(
        cs: "trénink \(name) v knize není", en: "there is no workout \(name)",
        hint: localizer.command("strength", "list", cs: "Které v ní jsou, ukáže", en: "List them"))
    case .noWorkoutName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení tréninku" } ?? "to není označení tréninku",
        en: text.map { "\"\($0)\" is not the name of a workout" } ?? "this is not the name of a workout",
        hint: localizer.command(
          "strength", "list", cs: "Trénink se jmenuje jako s20250210T164613; ukáže je",
          en: "Names look like s20250210T164613; list them"))
    case .noSuchExercise(let name):
      localizer.localized(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: localizer.command("strength", "exercises", cs: "Které v něm jsou, ukáže", en: "List them"))
    case .severalExercises(let name, let exercises):
      localizer.localized(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: localizer.say(
          cs: "Myslíte \(exercises.map { "„\($0.shown(.cs))“" }.joined(separator: ", "))?",
          en: "Did you mean \(exercises.map { "\"\($0.shown(.en))\"" }.joined(separator: ", "))?"))
    case .twoWorkouts:
      localizer.localized(
        cs: "je třeba označit dva různé tréninky", en: "two different workouts are needed",
        hint: localizer.command("strength", "list", cs: "Ukáže je", en: "List them"))
    case .noSuchRoutine(let name):
      localizer.localized(
        cs: "rutina \(name) v knize není", en: "there is no routine \(name)",
        hint: localizer.command("strength", "routines", cs: "Které v ní jsou, ukáže", en: "List them"))
    case .noRoutineName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení rutiny" } ?? "to není označení rutiny",
        en: text.map { "\"\($0)\" is not the name of a routine" } ?? "this is not the name of a routine",
        hint: localizer.command(
          "strength", "routines", cs: "Jmenuje se jako r1; ukáže je", en: "Names look like r1; list them"))
    case .noSuchSchedule(let name):
      localizer.localized(
        cs: "plán \(name) v knize není", en: "there is no schedule \(name)",
        hint: localizer.command("strength", "schedule", cs: "Které v ní jsou, ukáže", en: "List them"))
    case .noScheduleName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení plánu" } ?? "to není označení plánu",
        en: text.map { "\"\($0)\" is not the name of a schedule" } ?? "this is not the name of a schedule",
        hint: localizer.command(
          "strength", "schedule", cs: "Jmenuje se jako p1; ukáže je", en: "Names look like p1; list them")
      )
    case .noSet(let number, let workout):
      localizer.localized(
        cs: "trénink \(workout) nemá sérii \(number)", en: "workout \(workout) has no set \(number)",
        hint: localizer.command("strength", "show", workout, cs: "Které má, ukáže", en: "See its sets"))
    case .noBlock(let number, let count):
      localizer.localized(
        cs: "cvik číslo \(number) není; jsou od 1 do \(count)",
        en: "there is no exercise number \(number); choose 1 to \(count)")
    case .noLoad(let text):
      localizer.localized(
        cs: "„\(text)“ není zátěž", en: "\"\(text)\" is not a load",
        hint: localizer.say(cs: "Napište ji jako 100kg nebo 225lb.", en: "Write it as 100kg or 225lb."))
    case .loadTooLarge(let most):
      localizer.localized(
        cs: "zátěž může být víc než 0 a nejvýš \(most)", en: "a load must be more than 0 and at most \(most)",
        hint: localizer.say(cs: "Napište ji třeba jako 100kg nebo 225lb.", en: "Write it as 100kg or 225lb."))
    case .emptyName:
      localizer.localized(
        cs: "chybí název", en: "the name is missing",
        hint: localizer.say(cs: "Napište aspoň jedno písmeno.", en: "Enter at least one letter."))
    case .exerciseNameTooLong(let found, let most):
      localizer.localized(
        cs: "název cviku má \(found) znaků", en: "the name of the exercise has \(found) characters",
        hint: localizer.say(cs: "Zkraťte ho na \(most).", en: "Shorten it to \(most)."))
    case .noSuchMuscle(let name):
      localizer.localized(cs: "sval „\(name)“ katalog nezná", en: "there is no muscle \"\(name)\" in the catalog")
    case .noSuchEquipment(let name):
      localizer.localized(cs: "náčiní „\(name)“ katalog nezná", en: "there is no equipment \"\(name)\" in the catalog")
    case .zoneOption(let text):
      localizer.localized(
        cs: "časové pásmo „\(text)“ neexistuje", en: "there is no time zone \"\(text)\"",
        hint: localizer.say(cs: "Zadejte ho třeba jako Europe/Prague.", en: "Use a name such as Europe/Prague."))
    case .distanceOption(let text):
      localizer.localized(
        cs: "„\(text)“ není jednotka vzdálenosti", en: "\"\(text)\" is not a unit of distance",
        hint: localizer.choice(["km", "mi"]))
    case .datesOption(let text):
      localizer.localized(
        cs: "„\(text)“ není pořadí dne a měsíce", en: "\"\(text)\" is not an order of day and month",
        hint: localizer.choice(["dmy", "mdy"]))
    case .noSuchName(let name):
      localizer.localized(
        cs: "název „\(name)“ není v žádném načteném deníku", en: "no imported log has the name \"\(name)\"",
        hint: localizer.command("strength", "log-names", cs: "Názvy vypíše", en: "List the names"))
    case .badAssignments(let rows):
      badAssignments(rows, localizer)
    case .assignedTwice(let name, let line):
      localizer.localized(
        cs: "„\(name)“ má na řádku \(line) jiný cvik", en: "\"\(name)\" has another exercise on line \(line)")
    case .unitOption(let text):
      localizer.localized(
        cs: "„\(text)“ není jednotka zátěže", en: "\"\(text)\" is not a unit of load",
        hint: localizer.choice(["kg", "lb"]))
    default: MessageText("")
    }
  }

  /// Lists the rows of a table that cannot be used, at most the first ten.
  private func badAssignments(_ rows: [AssignmentProblem], _ localizer: MessageLocalizer) -> MessageText {
    let shown = rows.prefix(10).map { row in
      let words = localizer.text(row.problem)
      return localizer.say(cs: "řádek \(row.line): \(words)", en: "line \(row.line): \(words)")
    }
    let more = rows.count - shown.count
    let rest = more == 0 ? "" : localizer.say(cs: "; a dalších \(more)", en: "; and \(more) more")
    let list = shown.joined(separator: "; ") + rest
    return localizer.localized(
      cs: "nelze použít: \(list)", en: "cannot be used: \(list)",
      hint: localizer.say(
        cs:
          "Nic se nezměnilo; opravte řádky a zkuste to znovu. Názvy vypíše strength log-names, cviky strength exercises.",
        en: "Nothing was changed; correct the lines and try again. List names with strength log-names, exercises with "
          + "strength exercises."))
  }

  /// Returns the text of a message about the workout in progress.
  func activeWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .workoutIsOn(let workout, let name):
      localizer.localized(
        cs: "trénink \(title(workout, name, .cs)) ještě probíhá",
        en: "workout \(title(workout, name, .en)) is still in progress",
        hint: localizer.command("strength", "finish", cs: "Nejdřív ho dokončete", en: "Finish it first"))
    case .staleWorkout(_, _, let start, let offset, let lastSet, let daysAgo):
      stale(localizer, start, offset, lastSet, daysAgo)
    case .restChange:
      localizer.localized(
        cs: "není jasné, jak odpočinek změnit", en: "it is not clear how to change the rest",
        hint: localizer.say(
          cs: "O kolik, jako +30 nebo -30, nebo kolik má zbývat, jako 3:00 nebo 200s.",
          en: "Give a change, such as +30 or -30, or the time left, such as 3:00 or 200s."))
    case .noWorkoutIsOn:
      localizer.localized(
        cs: "žádný trénink neprobíhá", en: "no workout is in progress",
        hint: localizer.command("strength", "start", cs: "Začněte ho", en: "Start one"))
    case .workoutIsPaused:
      localizer.localized(
        cs: "trénink je pozastavený", en: "the workout is paused",
        hint: localizer.command("strength", "resume", cs: "Pokračujte v něm", en: "Resume it"))
    case .workoutIsNotPaused: localizer.localized(cs: "trénink není pozastavený", en: "the workout is not paused")
    case .workoutIsOver(let workout):
      localizer.localized(
        cs: "trénink \(workout) už skončil", en: "workout \(workout) has ended",
        hint: localizer.command("strength", "show", workout, cs: "Ukáže ho", en: "See it"))
    case .nothingLogged:
      localizer.localized(
        cs: "v tréninku není žádná série", en: "the workout has no set",
        hint: localizer.command("strength", "discard", cs: "Jde ho jen zahodit", en: "You can only discard it"))
    case .noRest:
      localizer.localized(
        cs: "žádný odpočinek neběží", en: "no rest is running",
        hint: localizer.say(cs: "Začne po další sérii.", en: "One begins after the next set."))
    case .cueNotDue(let number):
      localizer.localized(cs: "zvuk \(number) není na řadě", en: "sound \(number) is not due")
    case .cuePlayedByAnother(let number):
      localizer.localized(cs: "zvuk \(number) hraje jiný program", en: "another program plays sound \(number)")
    case .noExerciseYet:
      localizer.localized(
        cs: "trénink ještě nemá žádný cvik", en: "the workout has no exercise yet",
        hint: localizer.command("strength", "add", "EXERCISE", cs: "Přidejte nějaký", en: "Add one"))
    case .emptySet:
      localizer.localized(
        cs: "série nemá zátěž, opakování, čas ani vzdálenost",
        en: "the set has no load, repetitions, time or distance",
        hint: localizer.say(cs: "Napište ji třeba jako 100kg x5.", en: "Write it as 100kg x5."))
    case .outside(let member, let least, let most):
      localizer.localized(
        cs:
          "\(name(of: member, .cs)) může být od \(least.replacing(".", with: ",")) do \(most.replacing(".", with: ","))",
        en: "\(name(of: member, .en)) must be from \(least) to \(most)")
    case .negativeLoad(let exercise, let assisted):
      localizer.localized(
        cs: "zátěž je menší než nic a „\(exercise.shown(.cs))“ není cvik s dopomocí",
        en: "the load is less than nothing and \"\(exercise.name)\" is no assisted exercise",
        hint: assisted.map { assisted in
          localizer.say(cs: "Přidejte „\(assisted.shown(.cs))“.", en: "Add \"\(assisted.name)\" instead.")
        }
          ?? localizer.say(
            cs: "Přidejte vlastní cvik „\(exercise.name) (Assisted)“.",
            en: "Add \"\(exercise.name) (Assisted)\" as an exercise of your own instead."))
    default: MessageText("")
    }
  }

  /// Returns a text that says that the user seems to have forgotten to finish a workout. It lists what the user can do,
  /// with the commands.
  private func stale(
    _ localizer: MessageLocalizer, _ start: Timestamp, _ offset: Int, _ lastSet: Timestamp?, _ daysAgo: Int
  ) -> MessageText {
    let finish = localizer.command(
      "strength", "finish", "--at-last-set", cs: "Ukončete ho poslední sérií", en: "Finish it at the last set")
    let rest = [
      localizer.command("strength", "resume", cs: "pokračujte (--same)", en: "go on (--same)"),
      localizer.command("strength", "discard", cs: "nebo ho zahoďte", en: "or discard it"),
    ]
    let sentence = localizer.language.stillRuns(from: start, last: lastSet, offset: offset, daysAgo: daysAgo)
    let clause = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return localizer.localized(
      cs: clause, en: clause, hint: ((lastSet == nil ? [] : [finish]) + rest).joined(separator: "; "))
  }

  private func title(_ workout: String, _ name: String, _ language: Language) -> String {
    name.isEmpty ? workout : language.say(cs: "„\(name)“ (\(workout))", en: "\"\(name)\" (\(workout))")
  }

  private func name(of member: SetMember, _ language: Language) -> String {
    switch member {
    case .reps: language.say(cs: "opakování", en: "repetitions")
    case .seconds: language.say(cs: "čas v sekundách", en: "the time in seconds")
    case .millimetres: language.say(cs: "vzdálenost v milimetrech", en: "the distance in millimeters")
    case .rpe: language.say(cs: "RPE (po polovinách)", en: "the RPE (in halves)")
    case .rest: language.say(cs: "odpočinek v sekundách", en: "the rest in seconds")
    case .percent: language.say(cs: "procento z maxima", en: "the percentage of the max")
    }
  }
}
