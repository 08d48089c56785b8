package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Searches the whole book for words: screens, records, exercises, routines, people, posts, plans, places, runs,
/// workouts, swims and settings.
package struct FindInBook: UseCase {
  package static let method = "book.find"
  package static let summary =
    "Find anything in the book by the beginnings of English or Czech words; case and accents are ignored."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var query: String
    package var language: Language?
    package var limit: Int?

    package static let schema = Schema(
      "The words to search for.",
      [
        .init(
          "query", .text, "The words, all of which must match; years, months and days of the month match dates.",
          examples: [#""freestyle 200""#, #""srpen 2025""#]),
        .screenLanguage,
        .optional(
          "limit", Schema(.integer(FindInBook.limits)), "The maximum number of results per kind; if left out, 8.",
          unit: .of("results"), examples: ["20"]),
      ])

    package init(query: String, language: Language? = nil, limit: Int? = nil) {
      self.query = query
      self.language = language
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var groups: [Group]

    package static let schema = Schema(
      "The results of a search.",
      [.init("groups", .list(Group.schema), "The results by kind; kinds without a result are left out.")])
  }

  package struct Group: Described, Hashable {
    package var kind: SearchResult.Kind
    /// How many results of this kind the search found. This can exceed the number of `results`, which contains only the
    /// first ones.
    package var found: Int
    package var results: [SearchResult]

    package static let schema = Schema(
      "SearchGroup", "The results of one kind.",
      [
        .init("kind", SearchResult.Kind.schema, "The kind of the results."),
        .init("found", .integer, "The number of all results of the kind, even beyond `limit`.", unit: .of("results")),
        .init("results", .list(SearchResult.schema), "The results, at most `limit`; activities newest first."),
      ])
  }

  private let searches: @Sendable () -> [any FeatureSearch]
  private let languages: LanguageResolution
  private let settings: any SettingsRepository

  /// Creates the use case.
  /// - Parameter searches: returns the search of the book's own screens and settings, and the search of each feature.
  ///   It is called each time the use case runs.
  package init(
    searches: @escaping @Sendable () -> [any FeatureSearch], languages: LanguageResolution,
    settings: any SettingsRepository
  ) {
    self.searches = searches
    self.languages = languages
    self.settings = settings
  }

  fileprivate static let limits = 1...1_000
  private static let usualLimit = 8

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let limit = input.limit ?? FindInBook.usualLimit
    guard FindInBook.limits.contains(limit) else {
      throw .invalidInput(
        field: "limit",
        problem: .input(.settingIsNumber(least: FindInBook.limits.lowerBound, most: FindInBook.limits.upperBound)))
    }
    let terms = SearchTerms(input.query)
    if terms.isEmpty { return Output(groups: []) }
    let language = languages.language(try settings.settings(), asked: input.language, system: nil)
    var hits = SearchHits(limit: limit)
    for search in searches() {
      do throws(Failure) {
        try search.find(terms, language, &hits)
      } catch .storeDamaged {
        // A feature with damaged data has no results; the other features are still searched.
        continue
      }
    }
    return Output(
      groups: SearchResult.Kind.allCases.compactMap { kind in
        hits.found[kind].map { Group(kind: kind, found: $0, results: hits.results[kind] ?? []) }
      })
  }
}
