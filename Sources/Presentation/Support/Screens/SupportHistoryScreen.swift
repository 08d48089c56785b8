package import KernelApplication
import KernelDomain
package import KernelPresentation
import SupportApplication

/// The runs that friends were with, latest first.
package struct SupportHistoryScreen: SupportScreen {
  package let pattern = RoutePattern("support/history")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try SupportStrings(request.language, catalog)
    let runs = try catalog.call(ShowSupportHistory.self, NoInput()).runs
    let language = request.language
    let rows =
      runs.isEmpty
      ? strings.empty(
        language.say(cs: "Zatím jste žádnou zprávu neslyšeli", en: "You have heard no message yet"),
        language.say(
          cs: "Až s vámi poběží první hlas, najdete ho tady.", en: "When the first voice has run with you, it is here."),
        [strings.way(strings.newRun, to: SupportRoutes.create)])
      : strings.section(language.say(cs: "Běhy", en: "Runs"), runs.map(strings.row))
    return Screen(
      route: request.route, language: language, title: strings.heardMessages, presentation: .root,
      header: Header(.standard), layout: SupportStrings.layout, content: [rows])
  }
}
