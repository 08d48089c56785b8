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
    let strings = FeedStrings(language: request.language)
    var layout = FeedStrings.layout
    layout.top = Layout.Inset(.safeArea, .md)
    layout.arrangement = .cards
    return Screen(
      route: request.route, language: request.language, title: strings.feed, presentation: .root,
      header: Header(.standard), layout: layout, toolbar: [.overview(request.language)],
      content: content(listed, before, strings))
  }

  private func content(_ listed: ListPosts.Output, _ before: ItemID?, _ strings: FeedStrings) -> [Element] {
    if listed.posts.isEmpty, before == nil { return [empty(listed, strings)] }
    var content = listed.posts.map { PostCard(strings: strings, post: $0, localTime: localTime).short }
    if listed.posts.isEmpty { content.append(strings.caption(strings.noPosts)) }
    if let older = listed.older {
      content.append(
        strings.button(
          strings.older, hint: strings.language.say(cs: "Dalších dvacet", en: "The twenty before"),
          route: FeedRoutes.feed(before: older), command: ["feed", "list", "--before", older.description]))
    }
    if before != nil {
      content.append(strings.button(strings.newest, route: FeedRoutes.feed, command: ["feed"]))
    }
    content.append(peopleRow(listed, strings))
    return content
  }

  private func empty(_ listed: ListPosts.Output, _ strings: FeedStrings) -> Element {
    strings.emptyState(
      "person.2.fill", strings.noPosts, strings.noPostsHint,
      [
        strings.button(
          strings.language.say(cs: "Tréninky", en: "Workouts"), hint: strings.shareWorkout, route: FeedRoutes.workouts,
          command: ["show", FeedRoutes.workouts.description]),
        listed.knownCount == nil
          ? strings.pairButton
          : strings.button(strings.people, route: FeedRoutes.people, command: ["feed", "person"]),
      ])
  }

  private func peopleRow(_ listed: ListPosts.Output, _ strings: FeedStrings) -> Element {
    strings.row(
      strings.people, strings.counted(people: listed.knownCount ?? 0),
      hint: strings.language.say(cs: "Ukáže, koho znáte", en: "Shows whom you know"), route: FeedRoutes.people,
      command: ["feed", "person"])
  }
}
