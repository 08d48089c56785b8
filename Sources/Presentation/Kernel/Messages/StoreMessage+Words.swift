package import KernelApplication

extension StoreMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    MessageText(text(localizer), hint: hint(localizer))
  }

  private func hint(_ localizer: MessageLocalizer) -> String? {
    switch self {
    case .noBook:
      localizer.command(
        "import", "PATH", cs: "Zkontrolujte cestu. Novou knihu tam založí načtení",
        en: "Check the path. Importing makes a book there")
    case .pathNoFolder: localizer.say(cs: "Zvolte jinou složku: --store DIR", en: "Choose another --store.")
    case .needsRight(let operation):
      localizer.say(
        cs: "Nastavte si k ní právo (\(SystemOperation.czech(operation))), nebo zvolte jinou: --store DIR",
        en: "Give yourself permission to \(operation) it, or choose another --store.")
    case .othersMayWrite(let path):
      localizer.say(
        cs: "Mohou do ní zapisovat i ostatní. Zabraňte jim: chmod go-w '\(path)'",
        en: "Others may write to it. Keep them out: chmod go-w '\(path)'")
    case .ofUser(let number):
      localizer.say(
        cs: "Patří jinému uživateli (\(number)). Spusťte příkaz pod ním.",
        en: "It belongs to another user (\(number)). Run the command as that user.")
    case .ofAnotherUser:
      localizer.say(
        cs: "Patří jinému uživateli; zadejte vlastní složku volbou --store.",
        en: "It is another user's; name a store of your own with --store.")
    case .leadsToAnotherUser:
      localizer.say(
        cs: "Vede do složky jiného uživatele; zadejte vlastní volbou --store.",
        en: "It leads to another user's folder; name a store of your own with --store.")
    case .lineTooLong: localizer.say(cs: "Změňte toho najednou méně.", en: "Change less at once.")
    case .changedMeanwhile:
      localizer.command(
        "service", "restart",
        cs: "Podívejte se na knihu a zopakujte příkaz. Službu, která to hlásí dál, vymění",
        en: "Look at the book, and run the command again. A service that goes on saying so")
    default: nil
    }
  }

  private func text(_ localizer: MessageLocalizer) -> String {
    func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      localizer.say(cs: cs(), en: en())
    }
    return switch self {
    case .pathEmpty: say(cs: "cesta ke knize je prázdná", en: "the path of the store is empty")
    case .placeUnknown:
      say(
        cs: "XDG_DATA_HOME ani HOME neříká, kde kniha je; zadejte ji volbou --store",
        en: "neither XDG_DATA_HOME nor HOME says where the store is; name it with --store")
    case .noBook(let path): say(cs: "na místě \(path) kniha není", en: "there is no book at \(path)")
    case .pathNoFolder:
      say(
        cs: "část této cesty je soubor, kde má být složka",
        en: "a part of this path is a file where a folder should be")
    case .needsRight: say(cs: "chybí vám k ní právo", en: "you have no permission")
    case .othersMayWrite: say(cs: "mohou do ní zapisovat i ostatní", en: "others may write to it")
    case .ofUser, .ofAnotherUser: say(cs: "patří jinému uživateli", en: "it belongs to another user")
    case .leadsToAnotherUser: say(cs: "vede do složky jiného uživatele", en: "it leads to another user's folder")
    case .lineTooLong(let path, let bytes, let limit):
      say(
        cs: "\(path): řádek by měl \(bytes) bajtů, a vejde se jich méně než \(limit)",
        en: "\(path): a line would have \(bytes) bytes, where fewer than \(limit) fit on one")
    case .changedMeanwhile(let path, let what):
      say(
        cs: "knihu v \(path) mezitím změnilo něco jiného: \(what.text(localizer)); nic se nezapsalo",
        en: "something else changed the store in \(path) meanwhile: \(what.text(localizer)); nothing was written")
    case .liveGoesOn(let section):
      say(
        cs: "v oddílu \(section) už něco probíhá", en: "something is under way in section \(section) already")
    case .noLive(let section):
      say(cs: "v oddílu \(section) nic neprobíhá", en: "nothing is under way in section \(section)")
    case .missing: say(cs: "chybí", en: "it is missing")
    case .missingThoughLocked(let note):
      say(cs: "chybí, ačkoli o něm ví zámek: \(note)", en: "it is missing, though the lock names it: \(note)")
    case .missingThoughFound(let name):
      say(cs: "chybí, ačkoli tu je \(name)", en: "it is missing, though there is \(name)")
    case .empty: say(cs: "je prázdný", en: "it is empty")
    case .checksum: say(cs: "kontrolní součet nesouhlasí s obsahem", en: "its checksum does not match its content")
    case .size(let found, let written):
      say(cs: "má \(found) bajtů, zapsáno bylo \(written)", en: "it has \(found) bytes where \(written) were written")
    case .sizeWhenMade(let found, let written):
      say(
        cs: "má \(found) bajtů, při vzniku bylo zapsáno \(written)",
        en: "it has \(found) bytes where \(written) were written when it was made")
    case .beginning(let bytes):
      say(
        cs: "prvních \(bytes) bajtů není to, co bylo zapsáno při vzniku",
        en: "its first \(bytes) bytes are not what was written when it was made")
    case .tooLarge(let found, let most):
      say(
        cs: "má \(found) bajtů, čte se jich nejvýš \(most)", en: "it has \(found) bytes, where at most \(most) are read"
      )
    case .lockTooLong(let bytes):
      say(
        cs: "má \(bytes) bajtů, a zámek je jeden krátký řádek",
        en: "it has \(bytes) bytes, where a lock is one short line")
    case .isFolder: say(cs: "je to složka, kde má být soubor", en: "it is a folder where a file should be")
    case .isLink: say(cs: "je to odkaz, kde má být soubor", en: "it is a link where a file should be")
    case .isNoFile:
      say(
        cs: "je to roura, soket nebo zařízení, kde má být soubor",
        en: "it is a pipe, socket or device where a file should be")
    case .folderIsFile:
      say(
        cs: "část jeho cesty je soubor, kde má být složka", en: "a part of its path is a file where a folder should be")
    case .otherFormat: say(cs: "je v jiném formátu", en: "this is another format")
    case .noSectionName: say(cs: "žádný oddíl se tak nejmenuje", en: "no section has that name")
    case .strangeName(let section, let name):
      say(cs: "oddíl \(section) uvádí \(name)", en: "section \(section) names \(name)")
    case .otherIndex(let folder): say(cs: "není to seznam složky \(folder)", en: "it is not the index of \(folder)")
    case .firstLineMissing: say(cs: "chybí první řádek", en: "its first line is missing")
    case .endMissing: say(cs: "chybí konec", en: "its end is missing")
    case .goesOn(let bytes):
      say(
        cs: "soubor pokračuje ještě \(bytes) bajtů, které nezačínají řádkem",
        en: "the file goes on for \(bytes) bytes, which do not begin a line")
    case .foreignJournal(let section, let book):
      say(
        cs: "je to deník oddílu \(section) knihy \(book)", en: "it is the journal of section \(section) of book \(book)"
      )
    case .lineNumber(let found, let expected):
      say(
        cs: "je to řádek \(found), následovat má \(expected)", en: "it is line \(found) where \(expected) should follow"
      )
    case .changeCount(let found, let before):
      say(cs: "udává \(found) změn, předtím \(before)", en: "it says that \(found) changes were made, after \(before)")
    case .changeOrder(let found, let before):
      say(cs: "má změnu \(found) za změnou \(before)", en: "it has change \(found) after \(before)")
    case .acknowledgedBytesGone(let bytes):
      say(
        cs: "na konci chybí \(bytes) bajtů potvrzených změn",
        en: "\(bytes) bytes of acknowledged changes are gone from its end")
    case .bytesGone(let bytes): say(cs: "na konci chybí \(bytes) bajtů", en: "\(bytes) bytes are gone from its end")
    case .otherLastLine:
      say(cs: "poslední řádek není ten, který byl potvrzen", en: "its last line is not the one that was acknowledged")
    case .firstLineNumber: say(cs: "deník začíná řádkem 0", en: "a journal begins with line 0")
    case .unknownFile: say(cs: "nikdo neví, co v něm má být", en: "it is unknown what it should contain")
    case .liveAlone(let section):
      say(
        cs: "patří k tomu, co probíhá v oddílu \(section), a tam už nic neprobíhá",
        en: "it belongs to something under way in \(section), which has ended")
    case .olderManifest:
      say(
        cs: "je starší než poslední, o kterém ví zámek", en: "it is older than the one that the lock names")
    case .lostLine: say(cs: "řádek: není to, co bylo zapsáno", en: "the line, which is not what was written")
    case .lostMisplacedLine:
      say(cs: "řádek: tam nemohl být zapsán", en: "the line, which can't have been written there")
    case .lostMissing: say(cs: "všechno: chyběl", en: "all of it: it was missing")
    case .lostForeign(let section, let book):
      say(
        cs: "všechno: je to deník oddílu \(section) knihy \(book)",
        en: "all of it: it is the journal of section \(section) of book \(book)")
    case .lostTooLarge(let found, let most):
      say(
        cs: "všechno: má \(found) bajtů, čte se jich nejvýš \(most)",
        en: "all of it: it has \(found) bytes, where at most \(most) are read")
    case .lostRest(let bytes):
      say(
        cs: "všechno za tím: soubor pokračuje ještě \(bytes) bajtů, které nezačínají řádkem",
        en: "everything after it: the file goes on for \(bytes) bytes, which do not begin a line")
    case .lostAcknowledged(let bytes):
      say(
        cs: "\(bytes) bajtů potvrzených změn: jsou pryč", en: "\(bytes) bytes of acknowledged changes, which are gone")
    case .lostDifference(let other):
      say(
        cs: "čím se lišil od \(other), který je na jeho místě: chyběl",
        en: "its differences from \(other), which takes its place: it was missing")
    case .lostSyncNote:
      say(
        cs: "co věděl o posledním načtení; které soubory jmenoval, se poznalo z jejich jmen",
        en: "its note of the last sync; the files it listed were recognized by their names")
    case .lostOtherVersion:
      say(
        cs: "čím se lišil od toho, co je v něm teď: byl v něm něco jiného, než co bylo zapsáno",
        en: "what was written: it now contains something else")
    case .lostLive:
      say(
        cs: "co probíhalo: není znát, jak to začalo, a tak to skončilo",
        en: "what was under way: its beginning is lost, so it has ended")
    case .nothingLost:
      say(
        cs: "nic: zůstává, jak je, protože ho tu nezná žádná oblast",
        en: "nothing: it stays as it is, since no feature here knows it")
    }
  }
}

extension StoreMessage.Meddling {
  fileprivate func text(_ localizer: MessageLocalizer) -> String {
    switch self {
    case .lockReplaced:
      localizer.say(cs: "její zámek někdo odstranil nebo vyměnil", en: "its lock was removed or replaced")
    case .otherThanRead(let name):
      localizer.say(cs: "\(name) není ten, který byl přečten", en: "\(name) is not the one that was read")
    case .otherThanLeft(let name):
      localizer.say(cs: "\(name) není, jak byl zanechán", en: "\(name) is not as it was left")
    case .missing(let name): localizer.say(cs: "\(name) chybí", en: "\(name) is missing")
    }
  }
}
