import BookPresentation
import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Posts of hers and of those whom she follows, newest first, twenty at a time.
package struct FeedScreen: ScreenProvider {
  package let pattern = RoutePattern("feed?before")

  private let catalog: UseCaseCatalog
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameter localTime: what the clock on this machine's wall shows at an instant.
  package init(_ catalog: UseCaseCatalog, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime) {
    self.catalog = catalog
    self.localTime = localTime
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: ItemID? = try request.query("before")
    let listed = try catalog.call(ListPosts.self, ListPosts.Input(before: before))
    let words = FeedWords(language: request.language)
    var layout = FeedWords.layout
    layout.top = Layout.Inset(.safeArea, .md)
    layout.arrangement = .cards
    return Screen(
      route: request.route, language: request.language, title: words.feed, presentation: .root,
      header: Header(.standard), layout: layout, toolbar: [.overview(request.language)],
      content: content(listed, before, words))
  }

  private func content(_ listed: ListPosts.Output, _ before: ItemID?, _ words: FeedWords) -> [Element] {
    if listed.posts.isEmpty, before == nil { return [empty(listed, words)] }
    var content = listed.posts.map { PostCard(words: words, post: $0, localTime: localTime).short }
    if listed.posts.isEmpty { content.append(words.caption(words.noPosts)) }
    if let older = listed.older {
      content.append(
        words.button(
          words.older, hint: words.language.say(cs: "Dalších dvacet", en: "The twenty before"),
          route: FeedRoutes.feed(before: older), command: ["feed", "list", "--before", older.description]))
    }
    if before != nil {
      content.append(words.button(words.newest, route: FeedRoutes.feed, command: ["feed"]))
    }
    content.append(peopleRow(listed, words))
    return content
  }

  private func empty(_ listed: ListPosts.Output, _ words: FeedWords) -> Element {
    words.emptyState(
      "person.2.fill", words.noPosts, words.noPostsHint,
      [
        words.button(
          words.language.say(cs: "Tréninky", en: "Workouts"), hint: words.shareWorkout, route: FeedRoutes.workouts,
          command: ["show", FeedRoutes.workouts.description]),
        listed.knownCount == nil
          ? words.pairButton
          : words.button(words.people, route: FeedRoutes.people, command: ["feed", "person"]),
      ])
  }

  private func peopleRow(_ listed: ListPosts.Output, _ words: FeedWords) -> Element {
    words.row(
      words.people, words.counted(people: listed.knownCount ?? 0),
      hint: words.language.say(cs: "Ukáže, koho znáte", en: "Shows whom you know"), route: FeedRoutes.people,
      command: ["feed", "person"])
  }
}
