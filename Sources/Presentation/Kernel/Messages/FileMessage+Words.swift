package import KernelApplication

extension FileMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    switch self {
    case .missing(let path):
      speech.words(
        cs: "soubor „\(path)“ neexistuje", en: "there is no file \"\(path)\"", hint: FileMessage.checkPath(speech))
    case .isNotThere: speech.words(cs: "není tam", en: "is not there", hint: FileMessage.checkPath(speech))
    case .mayNotBeRead:
      speech.words(
        cs: "nesmí se číst", en: "may not be read",
        hint: speech.say(cs: "Nastavte si právo ke čtení.", en: "Give yourself the right to read it."))
    case .isFolder:
      speech.words(
        cs: "je složka, ne soubor", en: "is a folder, no file",
        hint: speech.say(cs: "Zadejte soubor v ní.", en: "Name a file in it."))
    case .isNoFile:
      speech.words(
        cs: "není soubor ani složka", en: "is neither a file nor a folder",
        hint: speech.say(cs: "Uložte data do souboru a zadejte ten.", en: "Save the data to a file and name that."))
    case .changedWhileRead:
      speech.words(
        cs: "se během čtení změnil", en: "was changed while it was read",
        hint: speech.say(
          cs: "Načtěte ho znovu, až do něj nic nebude zapisovat.", en: "Import it again once nothing writes to it."))
    case .nameNotUTF8:
      speech.words(
        cs: "má jméno, které není v UTF-8", en: "has a name that is no UTF-8",
        hint: speech.say(
          cs: "Přejmenujte ho, nebo zadejte soubory jednotlivě.", en: "Rename it, or name the files to import."))
    case .tooLarge(let mebibytes):
      speech.words(
        cs: "je větší než \(mebibytes) MiB, a takový soubor nebývá",
        en: "is larger than \(mebibytes) MiB, as no such file is",
        hint: speech.say(cs: "Zkontrolujte, zda je to ten soubor.", en: "Check that it is the file you meant."))
    case .unreadable(let operation, let reason):
      speech.words(
        cs: "nejde \(SystemOperation.czech(operation)): \(reason)", en: "can't \(operation): \(reason)",
        hint: speech.say(cs: "Načtěte ho znovu.", en: "Import it again."))
    case .mayNotBeWritten:
      speech.words(cs: "nesmí se zapsat", en: "may not be written", hint: FileMessage.chooseWritable(speech))
    case .folderMissing:
      speech.words(
        cs: "jeho složka neexistuje", en: "its folder is not there",
        hint: speech.say(
          cs: "Nejdřív složku vytvořte, nebo zvolte jinou.", en: "Make the folder first, or choose another."))
    case .nameTaken:
      speech.words(
        cs: "už existuje a nic se nepřepisuje", en: "is there already, and nothing is written over",
        hint: speech.say(cs: "Zvolte jméno, které je volné.", en: "Choose a name that is not taken."))
    case .nameTooLong:
      speech.words(
        cs: "jeho jméno je příliš dlouhé", en: "its name is too long",
        hint: speech.say(cs: "Zvolte kratší.", en: "Choose a shorter one."))
    case .beingWritten:
      speech.words(
        cs: "právě zapisuje jiný proces", en: "is being written by another process",
        hint: speech.say(cs: "Počkejte na něj, nebo zvolte jiné jméno.", en: "Wait for it, or choose another name."))
    case .movedWhileWritten:
      speech.words(
        cs: "někdo přesunul nebo vyměnil, než se dopsalo", en: "was moved or replaced while it was written",
        hint: speech.say(
          cs: "Zvolte složku, do které nezapisuje nikdo jiný.", en: "Choose a folder that nobody else writes to."))
    case .draftIsLink:
      speech.words(
        cs: "je odkaz, a přes odkaz se nic nezapisuje", en: "is a link, and nothing is written through one",
        hint: FileMessage.removeOrRename(speech))
    case .draftOfAnotherUser:
      speech.words(
        cs: "patří jinému uživateli", en: "belongs to another user", hint: FileMessage.removeOrRename(speech))
    case .draftNotOurs:
      speech.words(
        cs: "není to, co by tu recordbook nechal", en: "is not what recordbook would have left there",
        hint: FileMessage.removeOrRename(speech))
    case .diskReadOnly:
      speech.words(
        cs: "na jeho disk se nedá zapisovat", en: "its disk can't be written to",
        hint: FileMessage.chooseWritable(speech))
    case .diskReplaces:
      speech.words(
        cs: "jeho disk neumí pojmenovat soubor tak, aby nenahradil jiný",
        en: "its disk has no way to name a file without replacing another",
        hint: speech.say(cs: "Zvolte jiný disk.", en: "Choose another disk."))
    }
  }

  private static func checkPath(_ speech: Speech) -> String {
    speech.say(cs: "Zkontrolujte cestu.", en: "Check the path.")
  }

  private static func chooseWritable(_ speech: Speech) -> String {
    speech.say(cs: "Zvolte složku, do které smíte zapisovat.", en: "Choose a folder that you may write to.")
  }

  private static func removeOrRename(_ speech: Speech) -> String {
    speech.say(cs: "Odstraňte to, nebo zvolte jiné jméno.", en: "Remove it, or choose another name.")
  }
}
