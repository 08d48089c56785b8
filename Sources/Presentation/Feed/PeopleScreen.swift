import FeedApplication
import FeedDomain
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen with the people with whom the owner is paired, and a button to pair with someone.
struct PeopleScreen: ScreenProvider {
  let pattern = RoutePattern("feed/people")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let people = try catalog.call(ListPeople.self, NoInput()).people
    let strings = FeedStrings(language: request.language)
    let rows = people.map(strings.row)
    let content =
      people.isEmpty
      ? [Element.empty(strings.noPeople, strings.noPeopleHint, picture: "person.2.fill", [strings.pairButton])]
      : [
        Element.section(strings.people, rows), Element.section(strings.files, [strings.takeField]), strings.pairButton,
        Element.note(strings.proofNote),
      ]
    return Screen(
      route: request.route, language: request.language, title: strings.people, presentation: .stack,
      header: Header(.standard), layout: FeedStrings.layout,
      back: .back(strings.feed, to: FeedDestinations.feed, strings.language),
      content: content)
  }
}

/// The screen of a person with whom the owner is paired. It shows the words to compare, buttons to follow, mute or
/// block the person, and buttons to write and import the files that the two exchange.
struct PersonScreen: ScreenProvider {
  let pattern = RoutePattern("feed/people/ID")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: PersonID = try request.part("ID")
    guard let person = try catalog.call(ListPeople.self, NoInput()).people.first(where: { $0.id == id }) else {
      throw .notFound(.feed(.noSuchPerson(name: id.description)))
    }
    let posts = try catalog.call(ListPosts.self, ListPosts.Input(person: id.description)).posts
    let strings = FeedStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: printable(person.name), presentation: .stack,
      header: Header(.standard), layout: FeedStrings.layout,
      back: .back(strings.people, to: FeedDestinations.people, strings.language),
      content: PersonPage(strings: strings, person: person, posts: posts).content)
  }
}

struct PersonPage {
  let strings: FeedStrings
  let person: PersonView
  /// The most recent posts by the person.
  let posts: [PostView]

  private var language: Language { strings.language }
  private var id: String { person.id.description }

  var content: [Element] {
    [compare, wanted, files, herPosts, naming, forgetting].compactMap { $0 }
  }

  private var compare: Element {
    .section(
      strings.words,
      [
        Element(.text, strings.words(person.words).joined(separator: " · "), type: .body),
        .note(strings.wordsNote), .note(strings.state(person)),
      ])
  }

  private var wanted: Element {
    func toggle(_ text: String, _ isOn: Bool, _ on: String, _ off: String, _ command: (String, String)) -> Element {
      Element(
        .toggle, text, isOn: isOn, type: .body,
        action: Action(isOn ? off : on, ["person": .text(id)]),
        command: ShellCommand.recordbook("feed", isOn ? command.1 : command.0, person.name))
    }
    return .section(
      language.say(cs: "Co se má dít", en: "Options"),
      [
        toggle(
          strings.follow, person.followed, FollowPerson.method, UnfollowPerson.method, ("follow", "unfollow")),
        toggle(strings.mute, person.muted, MutePerson.method, UnmutePerson.method, ("mute", "unmute")),
        .note(strings.muteNote),
        toggle(strings.block, person.blocked, BlockPerson.method, UnblockPerson.method, ("block", "unblock")),
        .note(strings.blockNote),
      ])
  }

  private var files: Element {
    let write = Element(
      .button, strings.writeFile,
      hint: language.say(cs: "Uloží, co čeká na odeslání", en: "Saves what is waiting to be sent"),
      value: "\(FeatureID.feed)/\(id).json", type: .body, icon: Icon("square.and.arrow.down"),
      command: ShellCommand.recordbook("feed", "export", person.name, "FILE"))
    return .section(
      strings.files,
      (person.blocked || !person.hasKey ? [] : [write, strings.takeField]) + [Element.note(strings.proofNote)])
  }

  private var herPosts: Element? {
    guard !posts.isEmpty else { return nil }
    return .section(
      strings.posts,
      posts.map { post in
        .row(
          strings.title(post.content), language.date(post.content.day),
          hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"), to: FeedDestinations.post(post.id))
      })
  }

  private var naming: Element {
    .section(
      strings.callHer,
      [
        .field(
          strings.callHer, hint: strings.callHerHint, value: printable(person.name),
          action: Action(RenamePerson.method, ["person": .text(id)], input: Action.Input("name", .text)),
          command: ["feed", "rename", person.name, "NAME"])
      ])
  }

  private var forgetting: Element {
    .button(
      strings.forget, label: "\(strings.forget): \(printable(person.name))", hint: strings.forgetHint,
      isDestructive: true,
      to: FeedDestinations.people,
      action: Action(
        ForgetPerson.method, ["person": .text(id)], style: .destructive, confirmation: strings.forgetQuestion),
      command: ["feed", "delete-person", person.name])
  }
}

/// The screen for pairing with a person: it creates a pairing code, or accepts the other person's code.
struct PairScreen: ScreenProvider {
  let pattern = RoutePattern("feed/pair")
  var isLaidOver: Bool { true }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = FeedStrings(language: request.language)
    func field(_ text: String, _ parameter: String, _ hint: String) -> Element {
      Element(
        .textField, text, hint: hint, value: "", type: .body,
        action: Action(PairPerson.method, input: Action.Input(parameter, .text)))
    }
    func form(_ fields: [Element], _ text: String, _ command: [String]) -> Element {
      Element(
        .form,
        children: fields + [
          Element(
            .button, text, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill,
            to: FeedDestinations.people, action: Action(PairPerson.method, style: .primary),
            command: ShellCommand.recordbook(["feed", "pair", "NAME"] + command))
        ])
    }
    let name = field(strings.callHer, "name", strings.callHerHint)
    let code = field(
      strings.code, "code", request.language.say(cs: "13 skupin po pěti znacích", en: "13 groups of five characters"))
    return Screen(
      route: request.route, language: request.language, title: strings.pair, presentation: .sheet,
      header: Header(.standard), layout: FeedStrings.layout,
      back: .cancel(to: FeedDestinations.people, strings.language),
      content: [
        .section(
          strings.makeCode, [.note(strings.makeCodeNote), form([name], strings.makeCode, [])]),
        .section(strings.enterCode, [form([name, code], strings.pair, ["--code"])]),
        .note(strings.proofNote),
      ])
  }
}

/// A page that shows a pairing code. The code is shown only this once.
package struct PairingCodePage: Sendable {
  private let strings: FeedStrings

  package init(_ language: Language) { strings = FeedStrings(language: language) }

  package var title: String { strings.codeTitle }

  /// Returns the page's content.
  /// - Parameters:
  ///   - code: the pairing code.
  ///   - sixWords: the words to compare.
  ///   - then: the route that Continue opens.
  package func content(_ code: String, _ sixWords: [String], then: Route) -> [Element] {
    let proceed = strings.language.say(cs: "Pokračovat", en: "Continue")
    return [
      Element(.warning, strings.codeNote, type: .body, color: Hue.warning.text, icon: .warning),
      Element(.card, strings.codeTitle, type: .title, children: [Element(.text, code, type: .time)]),
      Element(
        .card, strings.words, type: .title,
        children: [
          Element(.text, strings.words(sixWords).joined(separator: " · "), type: .body),
          .note(strings.wordsNote),
        ]),
      Element(
        .button, proceed, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill, route: then),
    ]
  }
}
