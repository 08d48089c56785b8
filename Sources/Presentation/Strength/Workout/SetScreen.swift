import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen on which the user corrects, deletes or confirms a set of a finished workout.
struct SetScreen: ScreenProvider {
  let pattern = RoutePattern("strength/workouts/ID/sets/NUMBER")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id = try request.workout
    let number: Int = try request.part("NUMBER")
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    let strings = try StrengthStrings(request, catalog).shortening(shown.blocks.map(\.exercise))
    for block in shown.blocks {
      guard let set = block.sets.first(where: { $0.number == number }) else { continue }
      let exercise = try? catalog.call(ShowRecords.self, ShowRecords.Input(exercise: block.exercise.id)).exercise
      return SetPage(
        strings: strings, workout: id, of: id, set: set, exercise: block.exercise,
        measure: exercise?.measure ?? .loadReps
      ).screen(request.route)
    }
    throw .notFound(.strength(.noSet(number: number, workout: id.description)))
  }
}

/// The screen on which the user corrects or deletes a set of the workout in progress.
struct ActiveSetScreen: ScreenProvider {
  let pattern = RoutePattern("strength/active/sets/NUMBER")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let number: Int = try request.part("NUMBER")
    guard let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active else {
      throw .notFound(.strength(.noWorkoutIsOn))
    }
    let strings = try StrengthStrings(request, catalog).shortening(active.blocks.map(\.exercise))
    for block in active.blocks {
      guard let set = block.sets.first(where: { $0.number == number }) else { continue }
      return SetPage(
        strings: strings, workout: nil, of: active.workout, set: set, exercise: block.exercise, measure: block.measure
      ).screen(request.route)
    }
    throw .notFound(.strength(.noSet(number: number, workout: active.workout.description)))
  }
}

struct SetPage {
  let strings: StrengthStrings
  /// The id of the finished workout that contains the set; nil if the workout in progress contains it.
  let workout: WorkoutID?
  /// The id of the workout that contains the set, whether finished or in progress.
  let of: WorkoutID
  let set: SetView
  let exercise: ExerciseName
  let measure: ExerciseMeasure

  private var language: Language { strings.language }
  private var home: Destination { workout.map { StrengthDestinations.workout($0) } ?? StrengthDestinations.active }
  private var parameters: [String: Action.Parameter] {
    var parameters: [String: Action.Parameter] = ["set": .number(set.number)]
    if let workout { parameters["workout"] = .text(workout.description) }
    return parameters
  }
  /// The arguments that identify the set in commands: the workout's id and the set's number.
  private var names: [String] { [of.description, String(set.number)] }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: "\(strings.name(exercise)), \(strings.set.lowercased()) \(set.number)",
      presentation: .sheet, header: Header(.standard), layout: StrengthStrings.layout,
      back: .cancel(to: home, strings.language),
      content: [judgement, form, remove].compactMap { $0 })
  }

  /// Asks whether a suspicious load is genuine; nil if the set is not suspicious.
  private var judgement: Element? {
    guard set.suspicious == true, let workout else { return nil }
    return Element(
      .warning, "\(strings.isThisRight) \(strings.measures(set))", type: .body, color: Hue.warning.text, icon: .warning,
      children: [.note(strings.suspiciousHint), strings.confirm(set, of: workout, then: home)])
  }

  private var form: Element {
    SetForm(
      strings: strings, method: EditSet.method, parameters: parameters, measure: measure, held: set,
      button: (strings.save, ["strength", "edit"] + names + SetForm.spec(measure), home)
    ).element
  }

  private var remove: Element {
    .button(
      language.say(cs: "Smazat sérii", en: "Delete Set"),
      hint: language.say(cs: "Jde to vzít zpět", en: "It can be undone"), isDestructive: true, to: home,
      action: Action(RemoveSet.method, parameters, style: .destructive), command: ["strength", "remove-set"] + names)
  }
}

extension StrengthStrings {
  /// Returns a button that confirms a suspicious set as genuine.
  func confirm(_ set: SetView, of workout: WorkoutID, then destination: Destination? = nil) -> Element {
    .button(
      confirm, label: "\(confirm): \(measures(set))",
      hint: language.say(cs: "Pak se počítá", en: "Then it counts"), to: destination,
      action: Action(ConfirmSet.method, ["workout": .text(workout.description), "set": .number(set.number)]),
      command: ["strength", "confirm", workout.description, String(set.number)])
  }
}
