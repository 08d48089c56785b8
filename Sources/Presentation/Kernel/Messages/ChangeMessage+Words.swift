package import KernelApplication

extension ChangeMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    switch self {
    case .nothingToUndo:
      speech.words(
        cs: "není změna, kterou by šlo vzít zpět", en: "there is no change to take back",
        hint: speech.say(cs: "Kniha je, jak byla načtena.", en: "The book is as it was imported."))
    case .noSuchChange(let number):
      speech.words(
        cs: "změna „\(number)“ neexistuje", en: "there is no change \"\(number)\"",
        hint: speech.command("changes", cs: "Které jsou, ukáže", en: "See which there are"))
    case .isUndo(let number, let undone):
      speech.words(
        cs: "změna \(number) vzala zpět změnu \(undone)", en: "change \(number) took back change \(undone)",
        hint: speech.command("redo", String(undone), cs: "Udělat ji znovu", en: "Make that again"))
    case .takenBackAlready(let number):
      speech.words(
        cs: "změna \(number) už je vzata zpět", en: "change \(number) is taken back already",
        hint: speech.command("redo", String(number), cs: "Udělat ji znovu", en: "Make it again"))
    case .tooOld(let number):
      speech.words(
        cs: "změna \(number) je starší než ty, které jde vzít zpět; co platilo před ní, už není známo",
        en:
          "change \(number) is older than the changes that are kept to be taken back; what its value was before is not "
          + "known any more", hint: speech.say(cs: "Nastavte to znovu.", en: "Set it anew."))
    case .restedUpon(let number, let later):
      speech.words(
        cs: "na změně \(number) stojí pozdější změny: \(ChangeMessage.list(later))",
        en: "later changes rest on change \(number): \(ChangeMessage.list(later))",
        hint: speech.say(cs: "Nejdřív vezměte zpět je: ", en: "Take them back first: ")
          + ChangeMessage.commands("undo", later.reversed(), speech))
    case .nothingToRedo:
      speech.words(
        cs: "nic nebylo vzato zpět", en: "nothing was taken back", hint: ChangeMessage.staysSo(speech))
    case .notTakenBack(let number):
      speech.words(
        cs: "změna \(number) není vzata zpět", en: "change \(number) is not taken back",
        hint: ChangeMessage.staysSo(speech))
    case .changedSince(let number, let later):
      speech.words(
        cs: "změna \(number) byla vzata zpět dřív, než vznikla změna \(later)",
        en: "change \(number) was taken back before change \(later) was made",
        hint: speech.say(
          cs: "Jde ji udělat znovu ručně, nebo nejdřív vezměte zpět ty pozdější.",
          en: "It can be made anew, or take those back first that came later."))
    case .restsOnTakenBack(let number, let earlier):
      speech.words(
        cs: "změna \(number) stojí na změnách vzatých zpět: \(ChangeMessage.list(earlier))",
        en: "change \(number) rests on changes that are taken back: \(ChangeMessage.list(earlier))",
        hint: speech.say(cs: "Nejdřív udělejte znovu je: ", en: "Make them again first: ")
          + ChangeMessage.commands("redo", earlier, speech))
    }
  }

  private static func staysSo(_ speech: Speech) -> String {
    speech.say(cs: "Kniha zůstává, jak je.", en: "The book stays as it is.")
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }

  private static func commands(_ verb: String, _ numbers: [Int], _ speech: Speech) -> String {
    numbers.map { speech.program.command(verb, String($0)) }.joined(
      separator: speech.say(cs: ", pak ", en: ", then "))
  }
}
