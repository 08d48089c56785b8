import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen with what the user has to decide, feature by feature, each question with its choices.
package struct ReviewScreen: ScreenProvider {
  package static let route = Route(path: "review")
  package let pattern = RoutePattern("review")

  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]

  /// Creates the screen.
  /// - Parameter features: returns the strings of all features, in display order.
  package init(_ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings]) {
    self.catalog = catalog
    self.features = features
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let language = request.language
    let found = try catalog.call(ReviewBook.self, ReviewBook.Input())
    let sections = features().flatMap { $0.review(found.parts, language) }
    return Screen(
      route: request.route, language: language, title: ReviewScreen.title(language),
      presentation: .stack, header: Header(.standard),
      layout: Layout(.groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .backToOverview(language),
      content: sections.isEmpty ? [nothing(language)] : sections)
  }

  package static func title(_ language: Language) -> String { language.say(cs: "K rozhodnutí", en: "To Decide") }

  private func nothing(_ language: Language) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Není o čem rozhodovat", en: "Nothing to Decide"), type: .title),
        Element(
          .text,
          language.say(
            cs: "Co načtená data nejistého přinesou, ukáže se tady.",
            en: "What an import leaves uncertain appears here."), type: .body, color: Hue.secondary.text),
      ])
  }
}
