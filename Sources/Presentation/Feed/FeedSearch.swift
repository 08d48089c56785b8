package import BookPresentation
import FeedApplication
package import KernelApplication
package import KernelDomain
import KernelPresentation

/// Finds the feed's people by name, and the feed's screens.
package struct FeedSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  private static let screens = [
    SearchScreen(FeedDestinations.feed) { FeedStrings(language: $0).feed },
    SearchScreen(FeedDestinations.people) { FeedStrings(language: $0).people },
    SearchScreen(FeedDestinations.pair) { FeedStrings(language: $0).pair },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: FeedSearch.screens, of: { FeedStrings(language: $0).feed }, terms, language)
    let strings = FeedStrings(language: language)
    hits.add(
      .person, try catalog.call(ListPeople.self, NoInput()).people, where: { terms.fit(FoldedText($0.name)) }
    ) { person in
      SearchResult(
        printable(person.name), strings.counted(person.postCount, .posts),
        to: FeedDestinations.person(person.id, named: person.name))
    }
  }
}
