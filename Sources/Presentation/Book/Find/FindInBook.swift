package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Looks for words in the whole book: screens, records, swims, runs, workouts, exercises, people, plans, places, settings.
package struct FindInBook: UseCase {
  package static let method = "book.find"
  package static let summary =
    "Find anything in the book by the beginnings of its words, in English or Czech, without capitals or accents."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var query: String
    package var language: Language?
    package var limit: Int?

    package static let schema = Schema(
      "What is looked for.",
      [
        .init(
          "query", .text, "Words, of which each has to be found; a day is found by its year, month and day.",
          examples: [#""freestyle 200""#, #""srpen 2025""#]),
        .screenLanguage,
        .optional(
          "limit", Schema(.integer(FindInBook.limits)), "At most so many of each kind; left out, 8.",
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
      "What was found.", [.init("groups", .list(Group.schema), "Those of which anything was found.")])
  }

  package struct Group: Described, Hashable {
    package var kind: SearchResult.Kind
    /// How many there are without a limit.
    package var found: Int
    package var results: [SearchResult]

    package static let schema = Schema(
      "SearchGroup", "What was found of one kind.",
      [
        .init("kind", SearchResult.Kind.schema, "The kind."),
        .init("found", .integer, "How many there are without a limit.", unit: .of("results")),
        .init("results", .list(SearchResult.schema), "The newest first, or by name."),
      ])
  }

  private let searches: @Sendable () -> [any FeatureSearch]
  private let languages: LanguageResolution
  private let settings: any SettingsRepository

  /// - Parameter searches: of the book and of all features, asked for with each call.
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
        // What the other features have is found all the same.
        continue
      }
    }
    return Output(
      groups: SearchResult.Kind.allCases.compactMap { kind in
        hits.found[kind].map { Group(kind: kind, found: $0, results: hits.results[kind] ?? []) }
      })
  }
}
