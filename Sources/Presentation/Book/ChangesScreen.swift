import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen that lists the book's changes, newest first, each with a button to undo or redo it.
package struct ChangesScreen: ScreenProvider {
  package static let route = Route(path: "changes")
  package let pattern = RoutePattern("changes?before")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: Int? = try request.query("before")
    let all = try context.catalog.call(ListChanges.self, ListChanges.Input()).changes
    let page = NumberedPage(all, before: before) { $0.change }
    let strings = ChangesStrings(language: request.language, context)
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard), layout: .changes, back: .backToOverview(request.language),
      content: (page.shown.isEmpty ? [strings.none] : page.shown.map(strings.row))
        + [page.older.map(strings.older)].compactMap { $0 } + [ImportsStrings.button(request.language)])
  }
}

/// The texts of the list of changes, and of the button that leads to it.
package struct ChangesStrings {
  let language: Language
  private let features: [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  fileprivate init(language: Language, _ context: BookScreenContext) {
    self.language = language
    features = context.features()
    localTime = context.localTime
  }

  fileprivate var title: String { ChangesStrings.title(language) }

  private static func title(_ language: Language) -> String {
    language.say(cs: "Změny knihy", en: "Changes")
  }

  /// Returns the button that leads to the list of changes.
  package static func button(_ language: Language) -> Element {
    .link(
      title(language),
      hint: language.say(cs: "Ukáže, co jste změnili, a cestu zpět", en: "Shows what you changed, and undoes it"),
      to: BookDestinations.changes)
  }

  fileprivate var none: Element {
    .empty(
      language.say(cs: "Žádné změny", en: "No Changes"),
      language.say(cs: "V knize se nic nezměnilo.", en: "Nothing in the book has changed."))
  }

  fileprivate func row(_ change: BookChange) -> Element {
    let what =
      change.imported.map { ImportedWords(features, language).line($0) }
      ?? ToastWords(language, localTime: localTime)
      .line(features.compactMap { $0.change(change.parts, language) }.joined(separator: "; "))
    let title = capitalized(what)
    let number = String(change.change)
    let takenBack = language.say(cs: "vzato zpět", en: "undone")
    let state = change.stands ? "" : takenBack
    let time = change.at.map { language.dateAndClock(localTime($0)) } ?? "–"
    return Element(
      .row, label: [title, time, state].filter { !$0.isEmpty }.joined(separator: ", "),
      children: [
        .cell(title, .leading, .body, change.stands ? nil : Hue.secondary.text),
        .cell(language.say(cs: "č. \(number)", en: "no. \(number)"), .center, .caption, Hue.secondary.text),
        .cell(state.isEmpty ? time : "\(state), \(time)", .trailing, .caption, Hue.secondary.text),
      ]
        + (change.isDeletion
          ? [] : [(change.stands ? WayBack.undo(change.change) : .redo(change.change)).button(what, language)]))
  }

  fileprivate func older(before number: Int) -> Element {
    .link(language.say(cs: "Starší změny", en: "Older Changes"), to: BookDestinations.changes(before: number))
  }
}
