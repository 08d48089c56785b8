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
    let strings = FeedStrings(language: request.language)
    let rows = people.map { person in
      strings.row(
        printable(person.name), strings.state(person),
        hint: request.language.say(cs: "Ukáže, co si vyměňujete", en: "Shows what you exchange"),
        route: FeedRoutes.person(person.id), command: ["feed", "person", person.name])
    }
    let content =
      people.isEmpty
      ? [strings.emptyState("person.2.fill", strings.noPeople, strings.noPeopleHint, [strings.pairButton])]
      : [
        strings.section(strings.people, rows), strings.section(strings.files, [strings.takeField]), strings.pairButton,
        strings.caption(strings.proofNote),
      ]
    return Screen(
      route: request.route, language: request.language, title: strings.people, presentation: .stack,
      header: Header(.standard), layout: FeedStrings.layout, back: strings.back(strings.feed, FeedRoutes.feed),
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
    let strings = FeedStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: printable(person.name), presentation: .stack,
      header: Header(.standard), layout: FeedStrings.layout, back: strings.back(strings.people, FeedRoutes.people),
      content: PersonPage(strings: strings, person: person, posts: posts).content)
  }
}

struct PersonPage {
  let strings: FeedStrings
  let person: PersonView
  /// Her latest.
  let posts: [PostView]

  private var language: Language { strings.language }
  private var id: String { person.id.description }

  var content: [Element] {
    [compare, wanted, files, herPosts, naming, forgetting].compactMap { $0 }
  }

  private var compare: Element {
    strings.section(
      strings.words,
      [
        Element(.text, strings.words(person.words).joined(separator: " · "), type: .body),
        strings.caption(strings.wordsNote), strings.caption(strings.state(person)),
      ])
  }

  private var wanted: Element {
    func toggle(_ text: String, _ isOn: Bool, _ on: String, _ off: String, _ command: (String, String)) -> Element {
      Element(
        .toggle, text, label: text, isOn: isOn, type: .body,
        action: Action(isOn ? off : on, ["person": .text(id)]),
        command: ShellCommand.recordbook("feed", "person", isOn ? command.1 : command.0, person.name))
    }
    return strings.section(
      language.say(cs: "Co se má dít", en: "What Is to Happen"),
      [
        toggle(
          strings.follow, person.followed, FollowPerson.method, UnfollowPerson.method, ("follow", "unfollow")),
        toggle(strings.mute, person.muted, MutePerson.method, UnmutePerson.method, ("mute", "unmute")),
        strings.caption(strings.muteNote),
        toggle(strings.block, person.blocked, BlockPerson.method, UnblockPerson.method, ("block", "unblock")),
        strings.caption(strings.blockNote),
      ])
  }

  private var files: Element {
    let write = strings.field(
      strings.writeFile, hint: language.say(cs: "Napíše, co čeká na odeslání", en: "Writes what waits to be sent"),
      action: Action(ExportBundle.method, ["person": .text(id)], input: Action.Input("path", .path)),
      command: ["feed", "bundle", "export", person.name, "FILE"])
    return strings.section(
      strings.files,
      (person.blocked || !person.hasKey ? [] : [write, strings.takeField]) + [strings.caption(strings.proofNote)])
  }

  private var herPosts: Element? {
    guard !posts.isEmpty else { return nil }
    return strings.section(
      strings.posts,
      posts.map { post in
        strings.row(
          strings.title(post.content), language.date(post.content.day),
          hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"), route: FeedRoutes.post(post.id),
          command: ["feed", "show", post.id.description])
      })
  }

  private var naming: Element {
    strings.section(
      strings.callHer,
      [
        strings.field(
          strings.callHer, hint: strings.callHerHint, value: printable(person.name),
          action: Action(RenamePerson.method, ["person": .text(id)], input: Action.Input("name", .text)),
          command: ["feed", "person", "rename", person.name, "NAME"])
      ])
  }

  private var forgetting: Element {
    strings.button(
      strings.forget, label: "\(strings.forget): \(printable(person.name))", hint: strings.forgetHint,
      isDestructive: true,
      route: FeedRoutes.people,
      action: Action(
        ForgetPerson.method, ["person": .text(id)], style: .destructive, confirmation: strings.forgetQuestion),
      command: ["feed", "person", "forget", person.name])
  }
}

/// Pairs: makes a code, or takes one.
package struct PairScreen: ScreenProvider {
  package let pattern = RoutePattern("feed/pair")

  package init() {}

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = FeedStrings(language: request.language)
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
    let name = field(strings.callHer, "name", strings.callHerHint)
    let code = field(
      strings.code, "code", request.language.say(cs: "13 skupin po pěti znacích", en: "13 groups of five characters"))
    return Screen(
      route: request.route, language: request.language, title: strings.pair, presentation: .sheet,
      header: Header(.standard), layout: FeedStrings.layout, back: strings.cancel(FeedRoutes.people),
      content: [
        strings.section(
          strings.makeCode, [strings.caption(strings.makeCodeNote), form([name], strings.makeCode, [])]),
        strings.section(strings.enterCode, [form([name, code], strings.pair, ["--code"])]),
        strings.caption(strings.proofNote),
      ])
  }
}

/// A pairing code as a page that is shown once.
package struct PairingCodePage: Sendable {
  private let strings: FeedStrings

  package init(_ language: Language) {
    strings = FeedStrings(language: language)
  }

  package var title: String { strings.codeTitle }

  /// - Parameter then: where Continue leads.
  package func content(_ code: String, _ sixWords: [String], then: Route) -> [Element] {
    let proceed = strings.language.say(cs: "Pokračovat", en: "Continue")
    return [
      Element(.warning, strings.codeNote, type: .body, color: Hue.warning.text, icon: .warning),
      Element(.card, strings.codeTitle, type: .title, children: [Element(.text, code, type: .time)]),
      Element(
        .card, strings.words, type: .title,
        children: [
          Element(.text, strings.words(sixWords).joined(separator: " · "), type: .body),
          strings.caption(strings.wordsNote),
        ]),
      Element(
        .button, proceed, label: proceed, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill, route: then),
    ]
  }
}
