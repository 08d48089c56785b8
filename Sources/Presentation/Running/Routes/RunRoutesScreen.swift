import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen that lists the routes that the user has run more than once.
struct RunRoutesScreen: ScreenProvider {
  let pattern = RoutePattern("running/routes")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let routes = try catalog.call(ShowRoutes.self, NoInput()).routes
    let list: Element =
      routes.isEmpty
      ? .empty(strings.noRoutes, picture: "figure.run.road")
      : .section(nil, routes.map { row($0, strings) })
    let map = Element.row(
      strings.allRoutes, hint: strings.allRoutesHint, to: RunningDestinations.map(nil))
    return Screen(
      route: RunningDestinations.routes.route, language: request.language, title: strings.routes,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: [list, .section(nil, [map])])
  }

  private func row(_ route: RouteView, _ strings: RunningStrings) -> Element {
    .row(
      strings.name(of: route), strings.summary(of: route),
      hint: strings.language.say(cs: "Ukáže běhy po této trase", en: "Shows the runs on this route"),
      to: RunningDestinations.route(route.route))
  }
}

/// The screen that lists the runs of a route. If the address names an earlier run, the screen also compares the most
/// recent run with it, kilometre by kilometre.
struct RunRouteScreen: ScreenProvider {
  let pattern = RoutePattern("running/routes/ID?against")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String = try request.part("ID")
    guard let id = RunID(name) else { throw .invalidInput(field: "route", problem: .running(.noRunName(text: name))) }
    let against: RunID? = try request.query("against")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let shown = try catalog.call(ShowRoute.self, ShowRoute.Input(route: id, against: against))
    let isIdle = try catalog.call(ShowLive.self, NoInput()).state == .idle
    let page = RunRoutePage(strings: strings, shown: shown, isIdle: isIdle)
    return Screen(
      route: RunningDestinations.route(shown.route.route, against: against).route, language: request.language,
      title: strings.name(of: shown.route), presentation: .stack, header: Header(.standard),
      layout: RunningStrings.layout,
      back: .back(strings.routes, to: RunningDestinations.routes, request.language), content: page.content)
  }
}

private struct RunRoutePage {
  let strings: RunningStrings
  let shown: ShowRoute.Output
  /// Whether no run is in progress, so that the user can start one.
  let isIdle: Bool

  private var language: Language { strings.language }
  private var id: String { shown.route.route.description }

  var content: [Element] { [ghost].compactMap { $0 } + [runs] + [race].compactMap { $0 } + [name] }

  /// A table that compares the route's most recent run with an earlier one, kilometre by kilometre; nil if the address
  /// names no earlier run.
  private var ghost: Element? {
    guard let ghost = shown.ghost, let latest = shown.runs.first else { return nil }
    return GhostSection(strings: strings, day: latest.day, ghost: ghost).element
  }

  private var runs: Element {
    let latest = shown.runs.first?.id
    return .section(
      strings.counted(shown.runs.count, .runs),
      shown.runs.map { run in
        let best = run.id == shown.route.bestRun ? "★ " : ""
        let isCompared = run.id != latest
        return .row(
          language.date(run.day),
          "\(best)\(strings.time(run.activeMilliseconds)), \(strings.pace(run.paceMilliseconds))",
          hint: isCompared
            ? language.say(cs: "Porovná s posledním během", en: "Compares the latest run with it")
            : language.say(cs: "Ukáže běh", en: "Shows the run"),
          to: isCompared
            ? RunningDestinations.route(shown.route.route, against: run.id)
            : RunningDestinations.run(run.id, against: shown.ghost?.against))
      })
  }

  /// A button that starts a run. While the run is in progress, it is compared with the fastest run of this route. Nil
  /// if a run is already in progress.
  private var race: Element? {
    guard isIdle else { return nil }
    let best = shown.route.bestRun.description
    return .button(
      language.say(cs: "Začít běh proti nejlepšímu", en: "Run Against the Best"),
      hint: language.say(
        cs: "Každý kilometr řekne, o kolik jste před ním nebo za ním",
        en: "Each kilometer says how far ahead or behind you are"),
      to: RunningDestinations.track, action: Action("running.startRun", ["ghost": .text(best)]),
      command: ["run", "start", "--ghost", best])
  }

  private var name: Element {
    Element(
      .textField, language.say(cs: "Název", en: "Name"),
      value: shown.route.name.map { printable($0) } ?? "", type: .body,
      route: RunningDestinations.route(shown.route.route).route,
      action: Action(RenameRoute.method, ["route": .text(id)], input: Action.Input("name", .text)),
      command: ShellCommand.recordbook("run", "rename-route", id, "NAME"))
  }
}

extension RunningStrings {
  var routes: String { language.say(cs: "Trasy", en: "Routes") }
  var allRoutes: String { language.say(cs: "Všechny trasy", en: "All Routes") }
  var routesHint: String { language.say(cs: "Běhy po stejné trase", en: "Runs on the same route") }
  var allRoutesHint: String { language.say(cs: "Ukáže všechny běhy na jedné mapě", en: "Shows all runs on one map") }
  var runTitle: String { language.say(cs: "Běh", en: "Run") }
  var sameRoute: String { language.say(cs: "Stejná trasa", en: "Same Route") }
  var differenceTitle: String { language.say(cs: "Rozdíl", en: "Difference") }
  var noRoutes: String {
    language.say(cs: "Zatím žádné dva běhy po stejné trase", en: "No two runs on the same route yet")
  }

  /// Returns the route's name or, if it has none, a name with the date of its first run.
  func name(of route: RouteView) -> String {
    if let name = route.name { return printable(name) }
    let date = language.date(route.firstDay)
    return language.say(cs: "Trasa", en: "Route") + " " + language.ofDay(date)
  }

  /// Describes a route in one line: how often it was run, the best time, and the day of the most recent run. Example:
  /// `3 runs, best 19:57, last May 30, 2026`.
  func summary(of route: RouteView) -> String {
    let (best, last) = (time(route.bestMilliseconds), language.date(route.lastDay))
    return "\(counted(route.runs, .runs)), "
      + language.say(cs: "nejlepší \(best), poslední \(last)", en: "best \(best), last \(last)")
  }
}
