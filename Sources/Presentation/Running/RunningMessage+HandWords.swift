import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts of errors in what users enter by hand about runs.
extension RunningMessage {
  func handWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .addRefused(let problem, let word): refused(problem, word, localizer)
    case .textLong(let most):
      localizer.localized(
        cs: "text je delší než \(most) znaků", en: "the text is longer than \(most) letters",
        hint: localizer.say(cs: "Zkraťte ho.", en: "Shorten it."))
    case .tagsMany(let most):
      localizer.localized(
        cs: "štítků by bylo víc než \(most)", en: "there would be more than \(most) tags",
        hint: localizer.say(cs: "Některé odeberte.", en: "Take some off."))
    case .tagForm(let most):
      localizer.localized(
        cs: "štítek nesmí mít čárku", en: "a tag can't have a comma",
        hint: localizer.say(cs: "Štítek má 1 až \(most) znaků.", en: "A tag has 1 to \(most) letters."))
    case .hasRoute(let run):
      localizer.localized(
        cs: "tento běh má trasu", en: "this run has a route",
        hint: localizer.command(
          "run", "cut", run, "FROM-TO", cs: "Ořízněte ji, nebo vystřihněte chybu", en: "Trim or cut it"))
    case .lengthTooFar(let metres):
      localizer.localized(
        cs: "naměřeno je \(metres) m a vzdálenost je přes čtyřikrát jinde",
        en: "\(metres) m were measured, and the distance is over four times off",
        hint: localizer.say(
          cs: "Napište čtvrtinu až čtyřnásobek.", en: "Give a quarter of that to four times as much."))
    default: MessageText("")
    }
  }

  private func refused(_ problem: AddedRunProblem, _ word: String, _ localizer: MessageLocalizer) -> MessageText {
    switch problem {
    case .unit:
      localizer.localized(
        cs: "\(word) čeho?", en: "\(word) what?",
        hint: localizer.say(
          cs: "Napište \(word)km nebo \(word)mi, a je-li to čas, \(word):00.",
          en: "Write \(word)km or \(word)mi, or \(word):00 if it is a time."))
    case .nothing:
      localizer.localized(
        cs: "chybí vzdálenost i čas", en: "neither a distance nor a time is given",
        hint: localizer.say(cs: "Například: 10km 41:30", en: "For example: 10km 41:30"))
    case .day:
      localizer.localized(
        cs: "„\(word)“ není den", en: "\"\(word)\" is not a day",
        hint: localizer.say(cs: "Napište ho jako 2026-05-03.", en: "Write it like 2026-05-03."))
    case .future:
      localizer.localized(
        cs: "„\(word)“ teprve bude", en: "\"\(word)\" has not been yet",
        hint: localizer.say(cs: "Přidejte běh, až ho uběhnete.", en: "Add the run once you have run it."))
    case .clock:
      localizer.localized(
        cs: "„\(word)“ není čas dne", en: "\"\(word)\" is not a time of day",
        hint: localizer.say(cs: "Napište ho jako 07:30.", en: "Write it like 07:30."))
    case .time:
      localizer.localized(
        cs: "„\(word)“ není čas", en: "\"\(word)\" is not a time",
        hint: localizer.say(
          cs: "Napište ho jako 41:30, 1:02:03, 45min nebo 1h05.", en: "Write it like 41:30, 1:02:03, 45min or 1h05."))
    case .length:
      localizer.localized(
        cs: "vzdálenost „\(word)“ nejde", en: "the distance \"\(word)\" is not possible",
        hint: localizer.say(cs: "Může mít 1 m až 1000 km.", en: "It can be 1 m to 1,000 km."))
    case .active:
      localizer.localized(
        cs: "čas bez pauz je delší než celkový", en: "the time without pauses is longer than the whole",
        hint: localizer.say(cs: "Zkontrolujte oba časy.", en: "Check both times."))
    case .effort:
      localizer.localized(
        cs: "námaha \(word) není", en: "there is no effort \(word)",
        hint: localizer.say(cs: "Napište 1 až 10.", en: "Give 1 to 10."))
    case .pace:
      localizer.localized(
        cs: "tak rychle nikdo neběhá", en: "nobody runs that fast",
        hint: localizer.say(
          cs: "Zkontrolujte čas, nebo řekněte jiný druh.", en: "Check the time, or give another kind."))
    case .twice:
      localizer.localized(
        cs: "„\(word)“ je navíc", en: "\"\(word)\" is one too many",
        hint: localizer.say(
          cs: "Zadejte jednu vzdálenost a jeden čas.", en: "Give one distance and one time."))
    case .word:
      localizer.localized(
        cs: "„\(word)“ není vzdálenost ani čas", en: "\"\(word)\" is neither a distance nor a time",
        hint: localizer.say(cs: "Například: 10km 41:30", en: "For example: 10km 41:30"))
    }
  }
}
