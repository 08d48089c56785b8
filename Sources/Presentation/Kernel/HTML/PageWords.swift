import KernelDomain

/// What a page says around its screen.
struct PageWords {
  let language: Language

  var skip: String { language.say(cs: "Přejít k obsahu", en: "Skip to content") }
  var navigation: String { language.say(cs: "Navigace", en: "Navigation") }
  var command: String { language.say(cs: "Příkaz:", en: "Command:") }
  var parts: String { language.say(cs: "Části stránky", en: "Parts of the page") }
  var rest: String {
    language.say(
      cs: "Zbytek se na jednu stránku nevejde. Celý je ve stránkách celé knihy:",
      en: "The rest does not fit one page. All of it is in the pages of the whole book:")
  }
  var folder: String { language.say(cs: "SLOZKA", en: "FOLDER") }
  func part(_ number: Int, of count: Int) -> String {
    language.say(cs: "Část \(number) z \(count)", en: "Part \(number) of \(count)")
  }
  var `private`: String {
    language.say(
      cs: "Stránka je jen u vás: nic neposílá a nic nenačítá.",
      en: "This page is yours alone: it sends nothing and loads nothing.")
  }
}
