package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// Adds the pages about running to an exported book: the most recent runs and the runs of each year, the best efforts
/// with the history of each distance, and a page without heart rates for each run that counts. The settings and the
/// Track screen are left out, because an exported page can't change anything.
package struct RunningPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    let listed = try catalog.call(ListRuns.self, ListRuns.Input())
    if listed.years.isEmpty { return }
    let efforts = try catalog.call(ShowEfforts.self, NoInput())
    let distances = Set((efforts.efforts.map(\.effort) + efforts.suspicious).map(\.distance))
    var pages: [(destination: Destination, name: String)] = [
      (RunningDestinations.home, "runs"), (RunningDestinations.efforts, "efforts"),
    ]
    pages += listed.years.map { (RunningDestinations.home($0), "runs-\($0)") }
    pages += EffortDistance.allCases.filter(distances.contains).map {
      (RunningDestinations.history($0), "effort-\($0.rawValue)")
    }
    pages += listed.runs.map { (RunningDestinations.run($0.id), "run-\($0.id)") }
    for page in pages { book.name(page.destination, "\(page.name).html") }
    for page in pages {
      var screen = try screens.screen(
        page.destination.route.description, language: book.language, hidesHeartRates: !book.hasHeartRates)
      // The page is read when a run that is under way now is long over.
      screen.content.removeAll { $0.role == .row && $0.route == RunningDestinations.track.route }
      try book.write(screen, as: page.name)
    }
  }
}
