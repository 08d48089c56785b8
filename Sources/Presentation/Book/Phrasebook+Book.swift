package import KernelPresentation

extension Phrasebook {
  /// What failures about changes, settings and features say.
  package static let book = changes.adding(settings).adding(backups)

  private static let backups = Phrasebook(czech: [
    "book": "kniha",
    "Check --store and RECORDBOOK_STORE; recordbook import PATH begins a book.":
      "Zkontrolujte --store a RECORDBOOK_STORE; novou knihu začne: recordbook import PATH",
    "the book is empty: there is nothing to export": "kniha je prázdná: není co zapsat",
    "Import something first: recordbook import PATH": "Nejdřív něco načtěte: recordbook import PATH",
    "is a backup, which is imported alone": "je záloha, a ta se načítá sama",
    "Import the other files after it.": "Ostatní soubory načtěte po ní.",
    "was written by a newer version of RecordBook": "ho zapsala novější verze RecordBooku",
    "Install that version.": "Nainstalujte tu verzi.",
    "has data of \"*\", which this version of RecordBook does not know":
      "obsahuje data oblasti „*“, kterou tato verze RecordBooku nezná",
    "Install a version that knows it; nothing was imported.":
      "Nainstalujte verzi, která ji zná; nic se nenačetlo.",
    "is cut: it ends after this line": "je neúplný: končí po tomto řádku",
    "is cut: it ends within this line": "je neúplný: končí uvnitř tohoto řádku",
    "goes on after its end": "pokračuje za svým koncem",
    "has a line of more than * MiB, as none is": "má řádek delší než * MiB, a takový nebývá",
    "is not what was written: the checksum of this line does not fit":
      "není to, co bylo zapsáno: kontrolní součet tohoto řádku nesouhlasí",
    "is not what was written: *": "není to, co bylo zapsáno: *",
    "is not what was written": "není to, co bylo zapsáno",
    "Take another copy; only a file just as recordbook export wrote it can be restored.":
      "Vezměte jinou kopii; obnovit jde jen soubor přesně takový, jak ho zapsal recordbook export.",
    "line *": "řádek *",
    "the book has its own": "kniha má své",
    "taken back in the backup": "v záloze vzato zpět",
    "1 value": "1 hodnota",
    "* values": "* × hodnota",
    "1 change": "1 změna",
    "* changes": "* × změna",
  ])

  private static let changes = Phrasebook(czech: [
    "change": "změna",
    "there is no change to take back": "není změna, kterou by šlo vzít zpět",
    "See which there are: recordbook changes": "Které jsou, ukáže: recordbook changes",
    "change * took back change *": "změna * vzala zpět změnu *",
    "Make that again: recordbook redo *": "Udělat ji znovu: recordbook redo *",
    "change * is taken back already": "změna * už je vzata zpět",
    "Make it again: recordbook redo *": "Udělat ji znovu: recordbook redo *",
    "change * is older than the changes that are kept to be taken back; what its value was before is not known any more":
      "změna * je starší než ty, které jde vzít zpět; co platilo před ní, už není známo",
    "Set it anew.": "Nastavte to znovu.",
    "later changes rest on change *: *": "na změně * stojí pozdější změny: *",
    "Take them back first: *": "Nejdřív vezměte zpět je: *",
    "change * is not taken back": "změna * není vzata zpět",
    "nothing was taken back": "nic nebylo vzato zpět",
    "The book stays as it is.": "Kniha zůstává, jak je.",
    "change * was taken back before change * was made": "změna * byla vzata zpět dřív, než vznikla změna *",
    "It can be made anew, or take those back first that came later.":
      "Jde ji udělat znovu ručně, nebo nejdřív vezměte zpět ty pozdější.",
    "change * rests on changes that are taken back: *": "změna * stojí na změnách vzatých zpět: *",
    "Make them again first: *": "Nejdřív udělejte znovu je: *",
  ])

  private static let settings = Phrasebook(czech: [
    "it is a switch": "je to přepínač",
    "it takes some of a few words, with commas between": "bere některá z několika slov, mezi nimi čárky",
    "it takes one of a few words": "bere jedno z několika slov",
    "it takes a whole number from * to *": "bere celé číslo od * do *",
    "it takes a text of at most * characters": "bere text o nejvýše * znacích",
    "there is no such option": "taková volba není",
    "\"*\" is no feature with anything to review": "„*“ není oblast, kde by bylo co posuzovat",
    "\"*\" is no name of a feature": "„*“ není název oblasti",
  ])
}
