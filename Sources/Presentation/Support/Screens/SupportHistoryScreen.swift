import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication

/// The screen with the runs during which messages from friends were played, most recent run first.
struct SupportHistoryScreen: SupportScreen {
  let pattern = RoutePattern("support/history")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try SupportStrings(request.language, catalog)
    let runs = try catalog.call(ShowSupportHistory.self, NoInput()).runs
    let language = request.language
    let rows =
      runs.isEmpty
      ? Element.empty(
        language.say(cs: "Zatím jste žádnou zprávu neslyšeli", en: "No messages heard yet"),
        language.say(
          cs: "Až s vámi poběží první hlas, najdete ho tady.",
          en: "Messages appear here after the first run with a friend's voice."), picture: SupportStrings.picture,
        color: Hue.orange.fill,
        [Element.button(strings.newRun, to: SupportDestinations.create)])
      : Element.section(language.say(cs: "Běhy", en: "Runs"), runs.map(strings.row))
    return Screen(
      route: request.route, language: language, title: strings.heardMessages, presentation: .root,
      header: Header(.standard), layout: SupportStrings.layout, content: [rows])
  }
}
