package import BookPresentation
import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
import KernelPresentation

/// Finds the feed's people by name, the feed's posts by their words, their authors and the days of their workouts, and
/// the feed's screens by title.
package struct FeedSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

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
    try findPosts(terms, strings, &hits)
  }

  /// Finds the posts that the feed shows. A post is also found by words in its comments.
  private func findPosts(_ terms: SearchTerms, _ strings: FeedStrings, _ hits: inout SearchHits) throws(Failure) {
    let language = strings.language
    let kind = FoldedText { FeedStrings(language: $0).post }
    let most = ListLimit.numbers.upperBound
    let posts = try catalog.call(ListPosts.self, ListPosts.Input(limit: most)).posts
    let worded = Set(
      try catalog.call(ListPosts.self, ListPosts.Input(limit: most, query: terms.text)).posts.map(\.id))
    hits.add(
      .post, posts,
      where: { post in
        worded.contains(post.id)
          || terms.fit(
            kind, FoldedText { FeedStrings(language: $0).name(post.author) }, FeedSearch.words(of: post.content),
            day: post.content.day)
      }
    ) { post in
      SearchResult(
        strings.title(post.content), "\(strings.name(post.author)) · \(language.date(post.content.day))",
        to: FeedDestinations.post(post.id))
    }
  }

  private static func words(of content: PostContent) -> FoldedText {
    let names = content.exercises.flatMap { [$0.exercise.name, $0.exercise.czech].compactMap { $0 } }
    return FoldedText(content.name, content.note, names.joined(separator: " "))
  }
}
