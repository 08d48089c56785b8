import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The screen that lists the book's imports, newest first. Each row leads to the screen about one import.
package struct ImportsScreen: ScreenProvider {
  package static let route = Route(path: "imports")
  package let pattern = RoutePattern("imports?before")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: Int? = try request.query("before")
    let all = try context.catalog.call(ListImports.self, ListImports.Input()).imports
    let page = NumberedPage(all, before: before) { $0.number }
    let strings = ImportsStrings(request.language, context, asOf: request.isExported ? nil : context.today())
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard), layout: .changes, back: .backToOverview(request.language),
      content: (page.shown.isEmpty ? [strings.none] : page.shown.map(strings.row))
        + [page.older.map(strings.older)].compactMap { $0 })
  }
}

/// The screen of one import: when it was made, its files, what it added and updated, and a button that undoes or redoes
/// it.
package struct ImportScreen: ScreenProvider {
  package let pattern = RoutePattern("imports/NUMBER")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let number: Int = try request.part("NUMBER")
    let imported = try context.catalog.call(ShowImport.self, ShowImport.Input(import: number))
    let strings = ImportsStrings(request.language, context, asOf: request.isExported ? nil : context.today())
    return Screen(
      route: request.route, language: request.language, title: strings.title(of: imported), presentation: .stack,
      header: Header(.standard), layout: .changes,
      back: .back(strings.title, to: BookDestinations.imports, request.language),
      content: strings.facts(of: imported))
  }
}

/// The texts of the screens about imports.
struct ImportsStrings {
  private let language: Language
  private let words: ImportedWords
  private let localTime: (Timestamp) -> CivilDateTime
  /// The day that counts as today; nil if the page is read on later days, too.
  private let today: CivilDay?

  fileprivate init(_ language: Language, _ context: BookScreenContext, asOf today: CivilDay?) {
    self.language = language
    self.today = today
    localTime = context.localTime
    words = ImportedWords(context.features(), language)
  }

  fileprivate var title: String { ImportsStrings.title(language) }

  private static func title(_ language: Language) -> String { language.say(cs: "Importy", en: "Imports") }

  /// Returns the row that leads to the list of imports.
  static func row(_ language: Language) -> Element {
    .row(
      title(language), hint: language.say(cs: "Ukáže, co přibylo ze souborů", en: "Shows what came from files"),
      to: BookDestinations.imports)
  }

  func title(of imported: BookImport) -> String { "Import \(imported.number)" }

  var none: Element {
    .empty(
      language.say(cs: "Žádné importy", en: "No Imports"),
      language.say(cs: "Zatím nic nepřibylo ze souborů.", en: "Nothing has come from files yet."))
  }

  func row(_ imported: BookImport) -> Element {
    let what = imported.brought.map(words.brought).joined(separator: "; ")
    let state = imported.stands ? [] : [words.undone]
    let time = language.dateAndClock(localTime(imported.at), asOf: today)
    return .row(
      title(of: imported) + ": " + what,
      (state + [words.files(imported), time]).filter { !$0.isEmpty }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže import", en: "Shows the import"), to: BookDestinations.import(imported.number))
  }

  func older(before number: Int) -> Element {
    .link(language.say(cs: "Starší importy", en: "Older Imports"), to: BookDestinations.imports(before: number))
  }

  func facts(of imported: BookImport) -> [Element] {
    let facts = words.facts(of: imported, localTime: localTime).map { Element.fact($0.name, $0.value) }
    let way = imported.stands ? WayBack.undo(imported.number) : .redo(imported.number)
    return [.section(nil, facts), way.button(title(of: imported), language, takesBack: true)]
  }
}
