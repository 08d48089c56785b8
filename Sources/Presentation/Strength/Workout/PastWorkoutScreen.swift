import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the form in which the user logs sets of a workout after it was done. If the route names no exercise,
/// the user chooses one first.
struct PastWorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("strength/log?exercise")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let asked: String? = try request.query("exercise")
    let exercise = try asked.map { (id) throws(Failure) in
      try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id))).exercise
    }
    let today = try catalog.call(ShowToday.self, ShowToday.Input()).day
    let choose = Element.button(
      strings.addExercise, isPrimary: exercise == nil,
      to: StrengthDestinations.exercises(ExerciseSearch(workout: ExerciseSearch.past)), shortcut: strings.key("/"))
    return Screen(
      route: request.route, language: request.language, title: strings.logPast, presentation: .sheet,
      header: Header(.standard, subtitle: exercise.map(strings.name)), layout: StrengthStrings.layout,
      back: .cancel(to: StrengthDestinations.workouts, strings.language),
      content: exercise.map { [form($0, today, strings)] } ?? [
        .note(
          request.language.say(
            cs: "Zapisuje se po cvicích; týž začátek přidá k témuž tréninku.",
            en: "One exercise at a time; the same start adds to the same workout.")),
        choose,
      ])
  }

  private func form(_ exercise: ExerciseView, _ today: CivilDay, _ strings: StrengthStrings) -> Element {
    let language = strings.language
    let parameters: [String: Action.Parameter] = ["exercise": .text(exercise.id.text)]
    func action(_ input: Action.Input) -> Action { Action(LogWorkout.method, parameters, input: input) }
    let fields = [
      Element(
        .dateField, strings.day, value: today.description, type: .body, action: action(Action.Input("day", .day))),
      Element(
        .timeField, language.say(cs: "Začátek", en: "Start"), hint: language.say(cs: "Jinak 12:00", en: "Else 12:00"),
        value: "", type: .body, action: action(Action.Input("time", .time, isOptional: true))),
      Element(
        .stepper, strings.sets, value: "1", type: .body,
        action: action(Action.Input("count", .number, isOptional: true, limits: Action.Limits(1, 100, step: 1)))),
    ]
    return SetForm(
      strings: strings, method: LogWorkout.method, parameters: parameters, measure: exercise.measure,
      held: SetView(SetEntry(number: 0)), path: "sets/0/", first: fields,
      button: (
        strings.save, ["strength", "log", "DAY", exercise.name] + SetForm.spec(exercise.measure),
        StrengthDestinations.workouts
      )
    ).element
  }
}

/// The screen with the form that adds a set to a finished workout. The set is added either to the exercise at a given
/// position in the workout, or to an exercise that the workout does not contain yet.
struct AddSetScreen: ScreenProvider {
  static let toBlock = RoutePattern("strength/workouts/ID/add/NUMBER")
  static let toNewExercise = RoutePattern("strength/workouts/ID/add?exercise")

  let pattern: RoutePattern
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id = try request.workout
    let strings = try StrengthStrings(request, catalog)
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    let asked = try exercise(request, of: shown)
    let exercise = try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: asked)).exercise
    var held = shown.blocks.last { $0.exercise.id == exercise.id }?.sets.last ?? SetView(SetEntry(number: 0))
    (held.note, held.kind) = (nil, held.kind == .warmup ? .normal : held.kind)
    let home = StrengthDestinations.workout(id)
    let form = SetForm(
      strings: strings, method: AddSet.method,
      parameters: ["workout": .text(id.description), "exercise": .text(exercise.id.text)], measure: exercise.measure,
      held: held, note: "",
      button: (
        strings.save, ["strength", "add-set", id.description, exercise.name] + SetForm.spec(exercise.measure), home
      ))
    return Screen(
      route: request.route, language: request.language, title: strings.addSet, presentation: .sheet,
      header: Header(.standard, subtitle: strings.name(exercise)), layout: StrengthStrings.layout,
      back: .cancel(to: home, strings.language), content: [form.element])
  }

  /// Returns the exercise that the route names, either by its id or by its position in the workout.
  private func exercise(_ request: ScreenRequest, of shown: ShowWorkout.Output) throws(Failure) -> ExerciseID {
    if pattern == AddSetScreen.toNewExercise { return ExerciseID(try request.query("exercise") ?? "") }
    let number: Int = try request.part("NUMBER")
    guard let block = shown.blocks.first(where: { $0.number == number }) else {
      throw .notFound(.strength(.noBlock(number: number, count: shown.blocks.count)))
    }
    return block.exercise.id
  }
}

/// The screen with the form that corrects when a workout began and how long it took.
struct WorkoutTimesScreen: ScreenProvider {
  let pattern = RoutePattern("strength/workouts/ID/times")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id = try request.workout
    let strings = try StrengthStrings(request, catalog)
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    let workout = shown.workout
    let home = StrengthDestinations.workout(id)
    let language = strings.language
    let start = CivilDateTime(workout.start, offset: workout.utcOffsetSeconds)
    func field(_ role: Element.Role, _ title: String, _ value: String, _ input: Action.Input) -> Element {
      Element(
        role, title, label: title + (input.limits?.unit.map { ", \($0)" } ?? ""), value: value, type: .body,
        action: Action(SetTimes.method, ["workout": .text(id.description)], input: input))
    }
    let time = "\(ASCII.decimal(start.time.hour, digits: 2)):\(ASCII.decimal(start.time.minute, digits: 2))"
    // The minute of the start would be read as that of the next day.
    let isBrief = workout.durationSeconds ?? 0 < 60 || shown.end == time
    let end = isBrief ? "" : shown.end ?? ""
    let form = Element(
      .form,
      children: [
        field(.dateField, strings.day, start.day.description, Action.Input("day", .day)),
        field(.timeField, language.say(cs: "Začátek", en: "Start"), time, Action.Input("time", .time)),
        field(
          .timeField, language.say(cs: "Konec", en: "End"), end,
          Action.Input("end", .time, isOptional: true)),
        Element(
          .button, strings.save, type: .body, fill: Hue.accent.fill, to: home,
          action: Action(SetTimes.method, ["workout": .text(id.description)], style: .primary),
          command: ShellCommand.recordbook(
            "strength", "times", id.description, "--start", "START", "--end", "END")),
      ])
    return Screen(
      route: request.route, language: request.language, title: strings.times, presentation: .sheet,
      header: Header(.standard, subtitle: strings.title(workout.name)), layout: StrengthStrings.layout,
      back: .cancel(to: home, strings.language), content: [form])
  }
}

extension StrengthStrings {
  var logPast: String { language.say(cs: "Zapsat dřívější trénink", en: "Log a Past Workout") }
  var addSet: String { language.say(cs: "Přidat sérii", en: "Add Set") }
  var times: String { language.say(cs: "Začátek a konec", en: "Start and End") }
}
