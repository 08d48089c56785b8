import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen with the questions that the user still has to decide, grouped by feature. Each question comes with its
/// answers to choose from. At most 20 questions are shown at once.
package struct ReviewScreen: ScreenProvider {
  package static let route = Route(path: "review")
  package let pattern = RoutePattern("review?feature&from")

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
    let features = features()
    let all = features.map { ReviewPart(feature: $0, elements: $0.review(found.parts, language)) }
      .filter { !$0.elements.isEmpty }
    let named: String? = try request.query("feature", valid: features.map(\.feature.name))
    // The last question of a feature may have been decided meanwhile.
    let asked = all.first { $0.name == named }?.name
    let from: Int = try request.query("from") ?? 1
    let elements = all.filter { asked == nil || $0.name == asked }.flatMap(\.elements)
    let page = ReviewPage(elements, from: from)
    return Screen(
      route: request.route, language: language, title: ReviewScreen.title(language),
      presentation: .stack, header: Header(.standard, subtitle: all.isEmpty ? nil : left(all, language)),
      layout: Layout(.groupedList, top: Layout.Inset(.header, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      back: .backToOverview(language),
      content: all.isEmpty
        ? [decided(language)]
        : chips(all, asked: asked, language) + page.shown + more(page, asked: asked, language))
  }

  package static func title(_ language: Language) -> String { language.say(cs: "K rozhodnutí", en: "To Decide") }

  /// Says how many questions are left.
  private func left(_ parts: [ReviewPart], _ language: Language) -> String {
    let count = parts.reduce(0) { $0 + $1.count }
    let number = language.number(count)
    return language.say(
      cs: "\((2...4).contains(count) ? "Zbývají" : "Zbývá") \(number). Nic se neztratí: všechno jde vzít zpět.",
      en: "\(number) left. Nothing is lost: each can be undone.")
  }

  private func decided(_ language: Language) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Vše rozhodnuto", en: "All Decided"), type: .title),
        Element(
          .text,
          language.say(
            cs: "Co načtená data nejistého přinesou, ukáže se tady.",
            en: "What an import leaves uncertain appears here."), type: .body, color: Hue.secondary.text),
      ])
  }

  /// Returns the controls with which the user chooses the feature whose questions are shown; empty if only one feature
  /// has questions.
  private func chips(_ parts: [ReviewPart], asked: String?, _ language: Language) -> [Element] {
    guard parts.count > 1 else { return [] }
    func chip(_ name: String, _ count: Int, _ feature: String?) -> Element {
      Element(
        .radio, "\(name) \(language.number(count))", isOn: feature == asked, type: .body,
        to: Destination(ReviewScreen.route(of: feature)))
    }
    let all = language.say(cs: "Vše", en: "All")
    return [
      Element(
        .radioGroup, language.say(cs: "Oblast", en: "Feature"), type: .body,
        children: [chip(all, parts.reduce(0) { $0 + $1.count }, nil)]
          + parts.map { chip($0.feature.title(language)?.name ?? $0.name, $0.count, $0.name) })
    ]
  }

  private static func route(of feature: String?, from: Int? = nil) -> Route {
    var route = ReviewScreen.route
    if let feature { route.query.append(Route.QueryItem(name: "feature", value: feature)) }
    if let from { route.query.append(Route.QueryItem(name: "from", value: String(from))) }
    return route
  }

  private func more(_ page: ReviewPage, asked: String?, _ language: Language) -> [Element] {
    guard let next = page.next else { return [] }
    let last = min(next + ReviewPage.most - 1, page.count)
    return [
      .button(
        language.say(
          cs: "Dál: \(next) až \(last) \(language.outOf(page.count))", en: "Next: \(next) to \(last) of \(page.count)"),
        to: Destination(ReviewScreen.route(of: asked, from: next)))
    ]
  }
}

/// The questions of one feature that the user has to decide.
private struct ReviewPart {
  let feature: any FeatureStrings
  let elements: [Element]

  var name: String { feature.feature.name }

  /// The number of questions. An element that is a question counts as one; a section counts as many as it has rows, but
  /// at least one.
  var count: Int {
    elements.reduce(0) { $0 + ($1.role == .decision ? 1 : max(1, $1.children.count { $0.role == .row })) }
  }
}

/// The questions that the screen shows at once.
private struct ReviewPage {
  static let most = 20

  let shown: [Element]
  let count: Int
  /// The position, counted from 1, of the first question on the next page; nil if there is no next page.
  let next: Int?

  init(_ elements: [Element], from: Int) {
    // Questions that were decided meanwhile may have left the page empty.
    let first = max(0, from > elements.count ? elements.count - ReviewPage.most : max(1, from) - 1)
    let end = min(first + ReviewPage.most, elements.count)
    shown = Array(elements[first..<end])
    count = elements.count
    next = end < elements.count ? end + 1 : nil
  }
}
