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
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let shown = try catalog.call(ShowEfforts.self, NoInput())
    return Screen(
      route: request.route, language: request.language, title: strings.bestEfforts, presentation: .stack,
      header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: EffortsPage(strings: strings).content(shown))
  }
}

struct EffortsPage {
  let strings: RunningStrings

  func content(_ shown: ShowEfforts.Output) -> [Element] {
    let rows = EffortRows(strings: strings)
    if shown.efforts.isEmpty, shown.suspicious.isEmpty { return [empty] }
    let best = shown.efforts.isEmpty ? [] : [Element.section(strings.byDistance, shown.efforts.map(rows.ofBook))]
    let apart =
      shown.suspicious.isEmpty
      ? []
      : [
        Element.section(
          strings.suspiciousEfforts, [strings.note(strings.suspiciousHint)] + shown.suspicious.map(rows.suspicious))
      ]
    return best + apart
  }

  private var empty: Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("figure.run.road", .illustration)),
        Element(.heading, strings.noEfforts, type: .title),
        Element(.text, strings.noEffortsHint, type: .body, color: Hue.secondary.text),
        strings.button(strings.startRun, isPrimary: true, route: RunningRoutes.track, command: ["run", "start"]),
      ])
  }
}
