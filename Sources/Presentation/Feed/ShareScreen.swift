import FeedApplication
import FeedDomain
import KernelApplication
import KernelDomain
import KernelPresentation

/// The screen that creates a post from a finished workout. The user chooses who sees the post and what it includes, and
/// sees a preview of exactly this content.
struct ShareScreen: ScreenProvider {
  let pattern = RoutePattern("feed/share/WORKOUT?audience&body-weight&note")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let workout: String = try request.part("WORKOUT")
    var extras = PostExtras()
    extras.bodyWeight = try request.query("body-weight", as: String.self) == "yes"
    extras.note = try request.query("note", as: String.self) == "yes"
    let people = try catalog.call(ListPeople.self, NoInput()).people.filter { !$0.blocked }
    let asked = try request.query("audience", as: String.self) ?? "me"
    let chosen = try ChosenAudience(asked, among: people)
    let preview = try catalog.call(
      PreviewPost.self, PreviewPost.Input(workout: workout, bodyWeight: extras.bodyWeight, note: extras.note))
    let strings = FeedStrings(language: request.language)
    let page = SharePage(
      strings: strings, workout: workout, extras: extras, people: people, chosen: chosen, preview: preview)
    return Screen(
      route: request.route, language: request.language, title: strings.shareWorkout, presentation: .sheet,
      header: Header(.standard), layout: FeedStrings.layout, back: .cancel(to: page.summary, strings.language),
      content: page.content)
  }
}

struct SharePage {
  let strings: FeedStrings
  let workout: String
  let extras: PostExtras
  let people: [PersonView]
  let chosen: ChosenAudience
  let preview: PreviewPost.Output

  private var language: Language { strings.language }
  /// The destination of the workout's own screen.
  var summary: Destination { FeedDestinations.workout(workout) }

  var content: [Element] {
    if let post = preview.post {
      let text = language.say(cs: "Trénink už příspěvek má", en: "The workout already has a post")
      return [
        .row(
          text, hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"),
          to: FeedDestinations.post(post), identifier: post.description)
      ]
    }
    return [audience, sentence] + shown + [publish]
  }

  private var audience: Element {
    func radio(_ text: String, _ audience: ChosenAudience) -> Element {
      Element(
        .radio, text, isOn: chosen == audience, type: .body, to: destination(audience))
    }
    let radios =
      [radio(strings.onlyMe, .me)] + people.map { radio(printable($0.name), .people([$0])) }
      + [radio(strings.allKnown, .all)]
    let more = people.filter { !chosen.people.contains($0) && !chosen.people.isEmpty }.map { person in
      let both = ChosenAudience.people(chosen.people + [person])
      return Element.button(strings.also(person), to: destination(both))
    }
    let several = chosen.people.count < 2 ? [] : [Element.note(strings.seenBy(chosen.people.map(\.name)))]
    return .section(
      nil,
      [Element(.radioGroup, strings.whoSees, type: .body, children: radios)] + several + more)
  }

  private func destination(_ audience: ChosenAudience) -> Destination {
    FeedDestinations.share(workout, audience: audience.asked, extras: extras, command: posting(audience))
  }

  /// Returns the words of the command that creates the post for this audience, with the content that the user has
  /// chosen.
  private func posting(_ audience: ChosenAudience) -> [String] {
    var command = ["feed", "post", workout]
    switch audience {
    case .me: break
    case .all: command += ["--to", "all"]
    case .people(let people): command += ["--to", people.map(\.commandName).joined(separator: ",")]
    }
    return command + extras.options
  }

  /// The controls with which the user chooses whether the post includes optional content, such as body weight.
  private var sentence: Element {
    func choice(_ text: String, _ isOn: Bool, _ change: (inout PostExtras) -> Void) -> Element {
      var other = extras
      change(&other)
      let says =
        isOn
        ? language.say(cs: "Nesdílet: \(text)", en: "Leave out: \(text)")
        : language.say(cs: "Přidat: \(text)", en: "Add: \(text)")
      return .button(says, to: FeedDestinations.share(workout, audience: chosen.asked, extras: other))
    }
    return .section(
      strings.extras,
      [
        choice(strings.bodyWeight, extras.bodyWeight) { $0.bodyWeight.toggle() },
        choice(strings.note, extras.note) { $0.note.toggle() },
      ])
  }

  private var shown: [Element] {
    let content = preview.content
    var facts: [Element] = [
      .fact(strings.title(content), language.date(content.day), spoken: language.spokenDate(content.day))
    ]
    if let seconds = content.durationSeconds {
      facts.append(
        .fact(strings.duration, language.duration(seconds: seconds), spoken: language.spokenDuration(seconds: seconds)))
    }
    if let weight = content.bodyWeight { facts.append(.fact(strings.bodyWeight, strings.load(weight))) }
    if let note = content.note { facts.append(contentsOf: strings.lines(note)) }
    return [.section(strings.preview, [.note(strings.previewNote)] + facts)]
      + PostContents(strings: strings, content: content).elements
  }

  private var publish: Element {
    var parameters: [String: Action.Parameter] = [
      "workout": .text(workout), "preview": .text(preview.digest), "bodyWeight": .flag(extras.bodyWeight),
      "note": .flag(extras.note),
    ]
    switch chosen {
    case .me, .all: parameters["audience"] = .text(chosen.asked)
    case .people(let people): parameters["people"] = .texts(people.map(\.id.description))
    }
    return .button(
      strings.publish, isPrimary: true, to: FeedDestinations.feed,
      action: Action(CreatePost.method, parameters, style: .primary), command: posting(chosen))
  }
}

/// The people who may see a post that is about to be made.
enum ChosenAudience: Equatable {
  case me
  case all
  case people([PersonView])

  /// Parses the audience in a route.
  /// - Parameters:
  ///   - text: `me`, `all`, or people's ids separated by commas.
  ///   - known: the people with whom the owner is paired.
  init(_ text: String, among known: [PersonView]) throws(Failure) {
    switch text {
    case "me": self = .me
    case "all": self = .all
    default:
      var people: [PersonView] = []
      for id in text.split(separator: ",") {
        guard let person = known.first(where: { $0.id.description == id }) else {
          throw .notFound(.feed(.noSuchPerson(name: String(id))))
        }
        people.append(person)
      }
      self = .people(people)
    }
  }

  /// The audience in the form in which a route contains it: `me`, `all`, or people's ids separated by commas.
  var asked: String {
    switch self {
    case .me: "me"
    case .all: "all"
    case .people(let people): people.map(\.id.description).joined(separator: ",")
    }
  }

  var people: [PersonView] {
    guard case .people(let people) = self else { return [] }
    return people
  }
}

extension PersonView {
  /// The person's name for use in commands. If the name contains a comma, this is the person's id instead, because
  /// commands separate people by commas.
  var commandName: String { name.contains(",") ? id.description : name }
}
