package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation
import PrayerApplication

/// Finds the user's places by name and time zone, and prayer's screens by title.
package struct PrayerSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  private static let screens = [
    SearchScreen(PrayerDestinations.home) { PrayerStrings(language: $0).feature },
    SearchScreen(PrayerDestinations.times()) { $0.say(cs: "Časy", en: "Times") },
    SearchScreen(PrayerDestinations.statistics()) { PrayerStrings(language: $0).statistics },
    SearchScreen(PrayerDestinations.profile) { PrayerStrings(language: $0).profile },
    SearchScreen(PrayerDestinations.settings) { PrayerStrings(language: $0).settings },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: PrayerSearch.screens, of: { PrayerStrings(language: $0).feature }, terms, language)
    let places = try catalog.call(ListPlaces.self, NoInput()).places
    hits.add(.place, places.reversed(), where: { terms.fit(FoldedText($0.name, $0.zone)) }) { place in
      SearchResult(printable(place.name ?? place.zone), place.zone, to: PrayerDestinations.settings)
    }
  }
}
