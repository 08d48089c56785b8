import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import SupportApplication
import SupportDomain

/// The home screen of the feature. It shows the next planned run with the number of messages that wait for it, further
/// plans, and past runs with messages from friends.
struct SupportHomeScreen: SupportScreen {
  let pattern = RoutePattern("support/home")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let page = SupportHomePage(
      strings: try SupportStrings(request.language, catalog), shown: try catalog.call(ShowSupportHome.self, NoInput()))
    return page.screen
  }
}

struct SupportHomePage {
  let strings: SupportStrings
  let shown: SupportHomeView

  /// The maximum number of past runs that the screen lists.
  private static let latest = 5

  private var language: Language { strings.language }

  var screen: Screen {
    Screen(
      route: SupportDestinations.home.route, language: language, title: strings.homeTitle, presentation: .root,
      header: Header(.standard),
      layout: SupportStrings.layout, toolbar: [.overview(language)],
      content: [underWay].compactMap { $0 } + next + [further, runs].compactMap { $0 })
  }

  private var underWay: Element? {
    if shown.isRunning {
      return .card(
        language.say(cs: "Běžíte", en: "You Are Running"),
        [.button(language.say(cs: "K běhu", en: "Go to the Run"), isPrimary: true, to: SupportDestinations.active)])
    }
    guard shown.awaitsSaving == true else { return nil }
    let save = Element.button(
      language.say(cs: "Uložit", en: "Save"), isPrimary: true, to: SupportDestinations.active,
      action: Action("running.saveRun", style: .primary), command: ["run", "save"])
    let discard = Element.button(
      language.say(cs: "Zahodit", en: "Discard"), isDestructive: true, to: SupportDestinations.home,
      action: Action(
        "running.discardRun", style: .destructive,
        confirmation: language.say(cs: "Zahodit běh? Jde to vzít zpět.", en: "Discard the run? It can be undone.")),
      command: ["run", "discard"])
    return .card(
      language.say(cs: "Běh skončil: uložte, nebo zahoďte", en: "Run finished: save or discard"), [save, discard])
  }

  private var next: [Element] {
    guard let plan = shown.nextPlan else {
      return [
        .empty(
          language.say(cs: "Zatím žádný naplánovaný běh", en: "No run planned yet"),
          language.say(
            cs: "Naplánujte běh a požádejte přátele, ať vám k němu něco namluví.",
            en: "Plan a run and ask friends to record something for it."), picture: SupportStrings.picture,
          color: Hue.orange.fill,
          [.button(strings.newRun, isPrimary: true, to: SupportDestinations.create)])
      ]
    }
    let day = plan.day.map { language.weekdayAndDay($0) } ?? language.say(cs: "Váš příští běh", en: "Your Next Run")
    let goal = plan.goalMillimetres.map { goal in
      Element(.text, strings.roundLength(goal), label: strings.spokenLength(goal), type: .body)
    }
    let ways = [
      Element.button(strings.askFriend, icon: Icon("person.2.fill"), to: SupportDestinations.sharing(plan.plan)),
      .button(
        language.say(cs: "Upravit", en: "Change"), icon: Icon("pencil"), to: SupportDestinations.setup(plan.plan)),
    ]
    return [
      .card(
        fill: Hue.accent.fill,
        [
          Element(.text, day, type: .caption),
          Element(.heading, printable(plan.name), type: .title), goal, friends(of: plan), start(plan),
        ].compactMap { $0 }),
      .section(nil, ways),
    ]
  }

  /// Returns an element that shows how many messages wait for a planned run and, if the plan shows names, the friends
  /// who were asked and who of them has not answered yet. What the messages say, and when they will be played, stays
  /// hidden.
  private func friends(of plan: SupportPlanView) -> Element {
    let shares = plan.showsSenders ? plan.shares : []
    let silent = shares.filter { $0.received == 0 && $0.state == .open }.map { printable($0.friend) }
    let names = silent.joined(separator: ", ")
    let unanswered =
      silent.isEmpty ? "" : language.say(cs: ". Zatím bez odpovědi: \(names)", en: ". No answer yet from \(names)")
    return Element(
      .text, strings.messages(of: plan) + unanswered, type: .body,
      children: shares.map { Element(.avatar, printable($0.friend)) })
  }

  private func start(_ plan: SupportPlanView) -> Element? {
    if shown.isRunning || shown.awaitsSaving == true { return nil }
    return .button(
      language.say(cs: "Začít běh", en: "Start Run"),
      hint: language.say(cs: "Zprávy zazní, až na ně přijde řada", en: "Messages play when their moment comes"),
      isPrimary: true, icon: Icon("play.fill"), to: SupportDestinations.active,
      action: Action(StartSupportedRun.method, ["plan": .text(plan.plan.description)], style: .primary),
      command: ["support", "start", plan.plan.description])
  }

  private var further: Element? {
    let plans = shown.plans.filter { $0.plan != shown.nextPlan?.plan }
    return plans.isEmpty
      ? nil : .section(language.say(cs: "Další plány", en: "Other Plans"), plans.map(strings.row))
  }

  private var runs: Element? {
    guard !shown.runs.isEmpty else { return nil }
    let all = Element(
      .button, language.say(cs: "Všechny", en: "All Runs"), placement: .trailing, type: .body,
      to: SupportDestinations.history)
    return .section(
      language.say(cs: "Kdo běžel s vámi", en: "Who Ran with You"),
      shown.runs.prefix(SupportHomePage.latest).map(strings.row) + [all])
  }
}
