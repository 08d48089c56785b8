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
  let today: @Sendable () -> CivilDay

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: ItemID? = try request.query("before")
    let query: String? = try request.query("query")
    let listed = try catalog.call(ListPosts.self, ListPosts.Input(before: before, query: query))
    let people = listed.knownCount == nil ? [] : try catalog.call(ListPeople.self, NoInput()).people
    let strings = FeedStrings(
      language: request.language, ownName: try catalog.call(ShowProfile.self, NoInput()).name)
    let isEmpty = listed.posts.isEmpty && before == nil && query == nil
    var layout = FeedStrings.layout
    layout.top = Layout.Inset(.safeArea, .md)
    layout.arrangement = .cards
    return Screen(
      route: request.route, language: request.language, title: strings.feed, presentation: .root,
      header: Header(.standard), layout: layout,
      toolbar: [.overview(request.language)] + (query == nil && !isEmpty ? [strings.searchField(nil)] : [])
        + (isEmpty ? [] : [strings.write]),
      content: isEmpty
        ? [empty(listed, strings)]
        : content(listed, people, before, query, strings, asOf: request.isExported ? nil : today()))
  }

  private func content(
    _ listed: ListPosts.Output, _ people: [PersonView], _ before: ItemID?, _ query: String?, _ strings: FeedStrings,
    asOf today: CivilDay?
  ) -> [Element] {
    var content = query.map { [strings.searchField($0)] } ?? []
    content += listed.posts.map { PostCard(strings: strings, post: $0, localTime: localTime, today: today).short }
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
    return content + [self.people(people, strings)]
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

  /// The key of the section with the people, which exported pages leave out.
  static let peopleKey = "people"

  /// The people whom the owner knows, and a button that adds one. If there are many, a row leads to all of them.
  private func people(_ people: [PersonView], _ strings: FeedStrings) -> Element {
    let all = Element.row(
      strings.language.say(cs: "Všichni", en: "All People"), strings.counted(people.count, .people),
      hint: strings.language.say(cs: "Ukáže, koho znáte", en: "Shows the people you know"), to: FeedDestinations.people)
    let rows = people.prefix(FeedScreen.mostPeople).map(strings.row)
    return Element(
      .section, strings.people, type: .title, key: FeedScreen.peopleKey,
      children: rows + (people.count > FeedScreen.mostPeople ? [all] : []) + [strings.pairButton])
  }

  private static let mostPeople = 5
}
