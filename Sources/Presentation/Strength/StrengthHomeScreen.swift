import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The home screen: the workout in progress or a button that starts one, today's plan, the current week, and the most
/// recent records.
struct StrengthHomeScreen: ScreenProvider {
  let pattern = RoutePattern("strength/home")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let today = try catalog.call(ShowToday.self, ShowToday.Input())
    let lifts = try catalog.call(ListLifts.self, NoInput())
    let exercises = lifts.lifts.map(\.exercise) + today.routines.flatMap(\.blocks).map(\.exercise)
    let page = StrengthHomePage(
      strings: try StrengthStrings(request, catalog).shortening(exercises),
      active: try catalog.call(ShowActiveWorkout.self, NoInput()).active,
      listed: try catalog.call(ListWorkouts.self, ListWorkouts.Input()),
      schedule: try catalog.call(ShowSchedule.self, ShowSchedule.Input()),
      today: today, lifts: lifts,
      form: try catalog.call(ShowForm.self, ShowForm.Input()))
    return page.screen
  }
}

/// The home screen's content.
struct StrengthHomePage {
  let strings: StrengthStrings
  let active: ActiveWorkoutView?
  let listed: ListWorkouts.Output
  /// The scheduled workouts from Monday of the current week onwards.
  let schedule: ShowSchedule.Output
  let today: ShowToday.Output
  let lifts: ListLifts.Output
  let form: ShowForm.Output

  private var language: Language { strings.language }

  var screen: Screen {
    Screen(
      route: StrengthDestinations.home.route, language: language, title: strings.feature, presentation: .root,
      header: Header(.standard), layout: StrengthStrings.tabLayout, toolbar: [.overview(language)], content: content)
  }

  private var content: [Element] {
    let begin = active.map { on($0) } ?? start
    if active == nil, finished.isEmpty, schedule.schedules.isEmpty { return [formTip].compactMap { $0 } + [empty] }
    return [begin, formTip, plan, week, review, records].compactMap { $0 }
  }

  private var finished: [WorkoutListing] { listed.workouts.filter(\.counts) }

  // MARK: The workout under way

  private func on(_ active: ActiveWorkoutView) -> Element {
    let isPaused = active.state == .paused
    return .card(
      strings.title(active.name), fill: Hue.accent.fill,
      [
        .elapsed(active, strings),
        .note(isPaused ? strings.paused : strings.running),
        progress(active),
        .button(
          strings.resumeWorkout, isPrimary: true, to: StrengthDestinations.active),
      ])
  }

  private func progress(_ active: ActiveWorkoutView) -> Element {
    active.setsPlanned.map { .fact(strings.sets, strings.done(active.setsDone, of: $0)) }
      ?? .fact(strings.sets, language.number(active.setsDone), spoken: strings.counted(active.setsDone, .sets))
  }

  private var start: Element {
    .button(
      strings.startWorkout, hint: language.say(cs: "Začne bez plánu", en: "Starts without a routine"), isPrimary: true,
      to: StrengthDestinations.active, action: Action(StartWorkout.method, style: .primary),
      command: ["strength", "start"], shortcut: strings.key("n"))
  }

  // MARK: Today and the week

  /// The routine planned for today. If there is none, the next day of this week on which a routine is planned. Nil if
  /// no routine has a schedule.
  private var plan: Element? {
    guard !schedule.schedules.isEmpty else { return nil }
    let today = schedule.days.filter { $0.state == .planned }.first
    guard let today else { return .section(strings.plan, [.note(strings.nothingPlanned)]) }
    let button = Element.button(
      language.say(cs: "Začít: \(printable(today.name))", en: "Start: \(printable(today.name))"),
      to: StrengthDestinations.active,
      action: Action(StartWorkout.method, ["routine": .text(today.routine.description)]),
      command: ["strength", "start", today.routine.description])
    let suggested = self.today.routines.first { $0.routine == today.routine }
    let rows = (suggested?.blocks ?? []).flatMap { block in
      [
        Element.row(
          strings.name(block.exercise), strings.plan(block.targets),
          hint: language.say(cs: "Ukáže trénink", en: "Shows the workout"), to: StrengthDestinations.today())
      ] + strings.reasons(block)
    }
    return .section(
      strings.plan,
      [.fact(language.date(today.day), printable(today.name))] + strings.deloadNote(suggested) + rows
        + (active == nil ? [button] : []))
  }

  private var week: Element {
    // Leave out days after this week, too: an imported log may contain days in the future.
    let monday = schedule.from.daysSinceEpoch
    let these = finished.filter { (monday..<monday + 7).contains($0.day.daysSinceEpoch) }
    let volume = these.reduce(0) { $0 + $1.volumeTenths }
    return .card(
      strings.thisWeek,
      [
        .fact(strings.workouts, language.number(these.count), spoken: strings.counted(these.count, .workouts)),
        .fact(strings.volume, strings.volume(tenths: volume), spoken: strings.spokenVolume(tenths: volume)),
      ])
  }

  /// The state of the current session of form analysis. If there is none, the most frequent mistake in the last
  /// session. Nil if there is neither.
  private var formTip: Element? {
    if let live = form.live {
      return .row(
        "\(strings.form): \(strings.name(live.exercise))", strings.name(live.state),
        hint: language.say(cs: "Ukáže, co vidí kamera", en: "Shows what a camera sees"), to: StrengthDestinations.form)
    }
    guard let results = form.results, let found = strings.found(results).max(by: { $0.count < $1.count }) else {
      return nil
    }
    return .row(
      "\(strings.form): \(strings.name(results.exercise))",
      "▲ \(strings.name(found.finding, of: results.exercise)) \(found.count)×",
      label:
        "\(strings.form): \(strings.name(results.exercise)), \(strings.name(found.finding, of: results.exercise)), \(found.count)×",
      hint: language.say(cs: "Ukáže výsledky", en: "Shows the results"), to: StrengthDestinations.formResults())
  }

  /// A link to the questions that the user still has to decide; nil if there are none.
  private var review: Element? {
    let count = finished.reduce(listed.questions ?? 0) { $0 + ($1.suspicious ?? 0) }
    guard count > 0 else { return nil }
    return .row(
      strings.toDecide(count),
      hint: language.say(cs: "Ukáže, co je třeba rozhodnout", en: "Shows what to decide"),
      fill: Hue.warning.fill, to: BookDestinations.review)
  }

  private var records: Element? {
    let rows = lifts.latest.prefix(5).compactMap { strings.row($0, isDated: true) }
    return rows.isEmpty ? nil : .section(strings.latestRecords, rows)
  }

  private var empty: Element {
    .empty(
      strings.noWorkouts, strings.noWorkoutsHint, picture: "figure.strengthtraining.traditional",
      [
        start
      ] + strings.imports)
  }
}

extension StrengthStrings {
  var resumeWorkout: String { language.say(cs: "Zpět k tréninku", en: "Resume Workout") }
}
