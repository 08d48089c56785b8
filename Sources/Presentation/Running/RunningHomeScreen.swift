import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// The week beside its goal, the way to a run, and the runs of the book: the latest, or those of a year.
package struct RunningHomeScreen: ScreenProvider {
  package let pattern = RoutePattern("running/home?year")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = try request.query("year")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = RunningHomePage(
      words: RunningWords(language: request.language, units: settings.runUnits),
      week: try catalog.call(ShowWeek.self, ShowWeek.Input()),
      listed: try catalog.call(ListRuns.self, ListRuns.Input(year: year)), year: year)
    return page.screen
  }
}

/// Home with what it shows.
struct RunningHomePage {
  let words: RunningWords
  let week: ShowWeek.Output
  let listed: ListRuns.Output
  /// Nil where the latest are listed.
  let year: Int?

  /// So many of the latest runs stand on it; the others are found by their year.
  static let latest = 20

  private var language: Language { words.language }

  var screen: Screen {
    var layout = RunningWords.layout
    layout.top = Layout.Inset(.safeArea, .md)
    return Screen(
      route: RunningRoutes.home(year), language: language, title: words.home, presentation: .root,
      header: Header(.standard),
      layout: layout, toolbar: [.overview(language), efforts],
      content: [card, start] + [review].compactMap { $0 } + runs)
  }

  private var efforts: Element {
    Element(
      .button, words.bestEfforts, label: words.bestEfforts, placement: .trailing, type: .body, color: Hue.accent.text,
      route: RunningRoutes.efforts, command: ShellCommand.recordbook("run", "efforts"))
  }

  // MARK: The week

  private var card: Element {
    let pace = week.paceMilliseconds
    let facts: [Element] = [
      .fact(
        words.lengthTitle, words.length(week.lengthMillimetres), spoken: words.spokenLength(week.lengthMillimetres)),
      .fact(words.paceTitle, words.pace(pace), spoken: words.spokenPace(pace)),
      .fact(words.caloriesTitle, words.calories(of: week)),
      .fact(words.runCount, language.number(week.runCount)),
      .fact(words.weekBefore, words.length(week.lengthBeforeMillimetres)),
    ]
    return .card(words.thisWeek, facts + [goal])
  }

  /// How much of the goal there is, in words; the way to set one where there is none.
  private var goal: Element {
    guard let goal = week.goal else {
      return .fact(
        words.weeklyGoal, words.noGoal, hint: language.say(cs: "Nastavit cíl", en: "Set a goal"), icon: .forward,
        route: RunningRoutes.settings, command: ShellCommand.recordbook("run", "goal", "GOAL"))
    }
    return Element(.progressBar, words.goal(goal, of: week), value: String(min(goal.thousandths / 10, 100)))
  }

  private var start: Element {
    words.button(
      words.startRun, hint: language.say(cs: "Otevře záznam běhu", en: "Opens the recording of a run"), isPrimary: true,
      route: RunningRoutes.track, command: ["show", RunningRoutes.track.description])
  }

  // MARK: Runs

  /// What awaits her judgement; nil where nothing does.
  private var review: Element? {
    let count = listed.runs.count { $0.suspicious == true && $0.state == .counts || $0.state == .duplicate }
    guard year == nil, count > 0 else { return nil }
    let text = words.awaiting(count)
    return Element(
      .row, label: text, hint: language.say(cs: "Ukáže, co je třeba rozhodnout", en: "Shows what there is to decide"),
      fill: Hue.warning.fill, icon: .forward, route: ReviewScreen.route, command: ShellCommand.recordbook("review"),
      children: [.cell(text, .leading, .body)])
  }

  private var runs: [Element] {
    if listed.years.isEmpty { return [empty] }
    let shown = year == nil ? Array(listed.runs.prefix(RunningHomePage.latest)) : listed.runs
    let title = year.map(words.runs(of:)) ?? words.recentRuns
    let rows = shown.isEmpty ? [words.note(words.noRuns(in: year ?? 0))] : shown.map(words.row)
    let isAll = year == nil && listed.runs.count <= RunningHomePage.latest
    return [.section(title, rows)] + (isAll ? [] : [years])
  }

  /// The latest, or the runs of a year.
  private var years: Element {
    let choices = [(words.latest, nil)] + listed.years.map { (String($0), Optional($0)) }
    let title = language.say(cs: "Které běhy", en: "Which Runs")
    return Element(
      .radioGroup, title, label: title, type: .body,
      children: choices.map { name, chosen in
        Element(
          .radio, name, label: name, isOn: chosen == year, type: .body, route: RunningRoutes.home(chosen),
          command: ShellCommand.recordbook("show", RunningRoutes.home(chosen).description))
      })
  }

  private var empty: Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("figure.run.road", .illustration)),
        Element(.heading, words.noRuns, type: .title),
        Element(.text, words.noRunsHint, type: .body, color: Hue.secondary.text),
        HealthAccessWords(language: language).importData(.normal),
      ])
  }
}
