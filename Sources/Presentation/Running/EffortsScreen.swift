import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the best efforts: the fastest time for each distance in any run. Efforts faster than the world's
/// best runners are listed separately.
struct EffortsScreen: ScreenProvider {
  let pattern = RoutePattern("running/efforts")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
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
          strings.suspiciousEfforts, [.note(strings.suspiciousHint)] + shown.suspicious.map(rows.suspicious))
      ]
    return best + apart
  }

  private var empty: Element {
    .empty(
      strings.noEfforts, strings.noEffortsHint, picture: "figure.run.road",
      [.button(strings.startRun, isPrimary: true, to: RunningDestinations.track)])
  }
}
