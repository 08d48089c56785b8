import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Of what was asked for.
  func askedWords(_ speech: Speech) -> MessageWords {
    switch self {
    case .noSuchWorkout(let name):
      speech.words(
        cs: "trénink \(name) v knize není", en: "there is no workout \(name)",
        hint: speech.command("strength", "list", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noWorkoutName(let text):
      speech.words(
        cs: text.map { "„\($0)“ není označení tréninku" } ?? "to není označení tréninku",
        en: text.map { "\"\($0)\" is no workout" } ?? "that is no workout",
        hint: speech.command(
          "strength", "list", cs: "Trénink se jmenuje jako s20250210T164613; ukáže je",
          en: "A workout is named like s20250210T164613; find it by"))
    case .noSuchExercise(let name):
      speech.words(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: speech.command("strength", "exercises", cs: "Které v něm jsou, ukáže", en: "See which there are"))
    case .severalExercises(let name, let exercises):
      speech.words(
        cs: "cvik „\(name)“ v katalogu není", en: "there is no exercise \"\(name)\"",
        hint: speech.say(
          cs: "Myslíte \(exercises.map { "„\($0.shown(.cs))“" }.joined(separator: ", "))?",
          en: "Did you mean \(exercises.map { "\"\($0.shown(.en))\"" }.joined(separator: ", "))?"))
    case .noSuchRoutine(let name):
      speech.words(
        cs: "rutina \(name) v knize není", en: "there is no routine \(name)",
        hint: speech.command("strength", "routine", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noRoutineName(let text):
      speech.words(
        cs: text.map { "„\($0)“ není označení rutiny" } ?? "to není označení rutiny",
        en: text.map { "\"\($0)\" is no routine" } ?? "that is no routine",
        hint: speech.command("strength", "routine", cs: "Jmenuje se jako r1; ukáže je", en: "It is named like r1; see"))
    case .noSuchSchedule(let name):
      speech.words(
        cs: "plán \(name) v knize není", en: "there is no schedule \(name)",
        hint: speech.command("strength", "schedule", cs: "Které v ní jsou, ukáže", en: "See which there are"))
    case .noScheduleName(let text):
      speech.words(
        cs: text.map { "„\($0)“ není označení plánu" } ?? "to není označení plánu",
        en: text.map { "\"\($0)\" is no schedule" } ?? "that is no schedule",
        hint: speech.command("strength", "schedule", cs: "Jmenuje se jako p1; ukáže je", en: "It is named like p1; see")
      )
    case .noSet(let number, let workout):
      speech.words(
        cs: "trénink \(workout) nemá sérii \(number)", en: "workout \(workout) has no set \(number)",
        hint: speech.command("strength", "show", workout, cs: "Které má, ukáže", en: "See which it has"))
    case .noBlock(let number, let count):
      speech.words(
        cs: "cvik číslo \(number) není; jsou od 1 do \(count)",
        en: "there is no exercise number \(number); they go from 1 to \(count)")
    case .noLoad(let text):
      speech.words(
        cs: "„\(text)“ není zátěž", en: "\"\(text)\" is no load",
        hint: speech.say(cs: "Napište ji jako 100kg nebo 225lb.", en: "Write it as 100kg or 225lb."))
    case .loadTooLarge(let most):
      speech.words(
        cs: "zátěž může být víc než 0 a nejvýš \(most)", en: "a load may be more than 0 and at most \(most)",
        hint: speech.say(cs: "Napište ji třeba jako 100kg nebo 225lb.", en: "Write it as in 100kg or 225lb."))
    case .emptyName:
      speech.words(
        cs: "chybí název", en: "the name is missing",
        hint: speech.say(cs: "Napište aspoň jedno písmeno.", en: "Write a letter at least."))
    case .exerciseNameTooLong(let found, let most):
      speech.words(
        cs: "název cviku má \(found) znaků", en: "the exercise's name has \(found) letters",
        hint: speech.say(cs: "Zkraťte ho na \(most).", en: "Shorten it to \(most)."))
    case .noSuchMuscle(let name):
      speech.words(cs: "sval „\(name)“ katalog nezná", en: "the catalog knows no muscle \"\(name)\"")
    case .noSuchEquipment(let name):
      speech.words(cs: "náčiní „\(name)“ katalog nezná", en: "the catalog knows no equipment \"\(name)\"")
    case .zoneOption(let text):
      speech.words(
        cs: "časové pásmo „\(text)“ neexistuje", en: "there is no time zone \"\(text)\"",
        hint: speech.say(cs: "Zadejte ho třeba jako Europe/Prague.", en: "Give it as in Europe/Prague."))
    case .unitOption(let text):
      speech.words(
        cs: "„\(text)“ není jednotka zátěže", en: "\"\(text)\" is no unit of loads",
        hint: speech.choice(["kg", "lb"]))
    default: MessageWords("")
    }
  }

  /// Of the workout that is on.
  func activeWords(_ speech: Speech) -> MessageWords {
    switch self {
    case .workoutIsOn(let workout, let name):
      speech.words(
        cs: "trénink \(title(workout, name, .cs)) ještě probíhá",
        en: "workout \(title(workout, name, .en)) is still on",
        hint: speech.command("strength", "finish", cs: "Nejdřív ho dokončete", en: "Finish it first"))
    case .staleWorkout(let workout, let name, let start, let offset, let lastSet):
      stale(speech, workout, name, start, offset, lastSet)
    case .restChange:
      speech.words(
        cs: "není jasné, jak odpočinek změnit", en: "it is not clear how the rest is to change",
        hint: speech.say(
          cs: "O kolik, jako +30 nebo -30, nebo kolik má zbývat, jako 3:00 nebo 200s.",
          en: "Say by how much, as in +30 or -30, or how much is to be left, as in 3:00 or 200s."))
    case .noWorkoutIsOn:
      speech.words(
        cs: "žádný trénink neprobíhá", en: "no workout is on",
        hint: speech.command("strength", "start", cs: "Začněte ho", en: "Start one"))
    case .workoutIsPaused:
      speech.words(
        cs: "trénink je pozastavený", en: "the workout is paused",
        hint: speech.command("strength", "resume", cs: "Pokračujte v něm", en: "Go on with it"))
    case .workoutIsNotPaused: speech.words(cs: "trénink není pozastavený", en: "the workout is not paused")
    case .workoutIsOver(let workout):
      speech.words(cs: "trénink \(workout) už skončil", en: "workout \(workout) is over")
    case .nothingLogged:
      speech.words(
        cs: "v tréninku není žádná série", en: "the workout has no set",
        hint: speech.command("strength", "discard", cs: "Jde ho jen zahodit", en: "It can only be discarded"))
    case .noRest: speech.words(cs: "žádný odpočinek neběží", en: "no rest is on")
    case .noExerciseYet:
      speech.words(
        cs: "trénink ještě nemá žádný cvik", en: "the workout has no exercise yet",
        hint: speech.command("strength", "add", "EXERCISE", cs: "Přidejte nějaký", en: "Add one"))
    case .emptySet:
      speech.words(
        cs: "série nemá zátěž, opakování, čas ani vzdálenost",
        en: "the set has neither load, repetitions, time nor distance",
        hint: speech.say(cs: "Napište ji třeba jako 100kg x5.", en: "Write it as in 100kg x5."))
    case .outside(let member, let least, let most):
      speech.words(
        cs: "\(name(of: member, .cs)) může být od \(least) do \(most)",
        en: "\(name(of: member, .en)) may be from \(least) to \(most)")
    default: MessageWords("")
    }
  }

  /// What there is to choose is told with the commands that do it.
  private func stale(
    _ speech: Speech, _ workout: String, _ name: String, _ start: Timestamp, _ offset: Int, _ lastSet: Timestamp?
  ) -> MessageWords {
    func told(_ instant: Timestamp, _ language: Language) -> String {
      language.dateAndClock(CivilDateTime(instant, offset: offset))
    }
    let finish = speech.command(
      "strength", "finish", "--at-last-set", cs: "Dokončete ho poslední sérií", en: "Finish it at its last set")
    let rest = [
      speech.command("strength", "resume", cs: "pokračujte v něm", en: "go on with it"),
      speech.command("strength", "discard", cs: "nebo ho zahoďte", en: "or discard it"),
    ]
    let language = speech.language
    return speech.words(
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
