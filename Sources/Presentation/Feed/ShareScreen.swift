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
    let chosen = try request.query("audience", as: String.self) ?? "me"
    let preview = try catalog.call(
      PreviewPost.self, PreviewPost.Input(workout: workout, bodyWeight: tells.bodyWeight, note: tells.note))
    let words = FeedWords(language: request.language)
    let page = SharePage(
      words: words, workout: workout, tells: tells, people: people, chosen: chosen, preview: preview)
    return Screen(
      route: request.route, language: request.language, title: words.shareWorkout, presentation: .sheet,
      header: Header(.standard), layout: FeedWords.layout, back: words.cancel(page.summary), content: page.content)
  }
}

struct SharePage {
  let words: FeedWords
  let workout: String
  let tells: PostTells
  let people: [PersonView]
  let chosen: String
  let preview: PreviewPost.Output

  private var language: Language { words.language }
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
        words.row(
          text, post.description, hint: language.say(cs: "Ukáže příspěvek", en: "Shows the post"),
          route: FeedRoutes.post(post), command: ["feed", "show", post.description])
      ]
    }
    return [audience, told] + shown + [publish]
  }

  private var audience: Element {
    func radio(_ text: String, _ value: String) -> Element {
      let route = FeedRoutes.share(workout, audience: value, tells: tells)
      return Element(
        .radio, text, label: text, isOn: chosen == value, type: .body, route: route,
        command: ShellCommand.recordbook("show", route.description))
    }
    let radios =
      [radio(words.onlyMe, "me")] + people.map { radio(printable($0.name), $0.id.description) }
      + [radio(words.allKnown, "all")]
    return words.section(
      words.whoSees, [Element(.radioGroup, words.whoSees, label: words.whoSees, type: .body, children: radios)])
  }

  /// What is told only where she says so.
  private var told: Element {
    func choice(_ text: String, _ isOn: Bool, _ change: (inout PostTells) -> Void) -> Element {
      var other = tells
      change(&other)
      let route = FeedRoutes.share(workout, audience: chosen, tells: other)
      let says =
        isOn
        ? language.say(cs: "Nesdílet: \(text)", en: "Leave out: \(text)")
        : language.say(cs: "Přidat: \(text)", en: "Add: \(text)")
      return words.button(says, route: route, command: ["show", route.description])
    }
    return words.section(
      words.tells,
      [
        choice(words.bodyWeight, tells.bodyWeight) { $0.bodyWeight.toggle() },
        choice(words.note, tells.note) { $0.note.toggle() },
      ])
  }

  private var shown: [Element] {
    let content = preview.content
    var facts: [Element] = [
      .fact(words.title(content), language.date(content.day), spoken: language.spokenDate(content.day))
    ]
    if let seconds = content.durationSeconds {
      facts.append(
        .fact(words.duration, language.duration(seconds: seconds), spoken: language.spokenDuration(seconds: seconds)))
    }
    if let weight = content.bodyWeight { facts.append(.fact(words.bodyWeight, words.load(weight))) }
    if let note = content.note { facts.append(contentsOf: words.lines(note)) }
    return [words.section(words.preview, [words.caption(words.previewNote)] + facts)]
      + PostContents(words: words, content: content).elements
  }

  private var publish: Element {
    var parameters: [String: Action.Parameter] = [
      "workout": .text(workout), "preview": .text(preview.digest), "bodyWeight": .flag(tells.bodyWeight),
      "note": .flag(tells.note),
    ]
    var command = ["feed", "post", workout]
    if chosen == "me" || chosen == "all" {
      parameters["audience"] = .text(chosen)
      if chosen == "all" { command += ["--to", "all"] }
    } else {
      parameters["people"] = .texts([chosen])
      command += ["--to", chosen]
    }
    if tells.bodyWeight { command.append("--body-weight") }
    if tells.note { command.append("--note") }
    return words.button(
      words.publish, isPrimary: true, route: FeedRoutes.feed,
      action: Action(CreatePost.method, parameters, style: .primary), command: command)
  }
}
