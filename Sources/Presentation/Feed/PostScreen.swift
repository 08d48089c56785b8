import FeedApplication
import FeedDomain
import KernelApplication
import KernelDomain
import KernelPresentation

/// The screen of a post: its content, its comments, and who may see it.
struct PostScreen: ScreenProvider {
  let pattern = RoutePattern("feed/posts/ID")
  let catalog: UseCaseCatalog
  /// Converts an instant to this machine's local time.
  let localTime: @Sendable (Timestamp) -> CivilDateTime
  let today: @Sendable () -> CivilDay

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: ItemID = try request.part("ID")
    let shown = try catalog.call(ShowPost.self, ShowPost.Input(post: id))
    let strings = FeedStrings(
      language: request.language, ownName: try catalog.call(ShowProfile.self, NoInput()).name)
    let people = shown.post.author.isOwner ? try catalog.call(ListPeople.self, NoInput()).people : []
    let page = PostPage(
      strings: strings, shown: shown, people: people, localTime: localTime,
      today: request.isExported ? nil : today())
    return Screen(
      route: request.route, language: request.language, title: strings.post, presentation: .stack,
      header: Header(.standard), layout: FeedStrings.layout,
      back: .back(strings.feed, to: FeedDestinations.feed, strings.language),
      content: page.content)
  }
}

struct PostPage {
  let strings: FeedStrings
  let shown: ShowPost.Output
  /// The people with whom the owner is paired; empty for a post by someone else.
  let people: [PersonView]
  let localTime: @Sendable (Timestamp) -> CivilDateTime
  /// The day that counts as today; nil if the page is read on later days, too.
  let today: CivilDay?

  private var language: Language { strings.language }
  private var post: PostView { shown.post }
  private var id: String { post.id.description }

  var content: [Element] {
    PostCard(strings: strings, post: post, localTime: localTime, today: today).whole
      + [comments, audience, deletion].compactMap { $0 }
  }

  // MARK: Comments

  private var comments: Element {
    let field = Element.field(
      strings.addComment, hint: language.say(cs: "Nejvýš 2 000 znaků", en: "At most 2,000 characters"),
      action: Action(CommentOnPost.method, ["post": .text(id)], input: Action.Input("text", .text)),
      command: ["feed", "comment", id, "TEXT"])
    let rows = shown.comments.map(row)
    return .section(strings.comments, (rows.isEmpty ? [Element.note(strings.noComments)] : rows) + [field])
  }

  private func row(_ comment: CommentView) -> Element {
    let name = strings.name(comment.author)
    let at = localTime(comment.at)
    // Join the lines of a comment, since a row has a single line of text.
    let text = printableInLine(comment.text)
    let delete = Element(
      .button, strings.delete, label: "\(strings.delete): \(text)", type: .body, color: Hue.destructive.text,
      action: Action(
        DeleteItem.method, ["item": .text(comment.id.description)], style: .destructive,
        confirmation: strings.deleteQuestion(isOwn: comment.author.isOwner)),
      command: ShellCommand.recordbook("feed", "delete", comment.id.description))
    return Element(
      .row, label: "\(name), \(language.spokenDateAndClock(at, asOf: today)): \(text)",
      children: [
        .cell(text, .leading, .body),
        .cell("\(name) · \(language.dateAndClock(at, asOf: today))", .trailing, .caption, Hue.secondary.text), delete,
      ])
  }

  // MARK: Who sees it

  private var audience: Element? {
    guard let audience = post.audience else { return nil }
    let gone = Set((shown.goneOut ?? []).compactMap(\.person))
    let chosen = Set((audience.people ?? []).compactMap(\.person))
    func radio(_ text: String, _ isOn: Bool, _ parameters: [String: Action.Parameter], _ command: String) -> Element {
      Element(
        .radio, text, isOn: isOn, type: .body,
        action: Action(SharePost.method, ["post": .text(id)].merging(parameters) { $1 }),
        command: ShellCommand.recordbook("feed", "share", id, "--to", command))
    }
    var radios: [Element] = []
    if gone.isEmpty { radios.append(radio(strings.onlyMe, audience.kind == .me, ["audience": .text("me")], "me")) }
    for person in people where !person.blocked && gone.subtracting([person.id]).isEmpty {
      radios.append(
        radio(
          printable(person.name), audience.kind == .people && chosen == [person.id],
          ["people": .texts([person.id.description])], person.name))
    }
    radios.append(radio(strings.allKnown, audience.kind == .all, ["audience": .text("all")], "all"))
    let more = people.filter { audience.kind == .people && !chosen.contains($0.id) && !$0.blocked }.map { person in
      Element.button(
        strings.also(person),
        action: Action(
          SharePost.method,
          ["post": .text(id), "people": .texts((chosen.sorted() + [person.id]).map(\.description))]),
        command: [
          "feed", "share", id, "--to", (chosen.sorted() + [person.id]).map(\.description).joined(separator: ","),
        ])
    }
    let parts =
      [Element.note(strings.audience(audience))]
      + (gone.isEmpty ? [] : [Element.note(strings.goneOut(shown.goneOut ?? []))])
    return .section(
      strings.whoSees,
      parts + [Element(.radioGroup, strings.whoSees, type: .body, children: radios)] + more)
  }

  private var deletion: Element {
    let isOwn = post.author.isOwner
    return .button(
      strings.deletePost,
      hint: isOwn ? nil : language.say(cs: "Jen z vaší knihy", en: "Only from your book"), isDestructive: true,
      to: FeedDestinations.feed,
      action: Action(
        DeleteItem.method, ["item": .text(id)], style: .destructive, confirmation: strings.deleteQuestion(isOwn: isOwn)),
      command: ["feed", "delete", id])
  }
}
