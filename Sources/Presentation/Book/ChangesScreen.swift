import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen that lists the book's changes, newest first, each with a button to undo or redo it.
package struct ChangesScreen: ScreenProvider {
  package static let route = Route(path: "changes")
  package let pattern = RoutePattern("changes?before")

  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the screen.
  /// - Parameters:
  ///   - features: the strings of all features.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
  }

  /// The maximum number of changes on one screen.
  private static let most = 50

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: Int? = try request.query("before")
    let all = try catalog.call(ListChanges.self, ListChanges.Input()).changes
    let listed = before.map { before in all.filter { $0.change < before } } ?? all
    let shown = listed.prefix(ChangesScreen.most)
    let strings = ChangesStrings(language: request.language, features: features(), localTime: localTime)
    let older = listed.count > shown.count ? shown.last.map { [strings.older(before: $0.change)] } ?? [] : []
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard),
      layout: Layout(.groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .backToOverview(request.language),
      content: (shown.isEmpty ? [strings.none] : shown.map(strings.row) + older) + [
        ImportsStrings.button(request.language)
      ])
  }
}

/// The texts of the list of changes, and of the button that leads to it.
package struct ChangesStrings {
  let language: Language
  private let features: [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  fileprivate init(
    language: Language, features: [any FeatureStrings], localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.language = language
    self.features = features
    self.localTime = localTime
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
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Žádné změny", en: "No Changes"), type: .title),
        Element(
          .text, language.say(cs: "V knize se nic nezměnilo.", en: "Nothing in the book has changed."), type: .body,
          color: Hue.secondary.text),
      ])
  }

  fileprivate func row(_ change: BookChange) -> Element {
    let what =
      change.imported.map { ImportedWords(features, language).line($0) }
      ?? features.compactMap { $0.change(change.parts, language) }.joined(separator: "; ")
    let number = String(change.change)
    let takenBack = language.say(cs: "vzato zpět", en: "undone")
    let state = change.stands ? "" : takenBack
    let time = change.at.map { language.dateAndClock(localTime($0)) } ?? "–"
    return Element(
      .row, label: [what, time, state].filter { !$0.isEmpty }.joined(separator: ", "),
      children: [
        .cell(what, .leading, .body, change.stands ? nil : Hue.secondary.text),
        .cell(language.say(cs: "č. \(number)", en: "no. \(number)"), .center, .caption, Hue.secondary.text),
        .cell(state.isEmpty ? time : "\(state), \(time)", .trailing, .caption, Hue.secondary.text),
        (change.stands ? WayBack.undo(change.change) : .redo(change.change)).button(what, language),
      ])
  }

  fileprivate func older(before number: Int) -> Element {
    .link(language.say(cs: "Starší změny", en: "Older Changes"), to: BookDestinations.changes(before: number))
  }
}
