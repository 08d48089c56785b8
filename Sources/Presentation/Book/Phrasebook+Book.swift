package import KernelPresentation

extension Phrasebook {
  /// What failures about changes, settings and features say.
  package static let book = changes.adding(settings)

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
    "it takes one of a few words": "bere jedno z několika slov",
    "it takes a whole number from * to *": "bere celé číslo od * do *",
    "it takes a text of at most * characters": "bere text o nejvýše * znacích",
    "there is no such option": "taková volba není",
    "\"*\" is no feature with anything to review": "„*“ není oblast, kde by bylo co posuzovat",
    "\"*\" is no name of a feature": "„*“ není název oblasti",
  ])
}
