import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the planned workouts, and a form that adds another one. If the address names a run, the user chooses
/// a workout with which to compare that run.
struct WorkoutsScreen: ScreenProvider {
  let pattern = RoutePattern("running/workouts?run")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let run: RunID? = try request.query("run")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let workouts = try catalog.call(ShowWorkouts.self, NoInput()).workouts
    let list: Element =
      workouts.isEmpty
      ? .empty(strings.noWorkouts, strings.workoutsHint, picture: "figure.run.road")
      : .section(nil, workouts.map { row($0, run, strings) })
    return Screen(
      route: RunningDestinations.workouts(run).route, language: request.language, title: strings.workouts,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout,
      back: run.map { .back(strings.runTitle, to: RunningDestinations.run($0), request.language) } ?? strings.backHome,
      content: [list, WorkoutForm(strings: strings).element])
  }

  private func row(_ workout: WorkoutView, _ run: RunID?, _ strings: RunningStrings) -> Element {
    .row(
      printable(workout.name), printable(workout.plan),
      hint: strings.language.say(cs: "Ukáže plán", en: "Shows the workout"),
      to: RunningDestinations.workout(workout.workout, run: run))
  }
}

/// A form with fields for the name and the steps of a workout.
struct WorkoutForm {
  let strings: RunningStrings
  /// The workout that the form changes; nil if it creates a new one.
  var workout: WorkoutView?

  private var language: Language { strings.language }

  var element: Element {
    let method = workout == nil ? AddWorkout.method : EditWorkout.method
    let name = Element(
      .textField, language.say(cs: "Název", en: "Name"), value: workout.map { printable($0.name) } ?? "", type: .body,
      action: Action(method, input: Action.Input("name", .text)))
    let plan = Element(
      .textField, strings.planTitle, hint: strings.planHint, value: workout.map { printable($0.plan) } ?? "",
      type: .body, action: Action(method, input: Action.Input("plan", .text)))
    let destination = workout.map { RunningDestinations.workout($0.workout) } ?? RunningDestinations.workouts(nil)
    let save = Element(
      .button, language.say(cs: "Uložit", en: "Save"), type: .body, fill: Hue.accent.fill, route: destination.route,
      action: Action(method, workout.map { ["workout": .text($0.workout)] } ?? [:], style: .primary),
      command: ShellCommand.recordbook(
        workout.map { ["run", "edit-workout", $0.workout, "--name", "NAME", "--plan", "PLAN"] }
          ?? ["run", "add-workout", "NAME", "PLAN"]))
    return Element(
      .form, workout == nil ? language.say(cs: "Nový plán", en: "New Workout") : nil, type: .title,
      children: [name, plan, save])
  }
}
