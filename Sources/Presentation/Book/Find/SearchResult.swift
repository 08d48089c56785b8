package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Something of the book that a search found.
package struct SearchResult: Described, Hashable {
  package var title: String
  /// What tells it from others of its name; nil where nothing has to.
  package var note: String?
  /// The number that stands for it, such as a record's time or a run's length; nil where none does.
  package var value: String?
  package var route: Route
  /// The command that shows it.
  package var command: String

  package init(_ title: String, _ note: String? = nil, value: String? = nil, to destination: Destination) {
    self.title = title
    self.note = note
    self.value = value
    route = destination.route
    command = destination.command
  }

  package static let schema = Schema(
    "SearchResult", "Something that was found.",
    [
      .init("title", .text, "What it is called, in the language of the answer."),
      .optional("note", .text, "What tells it from others of its name; left out where nothing has to."),
      .optional(
        "value", .text, "The number that stands for it, as it is shown; left out where none does.",
        examples: [#""2:55.27""#]),
      .init("route", Route.schema, "The screen that shows it."),
      .init("command", .text, "The command that shows it."),
    ])

  /// What kind of thing it is, in the order in which kinds are listed.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case screen, record, exercise, routine, person, plan, place, run, workout, swim, setting

    package static let schema = Schema("SearchKind", "What kind of thing was found.", Kind.allCases) { _ in nil }
  }
}

/// What is found, while it is looked for: of each kind no more than are shown is worded.
package struct SearchHits {
  private let limit: Int
  private(set) var found: [SearchResult.Kind: Int] = [:]
  private(set) var results: [SearchResult.Kind: [SearchResult]] = [:]

  /// - Parameter limit: the most results of a kind.
  init(limit: Int) {
    self.limit = limit
  }

  /// - Parameters:
  ///   - items: what is looked at, the most wanted first.
  ///   - fits: whether one is looked for.
  ///   - result: words one that is shown.
  package mutating func add<Item>(
    _ kind: SearchResult.Kind, _ items: some Sequence<Item>, where fits: (Item) -> Bool,
    _ result: (Item) -> SearchResult
  ) {
    for item in items where fits(item) {
      found[kind, default: 0] += 1
      if results[kind, default: []].count < limit { results[kind, default: []].append(result(item)) }
    }
  }

  /// Screens that are always there.
  /// - Parameter feature: what they are of, in each language.
  package mutating func add(
    screens: [SearchScreen], of feature: (Language) -> String, _ terms: SearchTerms, _ language: Language
  ) {
    let name = FoldedText(feature)
    add(.screen, screens, where: { terms.fit(FoldedText($0.title), name) }) { screen in
      SearchResult(screen.title(language), feature(language), to: screen.destination)
    }
  }
}

/// A screen that can be found by its title.
package struct SearchScreen: Sendable {
  let destination: Destination
  let title: @Sendable (Language) -> String

  package init(_ destination: Destination, _ title: @escaping @Sendable (Language) -> String) {
    self.destination = destination
    self.title = title
  }
}

/// Looks for what a feature has.
package protocol FeatureSearch: Sendable {
  func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure)
}
