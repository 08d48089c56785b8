package import KernelApplication

extension BackupMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .endsAfterLine:
      damaged(localizer, cs: "je neúplný: končí po tomto řádku", en: "is truncated: it ends after this line")
    case .endsWithinLine:
      damaged(localizer, cs: "je neúplný: končí uvnitř tohoto řádku", en: "is truncated: it ends within this line")
    case .goesOn: damaged(localizer, cs: "pokračuje za svým koncem", en: "continues after its end")
    case .lineTooLong(let mebibytes):
      damaged(
        localizer, cs: "má řádek delší než \(mebibytes) MiB, a takový nebývá",
        en: "has a line of more than \(mebibytes) MiB, longer than any in a backup")
    case .lineChecksum:
      damaged(
        localizer, cs: "není to, co bylo zapsáno: kontrolní součet tohoto řádku nesouhlasí",
        en: "is not what was written: the checksum of this line does not match")
    case .otherThanWritten: damaged(localizer, cs: "není to, co bylo zapsáno", en: "is not what was written")
    case .notAsWritten(let problem):
      damaged(
        localizer, cs: "není to, co bylo zapsáno: \(localizer.text(problem))",
        en: "is not what was written: \(localizer.text(problem))")
    case .unknownSection(let id):
      localizer.localized(
        cs: "obsahuje data oblasti „\(id)“, kterou tato verze RecordBooku nezná",
        en: "has data of \"\(id)\", which this version of RecordBook does not know",
        hint: localizer.say(
          cs: "Nainstalujte verzi, která ji zná; nic se nenačetlo.",
          en: "Install a version that knows it; nothing was imported."))
    case .noItem: localizer.localized(cs: "není to položka zálohy", en: "it is not an item of a backup")
    case .noBase64: localizer.localized(cs: "není to base64", en: "it is not base64")
    case .lineOfNoFile:
      localizer.localized(cs: "je to řádek žádného souboru", en: "it is a line that belongs to no file")
    case .sectionOrder: localizer.localized(cs: "oblasti nejsou popořadě", en: "a section is out of order")
    case .changeOfNoSection:
      localizer.localized(cs: "je to změna žádné oblasti", en: "it is a change that belongs to no section")
    case .changeOrder(let found, let before):
      localizer.localized(cs: "je tu změna \(found) po \(before)", en: "it has change \(found) after \(before)")
    case .impossibleUndo: localizer.localized(cs: "bere zpět, co vzít nejde", en: "it undoes what can't be undone")
    case .misplacedFile(let name): localizer.localized(cs: "\(name) sem nepatří", en: "\(name) does not belong there")
    case .badFile(let name, let problem):
      localizer.localized(cs: "\(name): \(localizer.text(problem))", en: "\(name): \(localizer.text(problem))")
    }
  }

  private func damaged(_ localizer: MessageLocalizer, cs: String, en: String) -> MessageText {
    localizer.localized(cs: cs, en: en, hint: BackupMessage.otherCopy(localizer))
  }

  /// Returns the advice to use another copy of the backup, because the content of this copy is not what the export
  /// wrote.
  package static func otherCopy(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Vezměte jinou kopii; obnovit jde jen soubor přesně takový, jak ho zapsal export.",
      en: "Use another copy: only a file exactly as export wrote it can be restored.")
  }
}
