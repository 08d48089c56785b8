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
      content: [underWay, next, further, runs].compactMap { $0 })
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

  private var next: Element {
    guard let plan = shown.nextPlan else {
      return .empty(
        language.say(cs: "Zatím žádný naplánovaný běh", en: "No run planned yet"),
        language.say(
          cs: "Naplánujte běh a požádejte přátele, ať vám k němu něco namluví.",
          en: "Plan a run and ask friends to record something for it."), picture: SupportStrings.picture,
        color: Hue.orange.fill,
        [.button(strings.newRun, isPrimary: true, to: SupportDestinations.create)])
    }
    return .card(
      language.say(cs: "Váš příští běh", en: "Your Next Run"),
      [Element(.heading, printable(plan.name), type: .title)] + facts(of: plan)
        + [waiting(plan), senders].compactMap { $0 }
        + buttons(of: plan))
  }

  private func facts(of plan: SupportPlanView) -> [Element] {
    let day = strings.day(of: plan)
    let goal = plan.goalMillimetres.map { goal -> Element in
      .fact(language.say(cs: "Délka", en: "Distance"), strings.roundLength(goal), spoken: strings.spokenLength(goal))
    }
    return [
      .fact(language.say(cs: "Den", en: "Day"), day, spoken: plan.day.map { language.spokenDate($0) }), goal,
      .fact(language.say(cs: "Koho jste požádali", en: "Friends Asked"), strings.asked(plan.shares.count)),
    ].compactMap { $0 }
  }

  /// Returns an element that shows how many messages wait for a planned run. What they say, and when they will be
  /// played, stays hidden.
  private func waiting(_ plan: SupportPlanView) -> Element {
    Element(
      .text, strings.messages(of: plan), type: .title, color: plan.waiting > 0 ? Hue.orange.text : Hue.secondary.text,
      icon: Icon("waveform", .featured))
  }

  private var senders: Element? {
    guard !shown.senders.isEmpty else { return nil }
    let names = shown.senders.map { printable($0) }.joined(separator: ", ")
    return .note(language.say(cs: "Poslali: \(names)", en: "From: \(names)"))
  }

  private func buttons(of plan: SupportPlanView) -> [Element] {
    let start =
      shown.isRunning || shown.awaitsSaving == true
      ? nil
      : Element.button(
        language.say(cs: "Začít běh", en: "Start Run"),
        hint: language.say(cs: "Zprávy zazní, až na ně přijde řada", en: "Messages play when their moment comes"),
        isPrimary: true, icon: Icon("play.circle.fill"), to: SupportDestinations.active,
        action: Action(StartSupportedRun.method, ["plan": .text(plan.plan.description)], style: .primary),
        command: ["support", "start", plan.plan.description])
    return [
      start, .button(strings.askFriend, icon: Icon("share.circle"), to: SupportDestinations.sharing(plan.plan)),
      .button(language.say(cs: "Upravit", en: "Edit"), to: SupportDestinations.setup(plan.plan)),
    ].compactMap { $0 }
  }

  private var further: Element? {
    let plans = shown.plans.filter { $0.plan != shown.nextPlan?.plan }
    return plans.isEmpty
      ? nil : .section(language.say(cs: "Další plány", en: "Other Plans"), plans.map(strings.row))
  }

  private var runs: Element? {
    guard !shown.runs.isEmpty else { return nil }
    let all = language.say(cs: "Všechny", en: "All Runs")
    return .section(
      language.say(cs: "Kdo běžel s vámi", en: "Who Ran with You"),
      shown.runs.prefix(SupportHomePage.latest).map(strings.row) + [
        Element.button(all, to: SupportDestinations.history)
      ])
  }
}
