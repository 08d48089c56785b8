package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// Finds plans by name, by day and by the friends who were asked, and the Support feature's screens by title.
package struct SupportSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  private static let screens = [
    SearchScreen(SupportDestinations.home) { SupportStrings(language: $0).homeTitle },
    SearchScreen(SupportDestinations.create) { SupportStrings(language: $0).newRun },
    SearchScreen(SupportDestinations.history) { SupportStrings(language: $0).heardMessages },
    SearchScreen(SupportDestinations.settings) { SupportStrings(language: $0).settings },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: SupportSearch.screens, of: { SupportStrings(language: $0).homeTitle }, terms, language)
    hits.add(
      .plan, try catalog.call(ListPlans.self, ListPlans.Input()).plans,
      where: { plan in
        terms.fit(FoldedText(plan.name, plan.shares.map(\.friend).joined(separator: " ")), day: plan.day)
      }
    ) { plan in
      let friends = plan.shares.map { printable($0.friend) }
      let note = ([plan.day.map { language.date($0) }].compactMap { $0 } + friends).joined(separator: " · ")
      return SearchResult(
        printable(plan.name), note.isEmpty ? nil : note, to: SupportDestinations.setup(plan.plan))
    }
  }
}
