package import KernelApplication

extension ChangeMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .nothingToUndo:
      localizer.localized(
        cs: "není změna, kterou by šlo vzít zpět", en: "there is no change to undo",
        hint: localizer.command("changes", cs: "Co se změnilo, ukáže", en: "See what has changed"))
    case .noSuchChange(let number):
      localizer.localized(
        cs: "změna „\(number)“ neexistuje", en: "there is no change \"\(number)\"",
        hint: localizer.command("changes", cs: "Které jsou, ukáže", en: "See which there are"))
    case .isUndo(let number, let undone):
      localizer.localized(
        cs: "změna \(number) vzala zpět změnu \(undone)", en: "change \(number) undid change \(undone)",
        hint: localizer.command("redo", String(undone), cs: "Udělat ji znovu", en: "Redo that one"))
    case .takenBackAlready(let number):
      localizer.localized(
        cs: "změna \(number) už je vzata zpět", en: "change \(number) is already undone",
        hint: localizer.command("redo", String(number), cs: "Udělat ji znovu", en: "Redo it"))
    case .tooOld(let number):
      localizer.localized(
        cs: "změna \(number) je starší než ty, které jde vzít zpět; co platilo před ní, už není známo",
        en: "change \(number) is too old to undo: the value before it is no longer known",
        hint: localizer.say(cs: "Nastavte to znovu.", en: "Set it again."))
    case .restedUpon(let number, let later):
      localizer.localized(
        cs: "na změně \(number) stojí pozdější změny: \(ChangeMessage.list(later))",
        en: "later changes depend on change \(number): \(ChangeMessage.list(later))",
        hint: localizer.command(
          "undo", String(number), "--with-later", cs: "Vzít zpět i je", en: "Undo them as well"))
    case .notAnImport(let number):
      localizer.localized(
        cs: "změna \(number) není import; natrvalo jde smazat jen to, co přinesl import",
        en: "change \(number) is not an import; only what an import brought can be erased",
        hint: localizer.command("imports", cs: "Importy ukáže", en: "See the imports"))
    case .deletedForGood(let number):
      localizer.localized(
        cs: "změna \(number) smazala věci natrvalo; vrátit ji nejde",
        en: "change \(number) deleted things for good and can't be undone",
        hint: localizer.say(cs: "Vrátit je může jen záloha.", en: "Only a backup can bring them back."))
    case .nothingToRedo:
      localizer.localized(
        cs: "nic nebylo vzato zpět", en: "nothing was undone", hint: ChangeMessage.staysSo(localizer))
    case .notTakenBack(let number):
      localizer.localized(
        cs: "změna \(number) není vzata zpět", en: "change \(number) is not undone",
        hint: ChangeMessage.staysSo(localizer))
    case .changedSince(let number, let later):
      localizer.localized(
        cs: "změna \(number) byla vzata zpět dřív, než vznikla změna \(later)",
        en: "change \(number) was undone before change \(later) was made",
        hint: localizer.say(
          cs: "Jde ji udělat znovu ručně, nebo nejdřív vezměte zpět ty pozdější.",
          en: "Make it again by hand, or undo the later changes first."))
    case .restsOnTakenBack(let number, let earlier):
      localizer.localized(
        cs: "změna \(number) stojí na změnách vzatých zpět: \(ChangeMessage.list(earlier))",
        en: "change \(number) depends on changes that are undone: \(ChangeMessage.list(earlier))",
        hint: localizer.say(cs: "Nejdřív udělejte znovu je: ", en: "Redo them first: ")
          + ChangeMessage.commands("redo", earlier, localizer))
    }
  }

  private static func staysSo(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Kniha zůstává, jak je.", en: "The book stays as it is.")
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }

  private static func commands(_ verb: String, _ numbers: [Int], _ localizer: MessageLocalizer) -> String {
    numbers.map { localizer.program.command(verb, String($0)) }.joined(
      separator: localizer.say(cs: ", pak ", en: ", then "))
  }
}
