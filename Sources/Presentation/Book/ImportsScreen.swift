import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The imports of the book, newest first, each leading to what it brought.
package struct ImportsScreen: ScreenProvider {
  package static let route = Route(path: "imports")
  package let pattern = RoutePattern("imports?before")

  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameters:
  ///   - features: the words of all features.
  ///   - localTime: what the clock on this machine's wall shows at an instant.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
  }

  /// So many imports stand on one screen.
  private static let most = 50

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: Int? = try request.query("before")
    let all = try catalog.call(ListImports.self, ListImports.Input()).imports
    let listed = before.map { before in all.filter { $0.number < before } } ?? all
    let shown = listed.prefix(ImportsScreen.most)
    let strings = ImportsStrings(request.language, features(), localTime)
    let older = listed.count > shown.count ? shown.last.map { [strings.older(before: $0.number)] } ?? [] : []
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard), layout: .imports, back: .backToOverview(request.language),
      content: shown.isEmpty ? [strings.none] : shown.map(strings.row) + older)
  }
}

/// One import: when, of which files, what it brought, and the way back.
package struct ImportScreen: ScreenProvider {
  package let pattern = RoutePattern("imports/NUMBER")

  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameters:
  ///   - features: the words of all features.
  ///   - localTime: what the clock on this machine's wall shows at an instant.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let number: Int = try request.part("NUMBER")
    let imported = try catalog.call(ShowImport.self, ShowImport.Input(import: number))
    let strings = ImportsStrings(request.language, features(), localTime)
    return Screen(
      route: request.route, language: request.language, title: strings.title(of: imported), presentation: .stack,
      header: Header(.standard), layout: .imports,
      back: .back(strings.title, to: BookDestinations.imports, request.language),
      content: strings.facts(of: imported))
  }
}

extension Layout {
  fileprivate static let imports = Layout(
    .groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
}

/// The wording of the screens of imports.
struct ImportsStrings {
  private let language: Language
  private let words: ImportedWords
  private let localTime: (Timestamp) -> CivilDateTime

  init(
    _ language: Language, _ features: [any FeatureStrings], _ localTime: @escaping (Timestamp) -> CivilDateTime
  ) {
    self.language = language
    self.localTime = localTime
    words = ImportedWords(features, language)
  }

  fileprivate var title: String { ImportsStrings.title(language) }

  private static func title(_ language: Language) -> String { language.say(cs: "Importy", en: "Imports") }

  /// The way to the list of imports.
  static func button(_ language: Language) -> Element {
    .link(
      title(language), hint: language.say(cs: "Ukáže, co přibylo ze souborů", en: "Shows what came from files"),
      to: BookDestinations.imports)
  }

  func title(of imported: BookImport) -> String { "Import \(imported.number)" }

  var none: Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Žádné importy", en: "No Imports"), type: .title),
        Element(
          .text, language.say(cs: "Zatím nic nepřibylo ze souborů.", en: "Nothing has come from files yet."),
          type: .body, color: Hue.secondary.text),
      ])
  }

  func row(_ imported: BookImport) -> Element {
    let what = imported.brought.map(words.brought).joined(separator: "; ")
    let state = imported.stands ? [] : [undone]
    let time = language.dateAndClock(localTime(imported.at))
    return .row(
      title(of: imported) + ": " + what,
      (state + [words.files(imported), time]).filter { !$0.isEmpty }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže import", en: "Shows the import"), to: BookDestinations.import(imported.number))
  }

  func older(before number: Int) -> Element {
    .link(language.say(cs: "Starší importy", en: "Older Imports"), to: BookDestinations.imports(before: number))
  }

  private var undone: String { language.say(cs: "vzato zpět", en: "undone") }

  func facts(of imported: BookImport) -> [Element] {
    var facts: [Element] = [
      .fact(language.say(cs: "Kdy", en: "Time"), language.dateAndClock(localTime(imported.at)))
    ]
    if !imported.files.isEmpty { facts.append(.fact(language.say(cs: "Soubory", en: "Files"), words.files(imported))) }
    facts += imported.brought.map { .fact(words.name($0.feature), words.counts($0)) }
    if let left = imported.left {
      facts.append(.fact(language.say(cs: "Vynechané druhy", en: "Kinds left out"), language.number(left)))
    }
    facts.append(
      .fact(
        language.say(cs: "Stav", en: "State"),
        imported.stands ? language.say(cs: "platí", en: "in force") : undone))
    let way = imported.stands ? WayBack.undo(imported.number) : .redo(imported.number)
    return [.section(nil, facts), way.button(title(of: imported), language, takesBack: true)]
  }
}
