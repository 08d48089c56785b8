package import KernelApplication
import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// The run under way, and what can be done with it.
package struct RunningTrackScreen: ScreenProvider {
  package let pattern = RoutePattern("running/track")

  private let catalog: UseCaseCatalog
  private let live: @Sendable () throws(Failure) -> LiveRunView

  /// - Parameter live: tells how the run under way stands.
  package init(_ catalog: UseCaseCatalog, live: @escaping @Sendable () throws(Failure) -> LiveRunView) {
    self.catalog = catalog
    self.live = live
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let words = RunningWords(language: request.language, units: settings.runUnits)
    return TrackPage(words: words, live: try live(), location: settings.locationSource).screen(request.route)
  }
}
