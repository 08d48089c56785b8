package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// The book of best efforts: for each distance the fastest within any run; those that nobody runs apart.
package struct EffortsScreen: ScreenProvider {
  package let pattern = RoutePattern("running/efforts")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let words = RunningWords(language: request.language, units: settings.runUnits)
    let shown = try catalog.call(ShowEfforts.self, NoInput())
    return Screen(
      route: request.route, language: request.language, title: words.bestEfforts, presentation: .stack,
      header: Header(.standard), layout: RunningWords.layout, back: words.backHome,
      content: EffortsPage(words: words).content(shown))
  }
}

struct EffortsPage {
  let words: RunningWords

  func content(_ shown: ShowEfforts.Output) -> [Element] {
    let rows = EffortRows(words: words)
    if shown.efforts.isEmpty, shown.suspicious.isEmpty { return [empty] }
    let best = shown.efforts.isEmpty ? [] : [Element.section(words.byDistance, shown.efforts.map(rows.ofBook))]
    let apart =
      shown.suspicious.isEmpty
      ? []
      : [
        Element.section(
          words.suspiciousEfforts, [words.note(words.suspiciousHint)] + shown.suspicious.map(rows.suspicious))
      ]
    return best + apart
  }

  private var empty: Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("figure.run.road", .illustration)),
        Element(.heading, words.noEfforts, type: .title),
        Element(.text, words.noEffortsHint, type: .body, color: Hue.secondary.text),
        words.button(words.startRun, isPrimary: true, route: RunningRoutes.track, command: ["run", "start"]),
      ])
  }
}
