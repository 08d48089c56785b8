package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The screen that searches the whole book: a search field, and the results below it, grouped by kind.
package struct FindScreen: ScreenProvider {
  package static let route = Route(path: "find")
  package let pattern = RoutePattern("find?query")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let query: String = try request.query("query") ?? ""
    let strings = FindStrings(language: request.language)
    let groups =
      query.isEmpty
      ? [] : try catalog.call(FindInBook.self, FindInBook.Input(query: query, language: request.language)).groups
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard),
      layout: Layout(.groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .backToOverview(request.language),
      content: [strings.field(query)] + (groups.isEmpty && !query.isEmpty ? [strings.nothing(query)] : [])
        + groups.map(strings.section))
  }
}

/// The strings and elements of the search screen.
package struct FindStrings {
  let language: Language

  var title: String { language.say(cs: "Hledat", en: "Search") }

  /// A button for the header of other screens that leads to the search.
  var link: Element {
    Element(
      .button, label: language.say(cs: "Hledat v knize", en: "Search the book"), placement: .trailing,
      color: Hue.accent.text, icon: Icon("magnifyingglass"), route: FindScreen.route, shortcut: "/")
  }

  /// Creates the search field.
  /// - Parameter query: the words last searched for, which the field contains; empty if there are none.
  package func field(_ query: String = "") -> Element {
    Element(
      .searchField, language.say(cs: "Hledat v knize", en: "Search the Book"),
      hint: language.say(
        cs: "Česky i anglicky, stačí začátky slov", en: "In English or Czech; the beginnings of words are enough"),
      value: printable(query), type: .body, route: FindScreen.route, command: ShellCommand.recordbook("find", "TEXT"),
      shortcut: "/")
  }

  func nothing(_ query: String) -> Element {
    .empty(
      language.say(cs: "Nic nenalezeno", en: "Nothing Found"),
      language.say(
        cs: "„\(printable(query))“ v knize není. Zkuste méně slov nebo jen jejich začátky.",
        en: "“\(printable(query))” is not in the book. Try fewer words, or only their beginnings."))
  }

  func section(_ group: FindInBook.Group) -> Element {
    let rows = group.results.map { result in
      Element(
        .row, label: [result.title, result.value, result.note].compactMap { $0 }.joined(separator: ", "),
        icon: .forward,
        route: result.route, command: result.command,
        children: [
          .cell(result.title, .leading, .body), result.value.map { .cell($0, .center, .time) },
          result.note.map { .cell($0, .trailing, .caption, Hue.secondary.text) },
        ].compactMap { $0 })
    }
    let left = group.found - group.results.count
    let more = Element.note(
      language.say(cs: "a dalších \(language.number(left))", en: "and \(language.number(left)) more"))
    return .section(name(of: group.kind), rows + (left > 0 ? [more] : []))
  }

  private func name(of kind: SearchResult.Kind) -> String {
    switch kind {
    case .screen: language.say(cs: "Stránky", en: "Pages")
    case .record: language.say(cs: "Rekordy", en: "Records")
    case .exercise: language.say(cs: "Cviky", en: "Exercises")
    case .routine: language.say(cs: "Rutiny", en: "Routines")
    case .person: language.say(cs: "Lidé", en: "People")
    case .post: language.say(cs: "Příspěvky", en: "Posts")
    case .plan: language.say(cs: "Plány", en: "Plans")
    case .place: language.say(cs: "Místa", en: "Places")
    case .run: language.say(cs: "Běhy", en: "Runs")
    case .workout: language.say(cs: "Tréninky", en: "Workouts")
    case .swim: language.say(cs: "Plavání", en: "Swims")
    case .setting: language.say(cs: "Nastavení", en: "Settings")
    }
  }
}
