package import KernelApplication

extension FileMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .missing(let path):
      localizer.localized(
        cs: "soubor „\(path)“ neexistuje", en: "there is no file \"\(path)\"", hint: FileMessage.checkPath(localizer))
    case .isNotThere: localizer.localized(cs: "není tam", en: "does not exist", hint: FileMessage.checkPath(localizer))
    case .mayNotBeRead:
      localizer.localized(
        cs: "nesmí se číst", en: "you have no permission to read it",
        hint: localizer.say(cs: "Nastavte si právo ke čtení.", en: "Give yourself permission to read it."))
    case .isFolder:
      localizer.localized(
        cs: "je složka, ne soubor", en: "is a folder, not a file",
        hint: localizer.say(cs: "Zadejte soubor v ní.", en: "Name a file in it."))
    case .isNoFile:
      localizer.localized(
        cs: "není soubor ani složka", en: "is neither a file nor a folder",
        hint: localizer.say(cs: "Uložte data do souboru a zadejte ten.", en: "Save the data to a file and name that."))
    case .changedWhileRead:
      localizer.localized(
        cs: "se během čtení změnil", en: "changed while it was being read",
        hint: localizer.say(
          cs: "Načtěte ho znovu, až do něj nic nebude zapisovat.", en: "Import it again once nothing writes to it."))
    case .nameNotUTF8:
      localizer.localized(
        cs: "má jméno, které není v UTF-8", en: "has a name that is not UTF-8",
        hint: localizer.say(
          cs: "Přejmenujte ho, nebo zadejte soubory jednotlivě.", en: "Rename it, or name the files to import."))
    case .tooLarge(let mebibytes):
      localizer.localized(
        cs: "je větší než \(mebibytes) MiB, a takový soubor nebývá",
        en: "is larger than \(mebibytes) MiB, too large for such a file",
        hint: localizer.say(cs: "Zkontrolujte, zda je to ten soubor.", en: "Check that it is the file you meant."))
    case .unreadable(let operation, let reason):
      localizer.localized(
        cs: "nejde \(SystemOperation.czech(operation)): \(reason)", en: "can't \(operation): \(reason)",
        hint: localizer.say(cs: "Načtěte ho znovu.", en: "Import it again."))
    case .mayNotBeWritten:
      localizer.localized(
        cs: "nesmí se zapsat", en: "you have no permission to write it", hint: FileMessage.chooseWritable(localizer))
    case .folderMissing:
      localizer.localized(
        cs: "jeho složka neexistuje", en: "its folder does not exist",
        hint: localizer.say(
          cs: "Nejdřív složku vytvořte, nebo zvolte jinou.", en: "Create the folder first, or choose another."))
    case .nameTaken:
      localizer.localized(
        cs: "už existuje a nic se nepřepisuje", en: "already exists, and nothing is overwritten",
        hint: localizer.say(cs: "Zvolte jméno, které je volné.", en: "Choose a name that is not taken."))
    case .nameTooLong:
      localizer.localized(
        cs: "jeho jméno je příliš dlouhé", en: "its name is too long",
        hint: localizer.say(cs: "Zvolte kratší.", en: "Choose a shorter one."))
    case .beingWritten:
      localizer.localized(
        cs: "právě zapisuje jiný proces", en: "is being written by another process",
        hint: localizer.say(cs: "Počkejte na něj, nebo zvolte jiné jméno.", en: "Wait for it, or choose another name."))
    case .movedWhileWritten:
      localizer.localized(
        cs: "někdo přesunul nebo vyměnil, než se dopsalo", en: "was moved or replaced while it was being written",
        hint: localizer.say(
          cs: "Zvolte složku, do které nezapisuje nikdo jiný.", en: "Choose a folder that nobody else writes to."))
    case .draftIsLink:
      localizer.localized(
        cs: "je odkaz, a přes odkaz se nic nezapisuje", en: "is a link, and nothing is written through links",
        hint: FileMessage.removeOrRename(localizer))
    case .draftOfAnotherUser:
      localizer.localized(
        cs: "patří jinému uživateli", en: "belongs to another user", hint: FileMessage.removeOrRename(localizer))
    case .draftNotOurs:
      localizer.localized(
        cs: "není to, co by tu recordbook nechal", en: "is not what recordbook would have left there",
        hint: FileMessage.removeOrRename(localizer))
    case .diskReadOnly:
      localizer.localized(
        cs: "na jeho disk se nedá zapisovat", en: "its disk can't be written to",
        hint: FileMessage.chooseWritable(localizer))
    case .diskReplaces:
      localizer.localized(
        cs: "jeho disk neumí pojmenovat soubor tak, aby nenahradil jiný",
        en: "its disk has no way to name a file without replacing another",
        hint: localizer.say(cs: "Zvolte jiný disk.", en: "Choose another disk."))
    }
  }

  private static func checkPath(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Zkontrolujte cestu.", en: "Check the path.")
  }

  private static func chooseWritable(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Zvolte složku, do které smíte zapisovat.", en: "Choose a folder that you may write to.")
  }

  private static func removeOrRename(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Odstraňte to, nebo zvolte jiné jméno.", en: "Remove it, or choose another name.")
  }
}
