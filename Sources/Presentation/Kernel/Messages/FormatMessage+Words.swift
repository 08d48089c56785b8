package import KernelApplication

extension FormatMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    MessageText(text(localizer), hint: hint(localizer))
  }

  /// Returns a hint about what to do about a problem with a file. For most problems, the hint is to get the file again.
  private func hint(_ localizer: MessageLocalizer) -> String {
    switch self {
    case .writtenIn: localizer.say(cs: "Převeďte ho do UTF-8.", en: "Convert it to UTF-8.")
    case .noFileList:
      localizer.say(cs: "Zkopírujte ho znovu odtamtud, odkud je.", en: "Copy it again from where it came from.")
    case .encrypted:
      localizer.say(
        cs: "Rozbalte ho s heslem a zadejte složku.", en: "Unpack it with its password and give the folder.")
    case .packed:
      localizer.say(
        cs: "Rozbalte ho jiným programem a zadejte složku.", en: "Unpack it with another program and give the folder.")
    case .zipBomb, .tooMuch:
      localizer.say(
        cs: "Jestli mu věříte, rozbalte ho jiným programem a zadejte složku.",
        en: "If you trust it, unpack it with another program and give the folder.")
    case .cutFIT, .unfinishedFIT:
      localizer.say(
        cs: "Zkopírujte ho ze zařízení nebo vyexportujte znovu; s volbou --salvage načte import, co v něm je.",
        en: "Copy it from the device or export it again; import reads what it has with --salvage.")
    case .oneOfSeveral: localizer.say(cs: "Nejdřív díly spojte.", en: "Join the parts first.")
    case .csvTextAfterQuote:
      localizer.say(
        cs: "Uvozovky uvnitř pole zdvojte, nebo soubor vyexportujte znovu.",
        en: "Double the quotes inside the field, or export the file again.")
    case .csvManyFields:
      localizer.say(
        cs: "Pole, ve kterém je oddělovač, dejte do uvozovek, nebo soubor vyexportujte znovu.",
        en: "Put the field that holds the delimiter in quotes, or export the file again.")
    default:
      localizer.say(
        cs: "Zkopírujte ho ze zařízení nebo vyexportujte znovu.", en: "Copy it from the device or export it again.")
    }
  }

  private func text(_ localizer: MessageLocalizer) -> String {
    func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      localizer.say(cs: cs(), en: en())
    }
    func damaged(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      say(cs: "je poškozený: \(cs())", en: "is damaged: \(en())")
    }
    func corrupt(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      say(cs: "je poškozený: \(cs())", en: "is corrupt: \(en())")
    }
    func malformed(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      say(cs: "není správné XML: \(cs())", en: "is not well-formed XML: \(en())")
    }
    return switch self {
    case .becameShorter: say(cs: "se během čtení zkrátil", en: "became shorter while it was being read")
    case .noXML: say(cs: "není XML", en: "is not XML")
    case .noElement: say(cs: "neobsahuje žádný prvek XML", en: "contains no XML element")
    case .cutBefore(let tag): say(cs: "je neúplný: končí před </\(tag)>", en: "is truncated: it ends before </\(tag)>")
    case .cutInside(let part):
      say(cs: "je neúplný: končí uvnitř \(part.czech)", en: "is truncated: it ends inside \(part.english)")
    case .controlCharacter(let code):
      damaged(cs: "obsahuje řídicí znak \(code)", en: "it contains the control character \(code)")
    case .notUTF8: damaged(cs: "obsahuje bajty, které nejsou UTF-8", en: "it contains bytes that are not UTF-8")
    case .writtenIn(let encoding):
      say(cs: "je v kódování \(encoding); číst se dá jen UTF-8", en: "is written in \(encoding); only UTF-8 is read")
    case .goesOn(let tag): say(cs: "pokračuje za </\(tag)>, svým koncem", en: "continues after </\(tag)>, its end")
    case .otherRoot(let format, let root):
      say(cs: "není \(format): jeho kořen je <\(root)>", en: "is not \(format): its root is <\(root)>")
    case .misplaced(let tag, let outer):
      damaged(cs: "<\(tag)> stojí uvnitř <\(outer)>", en: "a <\(tag)> stands inside a <\(outer)>")
    case .noReference: malformed(cs: "& nezačíná odkaz na znak", en: "a & does not begin a reference")
    case .noCharacter(let name): malformed(cs: "&\(name); není znak", en: "&\(name); is not a character")
    case .ownEntity(let name):
      say(
        cs: "užívá vlastní entitu &\(name); tam, kde má být hodnota; takové entity se nerozvíjejí",
        en: "uses an entity of its own, &\(name);, where a value is needed; such entities are never expanded")
    case .declaresEntities:
      say(
        cs: "deklaruje vlastní entity; takový dokument se nečte",
        en: "declares entities of its own; such a document is not read")
    case .noTag: malformed(cs: "< nezačíná značku", en: "a < does not begin a tag")
    case .noDeclaration:
      malformed(cs: "<! nezačíná nic, co by sem patřilo", en: "<! begins nothing that belongs there")
    case .tagNeverClosed: malformed(cs: "značka není uzavřená", en: "a tag is never closed")
    case .endTagNotJustName:
      malformed(cs: "koncová značka obsahuje víc než jméno", en: "an end tag contains more than a name")
    case .attributeWithoutValue: malformed(cs: "atribut nemá hodnotu", en: "an attribute has no value")
    case .attributeWithoutQuotes:
      malformed(cs: "hodnota atributu není v uvozovkách", en: "an attribute's value has no quotes")
    case .tooManyAttributes(let most):
      malformed(cs: "značka má více než \(most) atributů", en: "a tag has more than \(most) attributes")
    case .straySlash: malformed(cs: "ve značce je lomítko navíc", en: "a tag has a stray slash")
    case .otherEndTag(let found, let expected):
      malformed(
        cs: "je tu </\(found)>, a má tu být </\(expected)>", en: "</\(found)> stands where </\(expected)> should")
    case .longTag(let most): say(cs: "má značku delší než \(most) bajtů", en: "has a tag of more than \(most) bytes")
    case .longText(let most): say(cs: "má text delší než \(most) bajtů", en: "has a text of more than \(most) bytes")
    case .tooDeep(let most):
      say(cs: "má více než \(most) prvků v sobě", en: "has more than \(most) elements inside each other")
    case .noFileList:
      say(
        cs: "je neúplný, nebo to není zip: chybí seznam souborů, který má být na konci",
        en: "is truncated, or not a zip archive: the list of its files, which should end it, is missing")
    case .fileListDamaged: corrupt(cs: "seznam souborů je porušený", en: "its list of files is damaged")
    case .fileListEndDamaged:
      corrupt(cs: "konec seznamu souborů je porušený", en: "the end of its list of files is damaged")
    case .fileListSizeImpossible:
      corrupt(cs: "velikost seznamu souborů není možná", en: "the size of its list of files is impossible")
    case .fileListDoesNotFit:
      corrupt(cs: "seznam souborů se do něj nevejde", en: "its list of files reaches beyond its end")
    case .fileListTooLong(let found, let most):
      say(
        cs: "vypisuje více souborů, než je dovoleno: seznam má \(found) bajtů, nejvýš smí mít \(most)",
        en: "lists more files than is allowed: a directory of \(found) bytes, where \(most) are the most")
    case .fileCount(let found, let summary):
      corrupt(
        cs: "vypisuje \(found) souborů, a udává jich \(summary)", en: "it lists \(found) files where it says \(summary)"
      )
    case .fileSizeImpossible:
      corrupt(cs: "velikost v seznamu souborů není možná", en: "a size in its list of files is impossible")
    case .filesOverlap:
      say(
        cs: "je poškozený, nebo je to zip bomba: jeho soubory se překrývají",
        en: "is corrupt or a zip bomb: its files overlap")
    case .entryChecksum(let name):
      corrupt(
        cs: "kontrolní součet (CRC-32) souboru \(name) nesouhlasí", en: "the checksum (CRC-32) of \(name) is wrong")
    case .entryLength(let name):
      corrupt(cs: "soubor \(name) nemá délku, kterou udává", en: "\(name) is not as long as it says")
    case .entryMisplaced(let name):
      corrupt(cs: "soubor \(name) není tam, kde má být", en: "\(name) is not where it should be")
    case .entryCut(let name): corrupt(cs: "soubor \(name) je neúplný", en: "\(name) is truncated")
    case .entryDataCut(let name):
      corrupt(
        cs: "komprimovaná data souboru \(name) končí předčasně", en: "the compressed data of \(name) ends too early")
    case .entryDataDamaged(let name):
      corrupt(cs: "komprimovaná data souboru \(name) jsou porušená", en: "the compressed data of \(name) is damaged")
    case .entrySizesDiffer(let name):
      corrupt(
        cs: "velikosti souboru \(name) se liší, ač není komprimovaný",
        en: "the sizes of \(name) differ though it is not compressed")
    case .encrypted: say(cs: "je zašifrovaný", en: "is encrypted")
    case .packed(let method):
      say(
        cs: "je zabalený metodou (\(method)), která není podporovaná; podporovaná je deflate",
        en: "is packed by a method (\(method)) that is not supported; deflate is")
    case .zipBomb(let name, let from, let to, let mostTimes, let mostGibibytes):
      say(
        cs:
          "vypadá jako zip bomba: \(name) by se zvětšil \(localizer.language.outOf(text: "\(from)")) na \(to) bajtů; dovoleno je nejvýš \(mostTimes)krát a "
          + "\(mostGibibytes) GiB",
        en: "looks like a zip bomb: \(name) would grow from \(from) to \(to) bytes; at most \(mostTimes) times and "
          + "\(mostGibibytes) GiB are allowed")
    case .oneOfSeveral:
      say(cs: "je jen jeden díl vícedílného zipu", en: "is one part of a zip archive in several")
    case .gzipCut: say(cs: "je neúplný", en: "ends early")
    case .gzipDamaged: damaged(cs: "nejde rozbalit", en: "it can't be unpacked")
    case .gzipChecksum:
      damaged(cs: "kontrolní součet nesouhlasí s obsahem", en: "its checksum does not match its contents")
    case .gzipTrailing: damaged(cs: "za koncem je něco jiného", en: "something else follows its end")
    case .tarCut: say(cs: "je neúplný", en: "ends early")
    case .tarDamaged: damaged(cs: "hlavička souboru v něm nesouhlasí", en: "a header in it does not fit")
    case .nested(let most):
      say(cs: "je v archivech víc než \(most)krát", en: "lies in more than \(most) archives in each other")
    case .tooMuch(let times):
      say(
        cs: "by se rozbalil na víc než \(times)násobek své velikosti; nečte se",
        en: "would unpack to more than \(times) times its size; it is not read")
    case .unfinishedFIT:
      say(cs: "zařízení ho nedokončilo", en: "was never finished by its device")
    case .cutFIT(let end):
      say(cs: "je neúplný: měl by pokračovat do bajtu \(end)", en: "is truncated: it should continue to byte \(end)")
    case .checksum:
      damaged(cs: "kontrolní součet nesouhlasí s obsahem", en: "its checksum does not match its contents")
    case .shortFITHeader(let least):
      say(
        cs: "je neúplný: hlavička FIT má nejméně \(least) bajtů",
        en: "is truncated: a FIT header takes at least \(least) bytes")
    case .noFITHeader: say(cs: "tam nemá hlavičku FIT", en: "has no FIT header there")
    case .cutFITHeader(let end):
      say(
        cs: "je neúplný: hlavička by měla pokračovat do bajtu \(end)",
        en: "is truncated: its header should continue to byte \(end)")
    case .fitVersion(let found):
      say(
        cs: "je verze \(found) protokolu FIT, kterou tento program nezná",
        en: "is of version \(found) of the FIT protocol, which is not known here")
    case .fitHeaderChecksum:
      damaged(cs: "kontrolní součet hlavičky nesouhlasí", en: "its header's checksum does not match")
    case .noFITDefinition:
      damaged(cs: "zpráva předchází svou definici", en: "a message comes before its definition")
    case .noFITByteOrder(let found): damaged(cs: "\(found) není pořadí bajtů", en: "\(found) is not a byte order")
    case .fitMessageBeyondEnd: damaged(cs: "zpráva pokračuje za koncem", en: "a message continues past the end")
    case .noStartTime: damaged(cs: "StartTime kola není čas", en: "a lap's StartTime is not a time")
    case .csvQuoteNeverClosed:
      say(cs: "je neúplný: uvozovky nejsou uzavřené", en: "is truncated: a quote is never closed")
    case .csvTextAfterQuote:
      damaged(cs: "za uzavřenými uvozovkami stojí další text", en: "text follows a closed quote")
    case .csvFewFields(let found, let expected):
      damaged(
        cs: "řádek má \(found) polí \(localizer.language.outOf(text: "\(expected)"))",
        en: "a row has \(found) fields of \(expected)")
    case .csvManyFields(let found, let expected):
      damaged(
        cs: "řádek má \(found) polí, sloupců je jen \(expected)",
        en: "a row has \(found) fields, of only \(expected) columns")
    case .csvTooManyColumns(let most):
      say(cs: "má víc sloupců, než se čte: \(most)", en: "has more columns than are read: \(most)")
    case .csvLongRow(let most):
      say(cs: "má řádek delší než \(most) bajtů", en: "has a row longer than \(most) bytes")
    }
  }
}

extension FormatMessage.XMLPart {
  fileprivate var czech: String {
    switch self {
    case .comment: "komentáře"
    case .characterData: "sekce CDATA"
    case .instruction: "instrukce pro zpracování"
    case .doctype: "DOCTYPE"
    case .tag: "značky"
    }
  }

  fileprivate var english: String {
    switch self {
    case .comment: "a comment"
    case .characterData: "a CDATA section"
    case .instruction: "a processing instruction"
    case .doctype: "its DOCTYPE"
    case .tag: "a tag"
    }
  }
}
