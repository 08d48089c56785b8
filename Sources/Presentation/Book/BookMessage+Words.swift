package import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

extension BookMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noFeature(let name):
      localizer.localized(cs: "„\(name)“ není název oblasti", en: "\"\(name)\" is not the name of a feature")
    case .nothingToReview(let feature):
      localizer.localized(
        cs: "„\(feature)“ není oblast, kde by bylo co posuzovat",
        en: "\"\(feature)\" is not a feature with anything to review")
    case .noPaths:
      localizer.localized(
        cs: "zadejte aspoň jeden soubor nebo složku", en: "name at least one file or folder to import")
    case .weightOrNone:
      localizer.localized(
        cs: "není řečeno, kolik vážíte", en: "no weight is given",
        hint: localizer.say(
          cs: "Zadejte váhu jako 82.5kg, nebo že se má smazat.", en: "Give it as 82.5kg, or ask for it to be removed."))
    case .noBodyWeight(let weight):
      localizer.localized(
        cs: "\(Language.cs.load(weight)) není tělesná hmotnost: 20 až 500 kg",
        en: "\(Language.en.load(weight)) is no body weight: 20 to 500 kg")
    case .noSuchImport(let number):
      localizer.localized(
        cs: "import číslo \(number) neexistuje", en: "there is no import \(number)",
        hint: localizer.command("imports", cs: "Které jsou, ukáže", en: "See which there are"))
    case .importRestedUpon(let number, let later, let what): importRestedUpon(number, later, what, localizer)
    case .noSuchOption: localizer.localized(cs: "taková volba není", en: "there is no such option")
    case .noAccess:
      localizer.localized(
        cs: "přístup ke zdravotním datům zatím není povolen", en: "access to health data is not granted yet",
        hint: BookMessage.grant(localizer))
    case .accessRevoked:
      localizer.localized(
        cs: "přístup ke zdravotním datům je odebrán", en: "access to health data is revoked",
        hint: BookMessage.grant(localizer))
    case .nothingToImport:
      localizer.localized(
        cs: "v ní není žádný soubor, který by šlo načíst", en: "contains no file that can be imported",
        hint: BookMessage.kinds(localizer))
    case .nothingForBook(let what, let why, let more):
      if more == 0, case .whatWasIt? = why.content(as: BookMessage.self) {
        localizer.localized(why)
      } else {
        nothingForBook(what, why, more: more, localizer)
      }
    case .nothingOfSeveral(let left, let more): nothingOfSeveral(left, more: more, localizer)
    case .emptyFile:
      localizer.localized(
        cs: "je prázdný", en: "is empty",
        hint: localizer.say(
          cs: "Zkopírujte ho ze zařízení nebo vyexportujte znovu.", en: "Copy it from the device or export it again."))
    case .otherKind:
      localizer.localized(cs: "je jiného druhu", en: "is of another kind", hint: BookMessage.kinds(localizer))
    case .notWhatItsNameSays:
      localizer.localized(
        cs: "není to, co slibuje jeho název", en: "is not what its name says", hint: BookMessage.kinds(localizer))
    case .linkedFileMissing:
      localizer.localized(
        cs: "je jen odkaz na soubor, který chybí", en: "is only a link to a file that is missing",
        hint: localizer.say(cs: "Zadejte ten soubor.", en: "Give that file."))
    case .packedBy(let program):
      localizer.localized(
        cs: "je zabalený programem \(program), který se nečte", en: "is packed by \(program), which is not read",
        hint: localizer.say(
          cs: "Rozbalte ho jiným programem a zadejte složku.",
          en: "Unpack it with another program and give the folder."))
    case .severalBad(let bad, let more, let all): severalBad(bad, more: more, of: all, localizer)
    case .encryptedExport(let service):
      localizer.localized(cs: "je zašifrovaný", en: "is encrypted", hint: service.wayOut(localizer).hint)
    case .noHealthExport:
      localizer.localized(
        cs: "nic z něj nejde načíst: není v něm export aplikace Zdraví ani soubor FIT, TCX, GPX či KML",
        en: "contains nothing that can be imported: no Apple Health export, and no FIT, TCX, GPX or KML file",
        hint: localizer.say(
          cs: "Zabalte do něj takové soubory, nebo na iPhonu exportujte všechna zdravotní data.",
          en: "Put such files in it, or export all health data on the iPhone."))
    case .otherRoot(let name):
      localizer.localized(
        cs: "není export aplikace Zdraví: jeho kořen je <\(name)>",
        en: "is not an Apple Health export: its root is <\(name)>", hint: BookMessage.exportAnew(localizer))
    case .amongOthers(let problem): amongOthers(localizer.localized(problem), localizer)
    case .newerBackup:
      localizer.localized(
        cs: "ho zapsala novější verze RecordBooku", en: "was written by a newer version of RecordBook",
        hint: localizer.say(cs: "Nainstalujte tu verzi.", en: "Install that version."))
    case .olderBackup:
      localizer.localized(
        cs: "má formát 1, který převede na dnešní program z commitu d4573b06",
        en: "has format 1, which the program of commit d4573b06 turns into today's",
        hint: localizer.say(
          cs: "Importujte ho tím programem do prázdné knihy a z ní exportujte nový.",
          en: "Import it into an empty book with that program, and export that book."))
    case .noDocument(let name): localizer.localized(cs: "není to \(name)", en: "it is not \(name)")
    case .backupAlone:
      localizer.localized(
        cs: "je záloha, a ta se načítá sama", en: "is a backup, which is imported alone",
        hint: localizer.say(cs: "Ostatní soubory načtěte po ní.", en: "Import the other files after it."))
    case .backupDamaged(let problem):
      MessageText(localizer.text(problem), hint: BackupMessage.otherCopy(localizer))
    case .emptyBook:
      localizer.localized(
        cs: "kniha je prázdná: není co zapsat", en: "the book is empty: there is nothing to export",
        hint: localizer.command("import", "PATH", cs: "Nejdřív něco načtěte", en: "Import something first"))
    case .noBook(let path):
      localizer.localized(
        cs: "kniha „\(path)“ neexistuje", en: "there is no book \"\(path)\"",
        hint: localizer.say(
          cs:
            "Zkontrolujte --store a RECORDBOOK_STORE; novou knihu začne: \(localizer.program.command("import", "PATH"))",
          en: "Check --store and RECORDBOOK_STORE; \(localizer.program.command("import", "PATH")) begins a book."))
    case .file: localizer.localized(cs: "soubor", en: "the file")
    case .export: localizer.localized(cs: "celý export", en: "the export")
    case .entry(let name): MessageText(name)
    case .otherFiles(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .otherFiles), en: localizer.language.counted(count, .otherFiles))
    case .archived(let name): localizer.localized(cs: "\(name) v archivu", en: "\(name) in the archive")
    case .table(let name): localizer.localized(cs: "tabulka \(name)", en: "table \(name)")
    case .activity(let sport, let start):
      localizer.localized(
        cs: sport.czech + (start.map { ", \($0)" } ?? ""), en: sport.english + (start.map { " of \($0)" } ?? ""))
    case .furtherRemarks(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .furtherRemarks),
        en: localizer.language.counted(count, .furtherRemarks))
    case .values(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .values), en: localizer.language.counted(count, .values))
    case .changes(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .changes), en: localizer.language.counted(count, .changes))
    case .nothingOfThisKind:
      localizer.localized(cs: "nic takového kniha nevede", en: "the book keeps nothing of this kind")
    case .untold:
      localizer.localized(
        cs: "nikdo neříká, co to bylo", en: "nobody says what it was",
        hint: localizer.say(
          cs: "Řekněte to: --sport running, walking nebo swimming (bazén: --pool 25).",
          en: "Say it: --sport running, walking or swimming (pool: --pool 25)."))
    case .whatWasIt(let word, let millimetres, let milliseconds):
      whatWasIt(word, millimetres, milliseconds, localizer)
    case .notRead(let service): service.wayOut(localizer)
    case .besideHealthExport:
      localizer.localized(
        cs: "z archivu s exportem ze Zdraví se čte jen tento export",
        en: "of an archive with an Apple Health export, only the export is read",
        hint: localizer.say(
          cs: "Archiv rozbalte a naimportujte soubor samotný.", en: "Unpack the archive and import the file by itself.")
      )
    case .routeOfNoWorkout:
      localizer.localized(
        cs: "v exportu k tomu není žádný trénink", en: "not part of any workout in the export",
        hint: localizer.say(cs: "Naimportujte takový soubor samotný.", en: "Import such a file by itself."))
    case .hiddenFolder:
      localizer.localized(
        cs: "skrytá složka se neprohledává; naimportujte ji samotnou",
        en: "a hidden folder is not searched; import it by itself")
    case .remark(let remark): remark.localized(localizer)
    case .noDate: localizer.localized(cs: "nejde přečíst, kdy to bylo", en: "its date can't be read")
    case .noTime: localizer.localized(cs: "má délku, ale žádný čas", en: "it has a length but no time")
    case .noTotals: localizer.localized(cs: "nemá délku ani čas", en: "it has neither a length nor a time")
    case .noActivity: localizer.localized(cs: "není v něm žádná aktivita", en: "it contains no activity")
    case .noFinishedActivity:
      localizer.localized(cs: "není v něm dokončená aktivita", en: "it contains no finished activity")
    case .ownKept: localizer.localized(cs: "kniha má své", en: "the book has its own")
    case .takenBackInBackup: localizer.localized(cs: "v záloze vzato zpět", en: "undone in the backup")
    case .tooMany: localizer.localized(cs: "příliš mnoho na vypsání", en: "too many to list")
    }
  }

  private func amongOthers(_ message: MessageText, _ localizer: MessageLocalizer) -> MessageText {
    let skip = localizer.say(
      cs: "Nic se nenačetlo; ostatní soubory se načtou bez něj s volbou --skip-bad.",
      en: "Nothing was imported; to import the other files without it, add --skip-bad.")
    return MessageText(message.text, hint: message.hint.map { "\($0) \(skip)" } ?? skip)
  }

  private static func grant(_ localizer: MessageLocalizer) -> String {
    localizer.command(
      "access", "grant", "PATH", cs: "Povolte soubor nebo složku s exporty",
      en: "Grant the file or folder with your exports")
  }

  private static func kinds(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Číst se dají exporty aplikace Zdraví (zip nebo XML), soubory FIT, TCX, GPX a KML, deníky ze Strong, Hevy a "
        + "osmi dalších aplikací (CSV) a zálohy v JSON.",
      en:
        "Apple Health exports (zip or XML), FIT, TCX, GPX and KML files, logs of Strong, Hevy and eight more apps (CSV), and "
        + "backups as JSON can be read.")
  }

  private static func exportAnew(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Na iPhonu: aplikace Zdraví, váš obrázek, Exportovat všechna zdravotní data.",
      en: "Export all health data on the iPhone: Health, your picture, Export All Health Data.")
  }
}
