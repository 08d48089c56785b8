import KernelDomain
import KernelPresentation

/// The texts on an HTML page that are not part of its screen.
struct PageStrings {
  let language: Language

  var skip: String { language.say(cs: "Přejít k obsahu", en: "Skip to content") }
  var navigation: String { language.say(cs: "Navigace", en: "Navigation") }
  var tabs: String { language.say(cs: "Karty", en: "Tabs") }
  /// The accessible name of the links beside a screen that belongs to no feature, such as the overview.
  var places: String { language.say(cs: "Kniha", en: "The book") }
  var overview: String { language.say(cs: "Přehled", en: "Overview") }
  func tab(_ number: Int, of count: Int) -> String {
    language.say(cs: ", karta \(number) \(count < 5 ? "ze" : "z") \(count)", en: ", tab \(number) of \(count)")
  }
  var showPassword: String { language.say(cs: "Ukázat", en: "Show") }
  /// Returns the beginning of the title of a page with a refused form.
  /// - Parameter count: the number of refused fields, at least 1.
  func needsChange(_ count: Int) -> String {
    let things = language.counted(count, Noun(cs: "věc", "věci", "věcí", en: "thing", "things"))
    return language.say(cs: "Opravte \(things): ", en: "\(things) \(count == 1 ? "needs" : "need") a change: ")
  }
  /// The labels of the fields for two times of day.
  var from: String { language.say(cs: "Od", en: "From") }
  var to: String { language.say(cs: "Do", en: "To") }
  /// The badge of a row whose text says that it is the newest record.
  var newRecord: String { language.say(cs: "Nový rekord", en: "New record") }
  var save: String { language.say(cs: "Uložit", en: "Save") }
  /// Returns the accessible name of the menu of a card with this title.
  func more(_ title: String) -> String { language.say(cs: "Další možnosti: ", en: "More: ") + title }
  var search: String { language.say(cs: "Hledat", en: "Search") }
  /// Returns the accessible name of a table: its caption or, if it has none, the titles of its columns.
  func table(_ caption: String?, of columns: [String]) -> String {
    let columns = columns.filter { !$0.isEmpty }.joined(separator: ", ")
    return caption ?? language.say(cs: "Tabulka", en: "Table") + (columns.isEmpty ? "" : ": " + columns)
  }
  /// Replaces the decimal point of a number with the decimal separator of the language.
  func written(_ number: String) -> String { language.say(cs: number.replacing(".", with: ","), en: number) }
  /// The label of a field for a path on this machine.
  var path: String { language.say(cs: "Cesta na tomto počítači", en: "Path on this computer") }
  var chooseFiles: String { language.say(cs: "Vybrat soubory k načtení", en: "Choose files to import") }
  var savePicture: String { language.say(cs: "Uložit jako obrázek", en: "Save as a Picture") }
  var toToday: String { language.say(cs: "Přejít na dnešek", en: "Go to Today") }
  var value: String { language.say(cs: "Hodnota", en: "Value") }
  var forCommandLine: String { language.say(cs: "Pro příkazovou řádku", en: "For the Command Line") }
  var command: String { language.say(cs: "Příkaz:", en: "Command:") }
  /// Returns the accessible name of the links to a page's parts. A page has such links at both ends, and each end has a
  /// different name.
  /// - Parameter atEnd: whether the name is for the links at the end of the page.
  func parts(atEnd: Bool) -> String {
    atEnd
      ? language.say(cs: "Části stránky, na jejím konci", en: "Parts of the page, at its end")
      : language.say(cs: "Části stránky", en: "Parts of the page")
  }
  /// Returns a sentence that says which elements don't fit on the page.
  /// - Parameters:
  ///   - count: the number of these elements.
  ///   - first: the name of the first one.
  ///   - last: the name of the last one.
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
  /// Returns the text of the link to the next part of a page.
  /// - Parameters:
  ///   - first: the name of the first element on the next part.
  ///   - last: the name of the last element on the next part.
  func goesOn(_ first: String, _ last: String) -> String {
    first == last
      ? language.say(cs: "Dál: „\(first)“", en: "Continue: “\(first)”")
      : language.say(cs: "Dál: od „\(first)“ po „\(last)“", en: "Continue: “\(first)” to “\(last)”")
  }
  var folder: String { language.say(cs: "SLOZKA", en: "FOLDER") }
  func part(_ number: Int, of count: Int) -> String {
    language.say(cs: "Část", en: "Part") + " \(number) \(language.outOf(count))"
  }
  /// Returns a sentence that says who can see the page.
  /// - Parameter isServed: whether the page comes from a server, which runs on the same machine.
  func `private`(isServed: Bool) -> String {
    isServed
      ? language.say(cs: "Jen na tomto počítači, jen pro vás.", en: "Only on this computer, only for you.")
      : language.say(cs: "Soukromé: nic neposílá ani nenačítá.", en: "Private: sends nothing, loads nothing.")
  }
}
