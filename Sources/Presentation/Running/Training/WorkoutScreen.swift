import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen of a planned workout: its steps, a button that starts a run with it, and the runs that followed it. If
/// the address names a run, the table of steps also shows what was run.
struct WorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("running/workouts/ID?run")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: String = try request.part("ID")
    let run: RunID? = try request.query("run")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    var compared: CompareWorkout.Output?
    if let run {
      compared = try catalog.call(CompareWorkout.self, CompareWorkout.Input(run: run, workout: shown.workout.workout))
    }
    let page = WorkoutPage(
      strings: strings, shown: shown, compared: compared,
      isIdle: try catalog.call(ShowLive.self, NoInput()).state == .idle)
    return Screen(
      route: RunningDestinations.workout(shown.workout.workout, run: run).route, language: request.language,
      title: printable(shown.workout.name), presentation: .stack, header: Header(.standard),
      layout: RunningStrings.layout,
      back: .back(strings.workouts, to: RunningDestinations.workouts(nil), request.language), content: page.content)
  }
}

private struct WorkoutPage {
  let strings: RunningStrings
  let shown: ShowWorkout.Output
  let compared: CompareWorkout.Output?
  /// Whether no run is in progress, so that the user can start one.
  let isIdle: Bool

  private var language: Language { strings.language }
  private var id: String { shown.workout.workout }

  var content: [Element] {
    if let compared {
      let run = compared.run
      return [
        .section(strings.title(run), [WorkoutTable(strings: strings).compared(compared.steps)]),
        .row(
          strings.runTitle, language.date(run.day), hint: language.say(cs: "Ukáže běh", en: "Shows the run"),
          to: RunningDestinations.run(run.id)),
      ]
    }
    return [WorkoutTable(strings: strings).planned(shown.workout.steps)] + [start].compactMap { $0 } + runs
      + [WorkoutForm(strings: strings, workout: shown.workout).element, remove]
  }

  private var start: Element? {
    guard isIdle else { return nil }
    return .button(
      strings.startRun, hint: language.say(cs: "Začne běh podle plánu", en: "Starts a run with this workout"),
      isPrimary: true, icon: .start, to: RunningDestinations.track,
      action: Action("running.startRun", ["workout": .text(id)], style: .primary),
      command: ["run", "start", "--workout", id])
  }

  private var runs: [Element] {
    if shown.runs.isEmpty { return [] }
    return [
      .section(
        language.say(cs: "Běhy podle plánu", en: "Runs With This Workout"),
        shown.runs.map { run in
          .row(
            language.date(run.day),
            "\(strings.runLength(run.lengthMillimetres)), \(strings.time(run.activeMilliseconds))",
            hint: language.say(cs: "Porovná běh s plánem", en: "Compares the run with the workout"),
            to: RunningDestinations.workout(id, run: run.id))
        })
    ]
  }

  private var remove: Element {
    .button(
      language.say(cs: "Odebrat plán", en: "Remove the Workout"), isDestructive: true,
      to: RunningDestinations.workouts(nil),
      action: Action(RemoveWorkout.method, ["workout": .text(id)], style: .destructive),
      command: ["run", "remove-workout", id])
  }
}
