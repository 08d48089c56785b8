import FeedApplication
import FeedDomain
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// Makes a post of a finished workout: who sees it, what it tells, and just that as a preview.
package struct ShareScreen: ScreenProvider {
  package let pattern = RoutePattern("feed/share/WORKOUT?audience&body-weight&note")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let workout: String = try request.part("WORKOUT")
    var tells = PostTells()
    tells.bodyWeight = try request.query("body-weight", as: String.self) == "yes"
    tells.note = try request.query("note", as: String.self) == "yes"
    let people = try catalog.call(ListPeople.self, NoInput()).people.filter { !$0.blocked }
    let asked = try request.query("audience", as: String.self) ?? "me"
    let chosen = try ChosenAudience(asked, among: people)
    let preview = try catalog.call(
      PreviewPost.self, PreviewPost.Input(workout: workout, bodyWeight: tells.bodyWeight, note: tells.note))
    let strings = FeedStrings(language: request.language)
    let page = SharePage(
      strings: strings, workout: workout, tells: tells, people: people, chosen: chosen, preview: preview)
    return Screen(
      route: request.route, language: request.language, title: strings.shareWorkout, presentation: .sheet,
      header: Header(.standard), layout: FeedStrings.layout, back: strings.cancel(page.summary), content: page.content)
  }
}

struct SharePage {
  let strings: FeedStrings
  let workout: String
  let tells: PostTells
  let people: [PersonView]
  let chosen: ChosenAudience
  let preview: PreviewPost.Output

  private var language: Language { strings.language }
  /// The workout's own screen.
  var summary: Route {
    var route = FeedRoutes.workouts
    route.path.append(workout)
    return route
  }

  var content: [Element] {
    if let post = preview.post {
      let text = language.say(cs: "Trénink už příspěvek má", en: "The workout has a post already")
      return [
        strings.row(
          text, post.description, hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"),
          route: FeedRoutes.post(post), command: ["feed", "show", post.description])
      ]
    }
    return [audience, told] + shown + [publish]
  }

  private var audience: Element {
    func radio(_ text: String, _ audience: ChosenAudience) -> Element {
      Element(
        .radio, text, label: text, isOn: chosen == audience, type: .body, route: route(audience, tells),
        command: ShellCommand.recordbook(posting(audience)))
    }
    let radios =
      [radio(strings.onlyMe, .me)] + people.map { radio(printable($0.name), .people([$0])) }
      + [radio(strings.allKnown, .all)]
    let more = people.filter { !chosen.people.contains($0) && !chosen.people.isEmpty }.map { person in
      let both = ChosenAudience.people(chosen.people + [person])
      return strings.button(strings.also(person), route: route(both, tells), command: posting(both))
    }
    let several = chosen.people.count < 2 ? [] : [strings.caption(strings.seenBy(chosen.people.map(\.name)))]
    return strings.section(
      nil,
      [Element(.radioGroup, strings.whoSees, label: strings.whoSees, type: .body, children: radios)] + several + more)
  }

  private func route(_ audience: ChosenAudience, _ tells: PostTells) -> Route {
    FeedRoutes.share(workout, audience: audience.asked, tells: tells)
  }

  /// The command that makes the post so.
  private func posting(_ audience: ChosenAudience) -> [String] {
    var command = ["feed", "post", workout]
    switch audience {
    case .me: break
    case .all: command += ["--to", "all"]
    case .people(let people): command += ["--to", people.map(\.commandName).joined(separator: ",")]
    }
    return command + telling(tells)
  }

  private func telling(_ tells: PostTells) -> [String] {
    (tells.bodyWeight ? ["--body-weight"] : []) + (tells.note ? ["--note"] : [])
  }

  /// What is told only where she says so.
  private var told: Element {
    func choice(_ text: String, _ isOn: Bool, _ change: (inout PostTells) -> Void) -> Element {
      var other = tells
      change(&other)
      let says =
        isOn
        ? language.say(cs: "Nesdílet: \(text)", en: "Leave out: \(text)")
        : language.say(cs: "Přidat: \(text)", en: "Add: \(text)")
      return strings.button(
        says, route: route(chosen, other), command: ["feed", "preview", workout] + telling(other))
    }
    return strings.section(
      strings.tells,
      [
        choice(strings.bodyWeight, tells.bodyWeight) { $0.bodyWeight.toggle() },
        choice(strings.note, tells.note) { $0.note.toggle() },
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
    return [strings.section(strings.preview, [strings.caption(strings.previewNote)] + facts)]
      + PostContents(strings: strings, content: content).elements
  }

  private var publish: Element {
    var parameters: [String: Action.Parameter] = [
      "workout": .text(workout), "preview": .text(preview.digest), "bodyWeight": .flag(tells.bodyWeight),
      "note": .flag(tells.note),
    ]
    switch chosen {
    case .me, .all: parameters["audience"] = .text(chosen.asked)
    case .people(let people): parameters["people"] = .texts(people.map(\.id.description))
    }
    return strings.button(
      strings.publish, isPrimary: true, route: FeedRoutes.feed,
      action: Action(CreatePost.method, parameters, style: .primary), command: posting(chosen))
  }
}

/// Who is to see a post that is still to be made.
enum ChosenAudience: Equatable {
  case me
  case all
  case people([PersonView])

  /// - Parameter text: `me`, `all`, or the ids of people with commas between them.
  /// - Parameter known: whom she may choose.
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

  /// As a route has it.
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
  /// What a command calls the person: a name with a comma would be two.
  var commandName: String { name.contains(",") ? id.description : name }
}
