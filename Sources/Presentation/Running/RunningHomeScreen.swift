import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The home screen: the current week with its goal, a button that starts a run, and a list of runs, either the most
/// recent ones or those of a year.
struct RunningHomeScreen: ScreenProvider {
  let pattern = RoutePattern("running/home?year")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = try request.query("year")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = RunningHomePage(
      strings: RunningStrings(language: request.language, units: settings.runUnits),
      week: try catalog.call(ShowWeek.self, ShowWeek.Input()),
      listed: try catalog.call(ListRuns.self, ListRuns.Input(year: year)), year: year,
      live: try catalog.call(ShowLive.self, NoInput()))
    return page.screen
  }
}

/// The home screen's content.
struct RunningHomePage {
  let strings: RunningStrings
  let week: ShowWeek.Output
  let listed: ListRuns.Output
  /// The year whose runs are listed; nil for the most recent runs.
  let year: Int?
  let live: LiveRunView

  /// The maximum number of most recent runs that are listed. The user finds older runs by choosing a year.
  static let latest = 20

  private var language: Language { strings.language }

  var screen: Screen {
    var layout = RunningStrings.layout
    layout.top = Layout.Inset(.safeArea, .md)
    let leading = live.state == .idle ? [card, start] : [now, card]
    return Screen(
      route: RunningDestinations.home(year).route, language: language, title: strings.homeTitle, presentation: .root,
      header: Header(.standard),
      layout: layout, toolbar: [.overview(language), efforts],
      content: leading + [review].compactMap { $0 } + runs + [more])
  }

  private var efforts: Element {
    Element(
      .button, strings.bestEfforts, placement: .trailing, type: .body,
      color: Hue.accent.text,
      to: RunningDestinations.efforts)
  }

  // MARK: The week

  private var card: Element {
    let pace = week.paceMilliseconds
    let facts: [Element] = [
      .fact(
        strings.lengthTitle, strings.length(week.lengthMillimetres),
        spoken: strings.spokenLength(week.lengthMillimetres)),
      .fact(strings.paceTitle, strings.pace(pace), spoken: strings.spokenPace(pace)),
      .fact(strings.caloriesTitle, strings.calories(of: week)),
      .fact(strings.runCount, language.number(week.runCount)),
      .fact(strings.weekBefore, strings.length(week.lengthBeforeMillimetres)),
    ]
    return .card(strings.thisWeek, facts + [goal])
  }

  /// How much of the weekly goal is reached; if there is no goal, a link for setting one.
  private var goal: Element {
    guard let goal = week.goal else {
      return .fact(
        strings.weeklyGoal, strings.noGoal, hint: language.say(cs: "Nastavit cíl", en: "Set a goal"), icon: .forward,
        route: RunningDestinations.settings.route, command: ShellCommand.recordbook("run", "goal", "GOAL"))
    }
    return Element(.progressBar, strings.goal(goal, of: week), value: String(min(goal.thousandths / 10, 100)))
  }

  /// A link to the run under way.
  private var now: Element { RunGlanceStrings(strings: strings).live(RunGlance.Live(live)) }

  private var start: Element {
    .button(
      strings.startRun, hint: language.say(cs: "Otevře záznam běhu", en: "Opens the recording of a run"),
      isPrimary: true, icon: .start, to: RunningDestinations.track)
  }

  /// Links to the screens that summarise runs, such as the year and the routes, and to those where the user enters
  /// data, such as shoes.
  private var more: Element {
    .section(
      language.say(cs: "Přehledy", en: "More"),
      [
        .row(strings.thisYear, hint: strings.showsTheYear, to: RunningDestinations.year(week.today.year)),
        .row(strings.sums, hint: strings.sumsHint, to: RunningDestinations.sums(.month)),
        .row(strings.prediction, hint: strings.predictionHint, to: RunningDestinations.predict),
        .row(strings.routes, hint: strings.routesHint, to: RunningDestinations.routes),
        .row(strings.workouts, hint: strings.workoutsHint, to: RunningDestinations.workouts(nil)),
        .row(strings.zonesTitle, hint: strings.zonesHint, to: RunningDestinations.zones(nil)),
        .row(strings.shoesTitle, hint: strings.shoesHint, to: RunningDestinations.shoes),
        .row(strings.addRun, hint: strings.addRunHint, to: RunningDestinations.add),
      ])
  }

  // MARK: Runs

  /// A link to the questions that the user still has to decide; nil if there are none.
  private var review: Element? {
    let count = listed.runs.count { $0.suspicious == true && $0.state == .counts || $0.state == .duplicate }
    guard year == nil, count > 0 else { return nil }
    let text = strings.toDecide(count)
    return Element(
      .row, label: text, hint: language.say(cs: "Ukáže, co je třeba rozhodnout", en: "Shows what to decide"),
      fill: Hue.warning.fill, icon: .forward, to: BookDestinations.review,
      children: [.cell(text, .leading, .body)])
  }

  private var runs: [Element] {
    if listed.years.isEmpty { return [empty] }
    let shown = year == nil ? Array(listed.runs.prefix(RunningHomePage.latest)) : listed.runs
    let title = year.map(strings.runs(of:)) ?? strings.recentRuns
    let rows = shown.isEmpty ? [.note(strings.noRuns(in: year ?? 0))] : shown.map(strings.row)
    let isAll = year == nil && listed.runs.count <= RunningHomePage.latest
    return [.section(title, rows)] + (isAll ? [] : [years])
  }

  /// A control with which the user chooses whether the most recent runs are listed or those of a year.
  private var years: Element {
    let choices = [(strings.latest, nil)] + listed.years.map { (String($0), Optional($0)) }
    let title = language.say(cs: "Které běhy", en: "Which Runs")
    return Element(
      .radioGroup, title, type: .body,
      children: choices.map { name, chosen in
        Element(
          .radio, name, isOn: chosen == year, type: .body, to: RunningDestinations.home(chosen))
      })
  }

  private var empty: Element {
    .empty(
      strings.noRuns, strings.noRunsHint, picture: "figure.run.road",
      [HealthAccessStrings(language: language).importData(.normal)])
  }
}
