import FeedApplication
import FeedDomain
import KernelDomain
import KernelPresentation

/// Elements that several screens of the feed share.
extension FeedStrings {
  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)

  var pairButton: Element {
    .button(
      addPerson, hint: language.say(cs: "Vytvoří nebo přijme kód", en: "Makes a code, or enters one"),
      to: FeedDestinations.pair)
  }

  /// Returns the row of a person, which begins with the person's picture.
  func row(_ person: PersonView) -> Element {
    let (name, state) = (printable(person.name), state(person))
    return Element(
      .row, label: "\(name), \(state)", hint: say("Ukáže, co si vyměňujete", "Shows what you exchange"), icon: .forward,
      to: FeedDestinations.person(person.id, named: person.name),
      children: [
        Element(.avatar, name, placement: .leading, type: .body), .cell(state, .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// A field that searches the posts.
  /// - Parameter query: the words that the field contains, which the user searched for last; nil for an empty field.
  func searchField(_ query: String?) -> Element {
    Element(
      .searchField, say("Hledat v příspěvcích", "Search Posts"),
      hint: say(
        "Podle názvu, cviku, poznámky, člověka nebo komentáře", "By title, exercise, note, person or comment"),
      value: printable(query ?? ""), placement: .trailing, type: .body, route: FeedDestinations.feed.route,
      command: ShellCommand.recordbook("feed", "list", "--query", "QUERY"))
  }

  /// The button in the header that leads to the workouts, from which posts are made.
  var write: Element { .link(Icon("pencil"), label: shareWorkout, to: FeedDestinations.workouts) }

  /// A field for the path of a file that someone sent to the owner. Submitting it imports the file.
  var takeField: Element {
    .field(
      takeFile, hint: takeFileHint, action: Action(ImportBundle.method, input: Action.Input("path", .path)),
      command: ["feed", "import", "FILE"])
  }
}

/// Creates the elements that show a post, either as a card in the feed or as the content of the post's own screen.
struct PostCard {
  let strings: FeedStrings
  let post: PostView
  let localTime: @Sendable (Timestamp) -> CivilDateTime
  /// The day that counts as today; nil if the post is read on later days, too.
  let today: CivilDay?

  private var language: Language { strings.language }
  private var content: PostContent { post.content }

  /// The post as a card in the feed: who posted what and when, its highlights, its last comment and its buttons.
  var short: Element {
    let (name, title, at) = (strings.name(post.author), strings.title(content), localTime(post.at))
    let more = content.exercises.count - 3
    let head = Element(
      .row, label: "\(name), \(title), \(language.spokenDateAndClock(at, asOf: today))", hint: shows,
      to: FeedDestinations.post(post.id),
      children: [
        Element(.avatar, name, placement: .leading, type: .body),
        .cell("\(language.dateAndClock(at, asOf: today)) · \(title)", .trailing, .caption, Hue.secondary.text), menu,
      ])
    let rest = more > 0 ? [Element.note(language.andMore(more))] : []
    let exercises = Element(.chips, children: content.exercises.prefix(3).map(chip))
    return .card(
      nil,
      [head] + (content.exercises.isEmpty ? [] : [exercises]) + rest + badges
        + [lastComment, actions].compactMap { $0 })
  }

  private var shows: String { language.say(cs: "Ukáže příspěvek", en: "Shows the post") }

  /// What can be done with the post besides what its buttons do: for the owner's own posts, choosing who sees it; and
  /// deleting it.
  private var menu: Element {
    let (id, isOwn, title) = (post.id.description, post.author.isOwner, strings.title(content))
    // A terminal has the command beside the button Share.
    let audience = Element(
      .button, strings.whoSees, label: "\(strings.whoSees): \(title)", type: .body,
      route: FeedDestinations.post(post.id).route)
    let delete = Element.button(
      strings.deletePost, label: "\(strings.deletePost): \(title)", hint: strings.deletePost, isDestructive: true,
      action: Action(
        DeleteItem.method, ["item": .text(id)], style: .destructive,
        confirmation: strings.deleteQuestion(isOwn: isOwn)),
      command: ["feed", "delete", id])
    return Element(
      .menu, label: "\(language.say(cs: "Další možnosti", en: "More")): \(title)", placement: .trailing,
      color: Hue.accent.text, icon: Icon("ellipsis"), children: [.section(nil, (isOwn ? [audience] : []) + [delete])])
  }

  /// The newest comment, which leads to all of them.
  private var lastComment: Element? {
    post.lastComment.map { comment in
      let (name, text) = (strings.name(comment.author), printableInLine(comment.text))
      return Element(
        .row, label: "\(name): \(text)", hint: shows, to: FeedDestinations.post(post.id),
        children: [Element(.avatar, name, placement: .leading, type: .body), .cell(text, .trailing, .caption)])
    }
  }

  /// The post on its own screen, with all of its content.
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
    let at = localTime(post.at)
    let author = Element(
      .avatar, strings.name(post.author), type: .body,
      children: [
        .note(language.dateAndClock(at, asOf: today), label: language.spokenDateAndClock(at, asOf: today))
      ])
    return [.card(nil, [author] + facts + [actions])] + PostContents(strings: strings, content: content).elements
  }

  /// Returns an exercise with its best set as a chip, which is yellow if the set is a new record.
  private func chip(_ exercise: PostExercise) -> Element {
    var chip = Element.fact(
      strings.name(exercise.exercise, in: content), strings.best(exercise, isShort: true),
      spoken: strings.best(exercise))
    if content.records.contains(where: { $0.exercise == exercise.exercise && $0.set != nil && $0.set == exercise.best })
    {
      chip.fill = Hue.best.fill
    }
    return chip
  }

  private var badges: [Element] {
    var badges: [Element] = []
    if !content.records.isEmpty {
      badges.append(
        Element(
          .badge, strings.counted(content.records.count, .records), type: .caption, color: Hue.best.onFill,
          fill: Hue.best.fill, icon: .best))
    }
    if let audience = post.audience {
      badges.append(
        audience.kind == .me
          ? Element(
            .badge, language.say(cs: "Jen vy", en: "Only you"), type: .caption, icon: Icon("lock.fill"))
          : .note(strings.audience(audience)))
    }
    return badges
  }

  /// The buttons below a post: Like, Comment and, for the owner's own posts, Share. Like and Comment also show how many
  /// likes and comments there are.
  private var actions: Element {
    let id = post.id.description
    let likes = post.likes.count
    let likeText = post.liked ? strings.liked : strings.like
    let method = post.liked ? UnlikePost.method : LikePost.method
    var buttons = [
      Element.button(
        likes == 0 ? likeText : language.number(likes),
        label: likes == 0 ? likeText : "\(likeText), \(strings.counted(likes: likes))",
        hint: post.likes.isEmpty ? nil : "\(likeText) (\(strings.names(post.likes)))",
        icon: Icon(post.liked ? "heart.fill" : "heart"),
        action: Action(method, ["post": .text(id)]), command: ["feed", post.liked ? "unlike" : "like", id]),
      Element.button(
        post.commentCount == 0 ? strings.comment : language.number(post.commentCount),
        label: post.commentCount == 0
          ? strings.comment : "\(strings.comment), \(strings.counted(post.commentCount, .comments))",
        icon: Icon("bubble.left"), to: FeedDestinations.post(post.id), command: ["feed", "comment", id, "TEXT"]),
    ]
    if post.author.isOwner {
      buttons.append(
        .button(
          strings.share, label: "\(strings.share): \(strings.title(content))", icon: Icon("square.and.arrow.up"),
          to: FeedDestinations.post(post.id), command: ["feed", "share", id, "--to", "NAME"]))
    }
    return Element(
      .row, label: language.say(cs: "Co s příspěvkem", en: "Post actions"),
      children: [.cell("", .leading, .body)] + buttons)
  }
}

/// Shows the exercises and records of a post.
struct PostContents {
  let strings: FeedStrings
  let content: PostContent

  var elements: [Element] {
    let exercises = content.exercises.map { Element.fact(strings.name($0.exercise), strings.exercise($0)) }
    let records = content.records.map { record in
      Element.fact("\(strings.name(record.exercise)): \(strings.name(record.kind))", strings.value(record))
    }
    return [
      exercises.isEmpty ? nil : .section(strings.exercises, exercises),
      records.isEmpty ? nil : .section(strings.newRecords, fill: Hue.best.fill, records),
    ].compactMap { $0 }
  }
}

extension FeedStrings {
  /// Returns a text of several lines as elements, one per line.
  func lines(_ text: String) -> [Element] {
    printableLines(text).map { Element(.text, $0, type: .body) }
  }
}
