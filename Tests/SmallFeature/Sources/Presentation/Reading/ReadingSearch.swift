package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation

/// Finds the screen with the log of what was read.
package struct ReadingSearch: FeatureSearch {
  package init(_ catalog: UseCaseCatalog) {}

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    let log = SearchScreen(ReadingDestinations.log) { ReadingStrings(language: $0).reading }
    hits.add(screens: [log], of: { ReadingStrings(language: $0).reading }, terms, language)
  }
}
