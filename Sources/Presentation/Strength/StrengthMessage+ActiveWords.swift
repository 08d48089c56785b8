import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Of what was asked for.
  func askedWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchWorkout(let name):
      localizer.localized(
        cs: "trénink \(name) v knize není", en: "there is no workout \(name)",
        hint: localizer.command("strength", "list", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noWorkoutName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení tréninku" } ?? "to není označení tréninku",
        en: text.map { "\"\($0)\" is no workout" } ?? "that is no workout",
        hint: localizer.command(
          "strength", "list", cs: "Trénink se jmenuje jako s20250210T164613; ukáže je",
          en: "A workout is named like s20250210T164613; find it by"))
    case .noSuchExercise(let name):
      localizer.localized(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: localizer.command("strength", "exercises", cs: "Které v něm jsou, ukáže", en: "See which there are"))
    case .severalExercises(let name, let exercises):
      localizer.localized(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: localizer.say(
          cs: "Myslíte \(exercises.map { "„\($0.shown(.cs))“" }.joined(separator: ", "))?",
          en: "Did you mean \(exercises.map { "\"\($0.shown(.en))\"" }.joined(separator: ", "))?"))
    case .noSuchRoutine(let name):
      localizer.localized(
        cs: "rutina \(name) v knize není", en: "there is no routine \(name)",
        hint: localizer.command("strength", "routine", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noRoutineName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení rutiny" } ?? "to není označení rutiny",
        en: text.map { "\"\($0)\" is no routine" } ?? "that is no routine",
        hint: localizer.command(
          "strength", "routine", cs: "Jmenuje se jako r1; ukáže je", en: "It is named like r1; see"))
    case .noSuchSchedule(let name):
      localizer.localized(
        cs: "plán \(name) v knize není", en: "there is no schedule \(name)",
        hint: localizer.command("strength", "schedule", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noScheduleName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení plánu" } ?? "to není označení plánu",
        en: text.map { "\"\($0)\" is no schedule" } ?? "that is no schedule",
        hint: localizer.command(
          "strength", "schedule", cs: "Jmenuje se jako p1; ukáže je", en: "It is named like p1; see")
      )
    case .noSet(let number, let workout):
      localizer.localized(
        cs: "trénink \(workout) nemá sérii \(number)", en: "workout \(workout) has no set \(number)",
        hint: localizer.command("strength", "show", workout, cs: "Které má, ukáže", en: "See which it has"))
    case .noBlock(let number, let count):
      localizer.localized(
        cs: "cvik číslo \(number) není; jsou od 1 do \(count)",
        en: "there is no exercise number \(number); they go from 1 to \(count)")
    case .noLoad(let text):
      localizer.localized(
        cs: "„\(text)“ není zátěž", en: "\"\(text)\" is no load",
        hint: localizer.say(cs: "Napište ji jako 100kg nebo 225lb.", en: "Write it as 100kg or 225lb."))
    case .loadTooLarge(let most):
      localizer.localized(
        cs: "zátěž může být víc než 0 a nejvýš \(most)", en: "a load may be more than 0 and at most \(most)",
        hint: localizer.say(cs: "Napište ji třeba jako 100kg nebo 225lb.", en: "Write it as in 100kg or 225lb."))
    case .emptyName:
      localizer.localized(
        cs: "chybí název", en: "the name is missing",
        hint: localizer.say(cs: "Napište aspoň jedno písmeno.", en: "Write a letter at least."))
    case .exerciseNameTooLong(let found, let most):
      localizer.localized(
        cs: "název cviku má \(found) znaků", en: "the exercise's name has \(found) letters",
        hint: localizer.say(cs: "Zkraťte ho na \(most).", en: "Shorten it to \(most)."))
    case .noSuchMuscle(let name):
      localizer.localized(cs: "sval „\(name)“ katalog nezná", en: "the catalog knows no muscle \"\(name)\"")
    case .noSuchEquipment(let name):
      localizer.localized(cs: "náčiní „\(name)“ katalog nezná", en: "the catalog knows no equipment \"\(name)\"")
    case .zoneOption(let text):
      localizer.localized(
        cs: "časové pásmo „\(text)“ neexistuje", en: "there is no time zone \"\(text)\"",
        hint: localizer.say(cs: "Zadejte ho třeba jako Europe/Prague.", en: "Give it as in Europe/Prague."))
    case .unitOption(let text):
      localizer.localized(
        cs: "„\(text)“ není jednotka zátěže", en: "\"\(text)\" is no unit of loads",
        hint: localizer.choice(["kg", "lb"]))
    default: MessageText("")
    }
  }

  /// Of the workout that is on.
  func activeWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .workoutIsOn(let workout, let name):
      localizer.localized(
        cs: "trénink \(title(workout, name, .cs)) ještě probíhá",
        en: "workout \(title(workout, name, .en)) is still on",
        hint: localizer.command("strength", "finish", cs: "Nejdřív ho dokončete", en: "Finish it first"))
    case .staleWorkout(let workout, let name, let start, let offset, let lastSet):
      stale(localizer, workout, name, start, offset, lastSet)
    case .restChange:
      localizer.localized(
        cs: "není jasné, jak odpočinek změnit", en: "it is not clear how the rest is to change",
        hint: localizer.say(
          cs: "O kolik, jako +30 nebo -30, nebo kolik má zbývat, jako 3:00 nebo 200s.",
          en: "Say by how much, as in +30 or -30, or how much is to be left, as in 3:00 or 200s."))
    case .noWorkoutIsOn:
      localizer.localized(
        cs: "žádný trénink neprobíhá", en: "no workout is on",
        hint: localizer.command("strength", "start", cs: "Začněte ho", en: "Start one"))
    case .workoutIsPaused:
      localizer.localized(
        cs: "trénink je pozastavený", en: "the workout is paused",
        hint: localizer.command("strength", "resume", cs: "Pokračujte v něm", en: "Go on with it"))
    case .workoutIsNotPaused: localizer.localized(cs: "trénink není pozastavený", en: "the workout is not paused")
    case .workoutIsOver(let workout):
      localizer.localized(cs: "trénink \(workout) už skončil", en: "workout \(workout) is over")
    case .nothingLogged:
      localizer.localized(
        cs: "v tréninku není žádná série", en: "the workout has no set",
        hint: localizer.command("strength", "discard", cs: "Jde ho jen zahodit", en: "It can only be discarded"))
    case .noRest: localizer.localized(cs: "žádný odpočinek neběží", en: "no rest is on")
    case .noExerciseYet:
      localizer.localized(
        cs: "trénink ještě nemá žádný cvik", en: "the workout has no exercise yet",
        hint: localizer.command("strength", "add", "EXERCISE", cs: "Přidejte nějaký", en: "Add one"))
    case .emptySet:
      localizer.localized(
        cs: "série nemá zátěž, opakování, čas ani vzdálenost",
        en: "the set has neither load, repetitions, time nor distance",
        hint: localizer.say(cs: "Napište ji třeba jako 100kg x5.", en: "Write it as in 100kg x5."))
    case .outside(let member, let least, let most):
      localizer.localized(
        cs: "\(name(of: member, .cs)) může být od \(least) do \(most)",
        en: "\(name(of: member, .en)) may be from \(least) to \(most)")
    default: MessageText("")
    }
  }

  /// What there is to choose is told with the commands that do it.
  private func stale(
    _ localizer: MessageLocalizer, _ workout: String, _ name: String, _ start: Timestamp, _ offset: Int,
    _ lastSet: Timestamp?
  ) -> MessageText {
    func told(_ instant: Timestamp, _ language: Language) -> String {
      language.dateAndClock(CivilDateTime(instant, offset: offset))
    }
    let finish = localizer.command(
      "strength", "finish", "--at-last-set", cs: "Dokončete ho poslední sérií", en: "Finish it at its last set")
    let rest = [
      localizer.command("strength", "resume", cs: "pokračujte v něm", en: "go on with it"),
      localizer.command("strength", "discard", cs: "nebo ho zahoďte", en: "or discard it"),
    ]
    let language = localizer.language
    return localizer.localized(
      cs: "trénink \(title(workout, name, .cs)) začal \(told(start, language)), "
        + (lastSet.map { "poslední série je z \(told($0, language))" } ?? "zatím bez série")
        + "; patří to ještě k němu?",
      en: "workout \(title(workout, name, .en)) began \(told(start, language)), "
        + (lastSet.map { "its last set was \(told($0, language))" } ?? "and has no set") + "; does this belong to it?",
      hint: ((lastSet == nil ? [] : [finish]) + rest).joined(separator: "; "))
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
    }
  }
}
