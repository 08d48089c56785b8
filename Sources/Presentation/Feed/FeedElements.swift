import FeedApplication
import FeedDomain
import KernelDomain
import KernelPresentation

/// Elements that several screens of the feed have.
extension FeedStrings {
  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)

  func back(_ title: String, _ route: Route) -> Element {
    Element(
      .button, title, label: language.say(cs: "Zpět: \(title)", en: "Back: \(title)"), placement: .leading, type: .body,
      color: Hue.accent.text, icon: .back, route: route, command: ShellCommand.recordbook("show", route.description))
  }

  func cancel(_ route: Route) -> Element {
    Element(
      .button, cancel, label: cancel, placement: .leading, type: .body, color: Hue.accent.text, route: route,
      command: ShellCommand.recordbook("show", route.description))
  }

  func caption(_ text: String) -> Element { Element(.text, text, type: .caption, color: Hue.secondary.text) }

  func section(_ title: String?, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, fill: fill, children: children)
  }

  func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, isDestructive: Bool = false,
    icon: Icon? = nil, route: Route? = nil, action: Action? = nil, command: [String]
  ) -> Element {
    Element(
      .button, text, label: label ?? text, hint: hint, type: .body, color: isDestructive ? Hue.destructive.text : nil,
      fill: isPrimary ? Hue.accent.fill : nil, icon: icon, route: route, action: action,
      command: ShellCommand.recordbook(command))
  }

  func field(
    _ text: String, label: String? = nil, hint: String? = nil, value: String = "", action: Action, command: [String]
  ) -> Element {
    Element(
      .textField, text, label: label ?? text, hint: hint, value: value, type: .body, action: action,
      command: ShellCommand.recordbook(command))
  }

  func row(_ name: String, _ told: String, hint: String, route: Route, command: [String]) -> Element {
    Element(
      .row, label: told.isEmpty ? name : "\(name), \(told)", hint: hint, icon: .forward, route: route,
      command: ShellCommand.recordbook(command),
      children: [.cell(name, .leading, .body), .cell(told, .trailing, .caption, Hue.secondary.text)])
  }

  func emptyState(_ icon: String, _ title: String, _ hint: String, _ buttons: [Element]) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon(icon, .illustration)),
        Element(.heading, title, type: .title),
        Element(.text, hint, type: .body, color: Hue.secondary.text),
      ] + buttons)
  }

  var pairButton: Element {
    button(
      pair, hint: language.say(cs: "Vytvoří nebo přijme kód", en: "Makes or takes a code"), route: FeedRoutes.pair,
      command: ["show", FeedRoutes.pair.description])
  }

  /// Takes a file of somebody.
  var takeField: Element {
    field(
      takeFile, hint: takeFileHint, action: Action(ImportBundle.method, input: Action.Input("path", .path)),
      command: ["feed", "bundle", "import", "FILE"])
  }
}

/// A post as a card.
struct PostCard {
  let strings: FeedStrings
  let post: PostView
  let localTime: @Sendable (Timestamp) -> CivilDateTime

  private var language: Language { strings.language }
  private var content: PostContent { post.content }

  /// In the feed: the best of it, with what can be done.
  var short: Element {
    let name = strings.title(content)
    let route = FeedRoutes.post(post.id)
    let more = content.exercises.count - 3
    let head = Element(
      .row, label: "\(name), \(language.spokenDate(content.day)), \(told)",
      hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"), icon: .forward, route: route,
      command: ShellCommand.recordbook("feed", "show", post.id.description),
      children: [.cell(name, .leading, .body), .cell(told, .trailing, .caption, Hue.secondary.text)])
    let rest = more > 0 ? [strings.caption(language.say(cs: "a další: \(more)", en: "and \(more) more"))] : []
    return card([head] + content.exercises.prefix(3).map(fact) + rest + badges + [actions])
  }

  /// On its own screen: all of it.
  var whole: [Element] {
    var facts: [Element] = [
      .fact(strings.title(content), language.date(content.day), spoken: language.spokenDate(content.day))
    ]
    if let seconds = content.durationSeconds {
      facts.append(
        .fact(strings.duration, language.duration(seconds: seconds), spoken: language.spokenDuration(seconds: seconds)))
    }
    if let weight = content.bodyWeight { facts.append(.fact(strings.bodyWeight, strings.load(weight))) }
    if let note = content.note { facts.append(contentsOf: strings.lines(note)) }
    return [card(facts + [actions])] + PostContents(strings: strings, content: content).elements
  }

  private func fact(_ exercise: PostExercise) -> Element {
    .fact(strings.name(exercise.exercise), strings.exercise(exercise))
  }

  private func card(_ children: [Element]) -> Element {
    let at = localTime(post.at)
    return Element(
      .card,
      children: [
        Element(.avatar, strings.name(post.author), type: .body),
        Element(
          .text, language.dateAndClock(at), label: language.spokenDateAndClock(at), type: .caption,
          color: Hue.secondary.text),
      ] + children)
  }

  private var told: String {
    [
      language.date(content.day), content.durationSeconds.map { language.duration(seconds: $0) },
    ].compactMap { $0 }.joined(separator: " · ")
  }

  private var badges: [Element] {
    var badges: [Element] = []
    if !content.records.isEmpty {
      badges.append(
        Element(
          .badge, strings.counted(records: content.records.count), type: .caption, color: Hue.best.onFill,
          fill: Hue.best.fill))
    }
    if let audience = post.audience { badges.append(strings.caption(strings.audience(audience))) }
    return badges
  }

  /// Like, comment and, of her own, share, each with how much there is of it.
  private var actions: Element {
    let id = post.id.description
    let likes = post.likes.count
    let likeText = post.liked ? strings.liked : strings.like
    let method = post.liked ? UnlikePost.method : LikePost.method
    var buttons = [
      strings.button(
        likes == 0 ? likeText : "\(likeText) · \(language.number(likes))",
        label: likes == 0 ? likeText : "\(likeText), \(strings.counted(likes: likes))",
        hint: post.likes.isEmpty ? nil : "\(likeText) (\(strings.names(post.likes)))",
        icon: Icon(post.liked ? "heart.fill" : "heart"),
        action: Action(method, ["post": .text(id)]), command: ["feed", post.liked ? "unlike" : "like", id]),
      strings.button(
        post.commentCount == 0 ? strings.comment : "\(strings.comments) · \(language.number(post.commentCount))",
        label: post.commentCount == 0
          ? strings.comment : "\(strings.comment), \(strings.counted(comments: post.commentCount))",
        icon: Icon("bubble.left.fill"),
        route: FeedRoutes.post(post.id), command: ["feed", "comment", id, "TEXT"]),
    ]
    if post.author.isOwner {
      buttons.append(
        strings.button(
          strings.share, label: "\(strings.share): \(strings.title(content))", icon: Icon("square.and.arrow.up"),
          route: FeedRoutes.post(post.id), command: ["feed", "share", id, "--to", "NAME"]))
    }
    return Element(
      .row, label: language.say(cs: "Co s příspěvkem", en: "What to do with the post"),
      children: [.cell("", .leading, .body)] + buttons)
  }
}

/// The exercises and records that a post shows.
struct PostContents {
  let strings: FeedStrings
  let content: PostContent

  var elements: [Element] {
    let exercises = content.exercises.map { Element.fact(strings.name($0.exercise), strings.exercise($0)) }
    let records = content.records.map { record in
      Element.fact("\(strings.name(record.exercise)): \(strings.name(record.kind))", strings.value(record))
    }
    return [
      exercises.isEmpty ? nil : strings.section(strings.exercises, exercises),
      records.isEmpty ? nil : strings.section(strings.newRecords, fill: Hue.best.fill, records),
    ].compactMap { $0 }
  }
}

extension FeedStrings {
  /// Words of several lines, a line each.
  func lines(_ text: String) -> [Element] {
    printableLines(text).map { Element(.text, $0, type: .body) }
  }
}
