package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Adds the pages about prayers to an exported book: today's prayers, this month's times, and the statistics of each
/// kind of period. The screens with the profile and the settings are left out, so the pages contain neither reasons for
/// excuses nor the user's coordinates.
package struct PrayerPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    let shown = try catalog.call(ShowToday.self, NoInput())
    let all = try catalog.call(ShowStatistics.self, ShowStatistics.Input(period: .all))
    // A book without a place and without entries gets no pages about prayers.
    if shown.place == nil, all.from == nil { return }
    let today = shown.day
    var pages: [(destination: Destination, name: String)] = [
      (PrayerDestinations.home, "prayer"), (PrayerDestinations.times(today.inMonth), "prayer-times"),
    ]
    pages += StatisticsPeriod.allCases.map {
      (PrayerDestinations.statistics($0, around: today), "prayer-stats-\($0.rawValue)")
    }
    for page in pages { book.name(page.destination, "\(page.name).html") }
    book.name(PrayerDestinations.times(), "prayer-times.html")
    book.name(PrayerDestinations.statistics(), "prayer-stats-week.html")
    for page in pages {
      try book.write(screens.screen(page.destination.route.description, language: book.language), as: page.name)
    }
  }
}
