import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import ReadingApplication
import ReadingDomain

/// The screen with all sessions. A session whose number of pages is unknown has a field for entering it.
package struct ReadingLogScreen: ScreenProvider {
  package let pattern = RoutePattern("reading/log")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ListSessions.self, NoInput())
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = ReadingStrings(language: request.language)
    let sessions = settings.isOn(ReadingSettings.oldestFirst) ? output.sessions.reversed() : output.sessions
    return Screen(
      route: request.route, language: request.language, title: strings.reading, presentation: .root,
      header: Header(.transparent),
      layout: Layout(.cards, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      toolbar: [.overview(request.language)],
      content: sessions.isEmpty ? [strings.nothing] : sessions.flatMap(strings.elements))
  }
}

extension ReadingStrings {
  fileprivate var nothing: Element {
    .empty(language.say(cs: "Zatím nic přečteno", en: "Nothing Read Yet"))
  }

  fileprivate func elements(_ session: ReadingSession) -> [Element] {
    let row = Element.fact(session.title, "\(language.date(session.day)), \(pages(session))")
    guard session.pages == nil else { return [row] }
    let text = language.say(cs: "Počet stran: \(session.title)", en: "Pages of \(session.title)")
    let command = ["read", "log", session.title, session.day.description, "PAGES"]
    let log = Action(
      LogSession.method, ["title": .text(session.title), "day": .text(session.day.description)],
      input: Action.Input("pages", .number))
    return [
      row,
      Element(.numericField, text, label: text, type: .body, action: log, command: ShellCommand.recordbook(command)),
    ]
  }
}
