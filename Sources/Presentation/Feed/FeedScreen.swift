import BookPresentation
import FeedApplication
import FeedDomain
import KernelApplication
import KernelDomain
import KernelPresentation

/// The screen with posts by the owner and by the people whom the owner follows, newest first and twenty at a time. It
/// shows either all of these posts or only those that match a search.
struct FeedScreen: ScreenProvider {
  let pattern = RoutePattern("feed?before&query")
  let catalog: UseCaseCatalog
  /// Converts an instant to this machine's local time.
  let localTime: @Sendable (Timestamp) -> CivilDateTime

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: ItemID? = try request.query("before")
    let query: String? = try request.query("query")
    let listed = try catalog.call(ListPosts.self, ListPosts.Input(before: before, query: query))
    let strings = FeedStrings(language: request.language)
    var layout = FeedStrings.layout
    layout.top = Layout.Inset(.safeArea, .md)
    layout.arrangement = .cards
    return Screen(
      route: request.route, language: request.language, title: strings.feed, presentation: .root,
      header: Header(.standard), layout: layout, toolbar: [.overview(request.language)],
      content: content(listed, before, query, strings))
  }

  private func content(
    _ listed: ListPosts.Output, _ before: ItemID?, _ query: String?, _ strings: FeedStrings
  ) -> [Element] {
    if listed.posts.isEmpty, before == nil, query == nil { return [empty(listed, strings)] }
    var content = [strings.searchField(query)]
    content += listed.posts.map { PostCard(strings: strings, post: $0, localTime: localTime).short }
    if listed.posts.isEmpty { content.append(.note(query == nil ? strings.noPosts : strings.nothingFound)) }
    if let older = listed.older {
      content.append(
        .button(
          strings.older, hint: strings.language.say(cs: "Dalších dvacet", en: "Shows the twenty before"),
          to: FeedDestinations.feed(before: older, query: query)))
    }
    if query != nil {
      content.append(.button(strings.allPosts, to: FeedDestinations.feed))
    } else if before != nil {
      content.append(.button(strings.newest, to: FeedDestinations.feed))
    }
    content.append(peopleRow(listed, strings))
    return content
  }

  private func empty(_ listed: ListPosts.Output, _ strings: FeedStrings) -> Element {
    .empty(
      strings.noPosts, strings.noPostsHint, picture: "person.2.fill",
      [
        .button(
          strings.language.say(cs: "Tréninky", en: "Workouts"), hint: strings.shareWorkout,
          to: FeedDestinations.workouts),
        listed.knownCount == nil
          ? strings.pairButton
          : .button(strings.people, to: FeedDestinations.people),
      ])
  }

  private func peopleRow(_ listed: ListPosts.Output, _ strings: FeedStrings) -> Element {
    .row(
      strings.people, strings.counted(listed.knownCount ?? 0, .people),
      hint: strings.language.say(cs: "Ukáže, koho znáte", en: "Shows the people you know"), to: FeedDestinations.people)
  }
}
