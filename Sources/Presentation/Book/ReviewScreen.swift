import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// What awaits the owner's judgement, feature by feature, each with the way to decide.
package struct ReviewScreen: ScreenProvider {
  package static let route = Route(path: "review")
  package let pattern = RoutePattern("review")

  private let catalog: UseCaseCatalog
  private let features: @Sendable () -> [any FeatureStrings]

  /// - Parameter features: the words of all features, in the order in which they are shown.
  package init(_ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings]) {
    self.catalog = catalog
    self.features = features
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let language = request.language
    let found = try catalog.call(ReviewBook.self, ReviewBook.Input())
    let sections = features().flatMap { $0.review(found.parts, language) }
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Na váš úsudek čeká", en: "For Your Judgement"),
      presentation: .stack, header: Header(.standard),
      layout: Layout(.groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .backToOverview(language),
      content: sections.isEmpty ? [nothing(language)] : sections)
  }

  private func nothing(_ language: Language) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Nic nečeká", en: "Nothing Awaits You"), type: .title),
        Element(
          .text,
          language.say(
            cs: "Co načtená data nejistého přinesou, ukáže se tady.",
            en: "What is uncertain in what you import will stand here."), type: .body, color: Hue.secondary.text),
      ])
  }
}
