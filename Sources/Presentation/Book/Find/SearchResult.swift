package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// A result of a search: a screen, a setting, or a piece of the book's data, such as a run.
package struct SearchResult: Described, Hashable {
  package var title: String
  /// A detail that distinguishes results with the same title, such as the feature or the date; nil if there is none.
  package var note: String?
  /// The result's main number as text, such as a record's time or a run's distance; nil if it has none.
  package var value: String?
  package var route: Route
  /// The terminal command that shows the result.
  package var command: String

  package init(_ title: String, _ note: String? = nil, value: String? = nil, to destination: Destination) {
    self.title = title
    self.note = note
    self.value = value
    route = destination.route
    command = destination.command
  }

  package static let schema = Schema(
    "SearchResult", "A result of a search.",
    [
      .init("title", .text, "The name of the result, in the language of the search."),
      .optional("note", .text, "A detail to tell results with the same title apart; left out if there is none."),
      .optional(
        "value", .text, "The main number as text, such as a time or length; left out if there is none.",
        examples: [#""2:55.27""#]),
      .init("route", Route.schema, "The screen that shows the result."),
      .init("command", .text, "The terminal command that shows the result."),
    ])

  /// The kind of a result. The results are listed in the order of these cases.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case screen, record, exercise, routine, person, post, plan, place, run, workout, swim, setting

    package static let schema = Schema("SearchKind", "The kind of a search result.", Kind.allCases) { _ in nil }
  }
}

/// Collects the results while the features are searched. Counts all matches, but creates at most `limit` results of
/// each kind.
package struct SearchHits {
  private let limit: Int
  private(set) var found: [SearchResult.Kind: Int] = [:]
  private(set) var results: [SearchResult.Kind: [SearchResult]] = [:]

  /// Creates an empty collection.
  /// - Parameter limit: the maximum number of results per kind.
  init(limit: Int) { self.limit = limit }

  /// Searches items of one kind.
  /// - Parameters:
  ///   - items: the items to search, in the order in which their results are shown.
  ///   - fits: returns whether an item matches the search.
  ///   - result: creates the result for a matching item. It is not called for items beyond the limit, which are only
  ///     counted.
  package mutating func add<Item>(
    _ kind: SearchResult.Kind, _ items: [Item], where fits: (Item) -> Bool,
    _ result: (Item) -> SearchResult
  ) {
    for item in items where fits(item) {
      found[kind, default: 0] += 1
      if results[kind, default: []].count < limit { results[kind, default: []].append(result(item)) }
    }
  }

  /// Adds those screens of a feature whose titles match the search. A search for the feature's name finds all of them.
  /// - Parameter feature: returns the feature's name in a language.
  package mutating func add(
    screens: [SearchScreen], of feature: (Language) -> String, _ terms: SearchTerms, _ language: Language
  ) {
    let name = FoldedText(feature)
    add(.screen, screens, where: { terms.fit(FoldedText($0.title), name) }) { screen in
      SearchResult(screen.title(language), feature(language), to: screen.destination)
    }
  }
}

/// A screen that a search finds by its title.
package struct SearchScreen: Sendable {
  let destination: Destination
  let title: @Sendable (Language) -> String

  package init(_ destination: Destination, _ title: @escaping @Sendable (Language) -> String) {
    self.destination = destination
    self.title = title
  }
}

/// Searches the screens and the data of one feature, as part of the search of the whole book.
package protocol FeatureSearch: Sendable {
  func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure)
}
