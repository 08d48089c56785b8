import KernelDomain
import KernelPresentation

/// What a page says around its screen.
struct PageStrings {
  let language: Language

  var skip: String { language.say(cs: "Přejít k obsahu", en: "Skip to content") }
  var navigation: String { language.say(cs: "Navigace", en: "Navigation") }
  var tabs: String { language.say(cs: "Karty", en: "Tabs") }
  /// Every feature, and what the book does itself.
  var places: String { language.say(cs: "Kniha", en: "The book") }
  var overview: String { language.say(cs: "Přehled", en: "Overview") }
  func tab(_ number: Int, of count: Int) -> String {
    language.say(cs: ", karta \(number) \(count < 5 ? "ze" : "z") \(count)", en: ", tab \(number) of \(count)")
  }
  var showPassword: String { language.say(cs: "Ukázat", en: "Show") }
  /// Begins the title of a page with a form that was refused.
  var needsChange: String { language.say(cs: "Opravte 1 věc: ", en: "1 thing needs a change: ") }
  var save: String { language.say(cs: "Uložit", en: "Save") }
  var search: String { language.say(cs: "Hledat", en: "Search") }
  /// What a table is called: its caption, else its columns.
  func table(_ caption: String?, of columns: [String]) -> String {
    let columns = columns.filter { !$0.isEmpty }.joined(separator: ", ")
    return caption ?? language.say(cs: "Tabulka", en: "Table") + (columns.isEmpty ? "" : ": " + columns)
  }
  /// A number that is written with a point, with the language's mark.
  func written(_ number: String) -> String { language.say(cs: number.replacing(".", with: ","), en: number) }
  /// What a field for a path on the same machine is called.
  var path: String { language.say(cs: "Cesta na tomto počítači", en: "Path on this computer") }
  var chooseFiles: String { language.say(cs: "Vybrat soubory k načtení", en: "Choose files to import") }
  var value: String { language.say(cs: "Hodnota", en: "Value") }
  var forCommandLine: String { language.say(cs: "Pro příkazovou řádku", en: "For the Command Line") }
  var command: String { language.say(cs: "Příkaz:", en: "Command:") }
  /// The links stand at both ends of a page, which tell themselves apart by their names.
  func parts(atEnd: Bool) -> String {
    atEnd
      ? language.say(cs: "Části stránky, na jejím konci", en: "Parts of the page, at its end")
      : language.say(cs: "Části stránky", en: "Parts of the page")
  }
  /// - Parameters: of what does not fit the page, how much and what is first and last.
  func rest(_ count: Int, _ first: String, _ last: String) -> String {
    let what =
      count == 1
      ? language.say(cs: "chybí „\(first)“.", en: "“\(first)” is missing.")
      : language.say(
        cs: "chybí od „\(first)“ po „\(last)“, celkem \(language.number(count)).",
        en: "“\(first)” to “\(last)” are missing, \(language.number(count)) in all.")
    return language.say(
      cs: "Na jednu stránku se všechno nevejde: \(what) Celé je to ve stránkách celé knihy:",
      en: "Not everything fits one page: \(what) All of it is in the pages of the whole book:")
  }
  var fromBeginning: String { language.say(cs: "Od začátku", en: "From the Beginning") }
  /// - Parameters: of what comes next, what is first and last.
  func goesOn(_ first: String, _ last: String) -> String {
    first == last
      ? language.say(cs: "Dál: „\(first)“", en: "Continue: “\(first)”")
      : language.say(cs: "Dál: od „\(first)“ po „\(last)“", en: "Continue: “\(first)” to “\(last)”")
  }
  var folder: String { language.say(cs: "SLOZKA", en: "FOLDER") }
  func part(_ number: Int, of count: Int) -> String {
    language.say(cs: "Část \(number) z \(count)", en: "Part \(number) of \(count)")
  }
  /// - Parameter isServed: it comes from a server, on the same machine.
  func `private`(isServed: Bool) -> String {
    isServed
      ? language.say(cs: "Jen na tomto počítači, jen pro vás.", en: "Only on this computer, only for you.")
      : language.say(cs: "Soukromé: nic neposílá ani nenačítá.", en: "Private: sends nothing, loads nothing.")
  }
}
