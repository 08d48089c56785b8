package import KernelApplication

extension BackupMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    switch self {
    case .endsAfterLine:
      damaged(speech, cs: "je neúplný: končí po tomto řádku", en: "is cut: it ends after this line")
    case .endsWithinLine:
      damaged(speech, cs: "je neúplný: končí uvnitř tohoto řádku", en: "is cut: it ends within this line")
    case .goesOn: damaged(speech, cs: "pokračuje za svým koncem", en: "goes on after its end")
    case .lineTooLong(let mebibytes):
      damaged(
        speech, cs: "má řádek delší než \(mebibytes) MiB, a takový nebývá",
        en: "has a line of more than \(mebibytes) MiB, as none is")
    case .lineChecksum:
      damaged(
        speech, cs: "není to, co bylo zapsáno: kontrolní součet tohoto řádku nesouhlasí",
        en: "is not what was written: the checksum of this line does not fit")
    case .otherThanWritten: damaged(speech, cs: "není to, co bylo zapsáno", en: "is not what was written")
    case .notAsWritten(let problem):
      damaged(
        speech, cs: "není to, co bylo zapsáno: \(speech.text(problem))",
        en: "is not what was written: \(speech.text(problem))")
    case .unknownSection(let id):
      speech.words(
        cs: "obsahuje data oblasti „\(id)“, kterou tato verze RecordBooku nezná",
        en: "has data of \"\(id)\", which this version of RecordBook does not know",
        hint: speech.say(
          cs: "Nainstalujte verzi, která ji zná; nic se nenačetlo.",
          en: "Install a version that knows it; nothing was imported."))
    case .noItem: speech.words(cs: "není to položka zálohy", en: "it is no item of a backup")
    case .noBase64: speech.words(cs: "není to base64", en: "it is no base64")
    case .lineOfNoFile: speech.words(cs: "je to řádek žádného souboru", en: "it is a line of no file")
    case .sectionOrder: speech.words(cs: "oblasti nejsou popořadě", en: "a section is out of order")
    case .changeOfNoSection: speech.words(cs: "je to změna žádné oblasti", en: "it is a change of no section")
    case .changeOrder(let found, let before):
      speech.words(cs: "je tu změna \(found) po \(before)", en: "it has change \(found) after \(before)")
    case .impossibleUndo: speech.words(cs: "bere zpět, co vzít nejde", en: "it takes back what can't be")
    case .misplacedFile(let name): speech.words(cs: "\(name) sem nepatří", en: "\(name) does not belong there")
    case .badFile(let name, let problem):
      speech.words(cs: "\(name): \(speech.text(problem))", en: "\(name): \(speech.text(problem))")
    }
  }

  private func damaged(_ speech: Speech, cs: String, en: String) -> MessageWords {
    speech.words(cs: cs, en: en, hint: BackupMessage.otherCopy(speech))
  }

  /// What to do about a backup that is not what was written.
  package static func otherCopy(_ speech: Speech) -> String {
    speech.say(
      cs: "Vezměte jinou kopii; obnovit jde jen soubor přesně takový, jak ho zapsal export.",
      en: "Take another copy; only a file just as export wrote it can be restored.")
  }
}
