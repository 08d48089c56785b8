import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Whom she knows, and how to know somebody.
package struct PeopleScreen: ScreenProvider {
  package let pattern = RoutePattern("feed/people")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let people = try catalog.call(ListPeople.self, NoInput()).people
    let words = FeedWords(language: request.language)
    let rows = people.map { person in
      words.row(
        printable(person.name), words.state(person),
        hint: request.language.say(cs: "Ukáže, co si vyměňujete", en: "Shows what you exchange"),
        route: FeedRoutes.person(person.id), command: ["feed", "person", person.name])
    }
    let content =
      people.isEmpty
      ? [words.emptyState("person.2.fill", words.noPeople, words.noPeopleHint, [words.pairButton])]
      : [
        words.section(words.people, rows), words.section(words.files, [words.takeField]), words.pairButton,
        words.caption(words.proofNote),
      ]
    return Screen(
      route: request.route, language: request.language, title: words.people, presentation: .stack,
      header: Header(.standard), layout: FeedWords.layout, back: words.back(words.feed, FeedRoutes.feed),
      content: content)
  }
}

/// A person: the words to compare, what is wanted of her, and the files that go to and fro.
package struct PersonScreen: ScreenProvider {
  package let pattern = RoutePattern("feed/people/ID")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: PersonID = try request.part("ID")
    guard let person = try catalog.call(ListPeople.self, NoInput()).people.first(where: { $0.id == id }) else {
      throw .notFound(.feed(.noSuchPerson(name: id.description)))
    }
    let posts = try catalog.call(ListPosts.self, ListPosts.Input(person: id.description)).posts
    let words = FeedWords(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: printable(person.name), presentation: .stack,
      header: Header(.standard), layout: FeedWords.layout, back: words.back(words.people, FeedRoutes.people),
      content: PersonPage(words: words, person: person, posts: posts).content)
  }
}

struct PersonPage {
  let words: FeedWords
  let person: PersonView
  /// Her latest.
  let posts: [PostView]

  private var language: Language { words.language }
  private var id: String { person.id.description }

  var content: [Element] {
    [compare, wanted, files, herPosts, naming, forgetting].compactMap { $0 }
  }

  private var compare: Element {
    words.section(
      words.words,
      [
        Element(.text, words.words(person.words).joined(separator: " · "), type: .body),
        words.caption(words.wordsNote), words.caption(words.state(person)),
      ])
  }

  private var wanted: Element {
    func toggle(_ text: String, _ isOn: Bool, _ on: String, _ off: String, _ command: (String, String)) -> Element {
      Element(
        .toggle, text, label: text, isOn: isOn, type: .body,
        action: Action(isOn ? off : on, ["person": .text(id)]),
        command: ShellCommand.recordbook("feed", "person", isOn ? command.1 : command.0, person.name))
    }
    return words.section(
      language.say(cs: "Co se má dít", en: "What Is to Happen"),
      [
        toggle(
          words.follow, person.followed, FollowPerson.method, UnfollowPerson.method, ("follow", "unfollow")),
        toggle(words.mute, person.muted, MutePerson.method, UnmutePerson.method, ("mute", "unmute")),
        words.caption(words.muteNote),
        toggle(words.block, person.blocked, BlockPerson.method, UnblockPerson.method, ("block", "unblock")),
        words.caption(words.blockNote),
      ])
  }

  private var files: Element {
    let write = words.field(
      words.writeFile, hint: language.say(cs: "Napíše, co čeká na odeslání", en: "Writes what waits to be sent"),
      action: Action(ExportBundle.method, ["person": .text(id)], input: Action.Input("path", .path)),
      command: ["feed", "bundle", "export", person.name, "FILE"])
    return words.section(
      words.files,
      (person.blocked || !person.hasKey ? [] : [write, words.takeField]) + [words.caption(words.proofNote)])
  }

  private var herPosts: Element? {
    guard !posts.isEmpty else { return nil }
    return words.section(
      words.posts,
      posts.map { post in
        words.row(
          words.title(post.content), language.date(post.content.day),
          hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"), route: FeedRoutes.post(post.id),
          command: ["feed", "show", post.id.description])
      })
  }

  private var naming: Element {
    words.section(
      words.callHer,
      [
        words.field(
          words.callHer, hint: words.callHerHint, value: printable(person.name),
          action: Action(RenamePerson.method, ["person": .text(id)], input: Action.Input("name", .text)),
          command: ["feed", "person", "rename", person.name, "NAME"])
      ])
  }

  private var forgetting: Element {
    words.button(
      words.forget, label: "\(words.forget): \(printable(person.name))", hint: words.forgetHint, isDestructive: true,
      route: FeedRoutes.people,
      action: Action(
        ForgetPerson.method, ["person": .text(id)], style: .destructive, confirmation: words.forgetQuestion),
      command: ["feed", "person", "forget", person.name])
  }
}

/// Pairs: makes a code, or takes one.
package struct PairScreen: ScreenProvider {
  package let pattern = RoutePattern("feed/pair")

  package init() {}

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let words = FeedWords(language: request.language)
    func field(_ text: String, _ parameter: String, _ hint: String) -> Element {
      Element(
        .textField, text, label: text, hint: hint, value: "", type: .body,
        action: Action(PairPerson.method, input: Action.Input(parameter, .text)))
    }
    func form(_ fields: [Element], _ text: String, _ command: [String]) -> Element {
      Element(
        .form,
        children: fields + [
          Element(
            .button, text, label: text, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill,
            route: FeedRoutes.people, action: Action(PairPerson.method, style: .primary),
            command: ShellCommand.recordbook(["feed", "person", "pair", "NAME"] + command))
        ])
    }
    let name = field(words.callHer, "name", words.callHerHint)
    let code = field(
      words.code, "code", request.language.say(cs: "13 skupin po pěti znacích", en: "13 groups of five characters"))
    return Screen(
      route: request.route, language: request.language, title: words.pair, presentation: .sheet,
      header: Header(.standard), layout: FeedWords.layout, back: words.cancel(FeedRoutes.people),
      content: [
        words.section(
          words.makeCode, [words.caption(words.makeCodeNote), form([name], words.makeCode, [])]),
        words.section(words.enterCode, [form([name, code], words.pair, ["--code"])]),
        words.caption(words.proofNote),
      ])
  }
}

/// A pairing code as a page that is shown once.
package struct PairingCodePage: Sendable {
  private let words: FeedWords

  package init(_ language: Language) {
    words = FeedWords(language: language)
  }

  package var title: String { words.codeTitle }

  /// - Parameter then: where Continue leads.
  package func content(_ code: String, _ sixWords: [String], then: Route) -> [Element] {
    let proceed = words.language.say(cs: "Pokračovat", en: "Continue")
    return [
      Element(.warning, words.codeNote, type: .body, color: Hue.warning.text, icon: .warning),
      Element(.card, words.codeTitle, type: .title, children: [Element(.text, code, type: .time)]),
      Element(
        .card, words.words, type: .title,
        children: [
          Element(.text, words.words(sixWords).joined(separator: " · "), type: .body), words.caption(words.wordsNote),
        ]),
      Element(
        .button, proceed, label: proceed, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill, route: then),
    ]
  }
}
