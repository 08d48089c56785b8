import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// A routine: its exercises and what is to be done of each, to be changed, started, planned or deleted.
struct RoutineScreen: ScreenProvider {
  let pattern = RoutePattern("strength/routines/ID")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let routine = try catalog.routine(request)
    let isOn = try catalog.call(ShowActiveWorkout.self, NoInput()).active != nil
    return Screen(
      route: request.route, language: request.language, title: printable(routine.name), presentation: .sheet,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .back(strings.workouts, to: StrengthDestinations.workouts, strings.language),
      content: RoutinePage(strings: strings, routine: routine, isOn: isOn).content)
  }
}

extension UseCaseCatalog {
  /// The routine that a route names.
  func routine(_ request: ScreenRequest) throws(Failure) -> RoutineView {
    let name: String = try request.part("ID")
    guard let id = RoutineID(name) else {
      throw .invalidInput(field: "routine", problem: .strength(.noRoutineName(text: name)))
    }
    guard let routine = try call(ListRoutines.self, NoInput()).routines.first(where: { $0.id == id }) else {
      throw .notFound(.strength(.noSuchRoutine(name: name)))
    }
    return routine
  }
}

struct RoutinePage {
  let strings: StrengthStrings
  let routine: RoutineView
  /// Whether a workout is under way, so none can be started.
  let isOn: Bool

  private var language: Language { strings.language }
  private var destination: Destination { StrengthDestinations.routine(routine.id) }
  private var id: String { routine.id.description }

  var content: [Element] {
    (isOn ? [] : [start]) + [form] + routine.blocks.enumerated().map { block($0.offset, $0.element) } + [further]
  }

  private var start: Element {
    .button(
      strings.startWorkout, isPrimary: true, to: StrengthDestinations.active,
      action: Action(StartWorkout.method, ["routine": .text(id)]), command: ["strength", "start", id],
      shortcut: strings.key("n"))
  }

  // MARK: What is to be done

  /// The name and all targets, which are saved together.
  private var form: Element {
    let parameters = RoutineParameters(routine).all
    func field(
      _ role: Element.Role, _ title: String, _ value: String, _ parameter: String, _ kind: Action.Input.Kind,
      isOptional: Bool = true, limits: Action.Limits? = nil
    ) -> Element {
      Element(
        role, title, value: value, type: .body,
        action: Action(
          SaveRoutine.method, parameters,
          input: Action.Input(parameter, kind, isOptional: isOptional ? true : nil, limits: limits)))
    }
    var fields = [
      field(
        .textField, language.say(cs: "Název", en: "Name"), printable(routine.name), "name", .text, isOptional: false)
    ]
    for (place, block) in routine.blocks.enumerated() {
      let name = strings.name(block.exercise)
      for (index, target) in block.targets.enumerated() {
        let path = "blocks/\(place)/targets/\(index)"
        let unit = target.load?.unit ?? strings.unit
        fields.append(
          field(
            .stepper, "\(name) \(index + 1): \(strings.load.lowercased())",
            target.load.map { StrengthStrings.field(thousandths: Int64($0.thousandths)) } ?? "",
            "\(path)/load/thousandths", .thousandths,
            limits: Action.Limits(
              0, Load.most(unit) / 1_000, decimals: 3, unit: unit.rawValue, step: unit == .kilogram ? 2.5 : 5)))
        fields.append(
          field(
            .stepper, "\(name) \(index + 1): \(strings.reps.lowercased())", target.reps.map { String($0) } ?? "",
            "\(path)/reps", .number, limits: Action.Limits(0, SetEntry.mostReps, step: 1)))
      }
      fields.append(
        field(
          .stepper, "\(name): \(strings.rest.lowercased())", block.restSeconds.map { String($0) } ?? "",
          "blocks/\(place)/restSeconds", .number, limits: Action.Limits(0, 3_600, unit: "s", step: 15)))
    }
    let save = Element(
      .button, strings.save, type: .body, fill: Hue.accent.fill, to: destination,
      action: Action(SaveRoutine.method, parameters, style: .primary),
      command: ShellCommand.recordbook("strength", "save-routine", "NAME", "EXERCISE:3x5", "--id", id))
    return Element(.form, children: fields + [save])
  }

  // MARK: Exercises

  private func block(_ place: Int, _ block: RoutineView.Block) -> Element {
    let name = strings.name(block.exercise)
    let told = block.targets.map { strings.measures($0) }.joined(separator: ", ")
    let parameters = RoutineParameters(routine)
    func button(_ text: String, _ parameters: [String: Action.Parameter], isDestructive: Bool = false) -> Element {
      .button(
        text, label: "\(text): \(name)", isDestructive: isDestructive, to: destination,
        action: Action(SaveRoutine.method, parameters, style: isDestructive ? .destructive : .normal),
        command: ["strength", "save-routine", "NAME", "EXERCISE:3x5", "--id", id])
    }
    var buttons = [
      button(language.say(cs: "Přidat sérii", en: "Add a Set"), parameters.changingSets(of: place, by: 1))
    ]
    if block.targets.count > 1 {
      buttons.append(
        button(language.say(cs: "Ubrat sérii", en: "Remove a Set"), parameters.changingSets(of: place, by: -1)))
    }
    if routine.blocks.count > 1 {
      buttons.append(
        button(
          language.say(cs: "Odebrat cvik", en: "Remove Exercise"), parameters.leavingOut(place),
          isDestructive: true))
    }
    return .section(
      name, [.note("\(strings.counted(block.targets.count, .sets))\(told.isEmpty ? "" : ": \(told)")")] + buttons)
  }

  private var further: Element {
    let picker = StrengthDestinations.exercises(ExerciseSearch(routine: id))
    let schedule = StrengthDestinations.schedule(routine.id)
    return .section(
      nil,
      [
        .button(strings.addExercise, to: picker, shortcut: strings.key("/")),
        .button(
          strings.plan, hint: language.say(cs: "Ukáže, kdy se cvičí", en: "Shows when it is planned"), to: schedule),
        .button(
          language.say(cs: "Smazat rutinu", en: "Delete Routine"), isDestructive: true,
          to: StrengthDestinations.workouts,
          action: Action(
            RemoveRoutine.method, ["routine": .text(id)], style: .destructive,
            confirmation: language.say(
              cs: "Smazat rutinu? Jde to vzít zpět.", en: "Delete the routine? It can be undone.")),
          command: ["strength", "remove-routine", id]),
      ])
  }
}

/// A routine that is still to be made: it begins with an exercise.
struct NewRoutineScreen: ScreenProvider {
  let pattern = RoutePattern("strength/new-routine?exercise")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let asked: String? = try request.query("exercise")
    let exercise = try asked.map { (id) throws(Failure) in
      try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id))).exercise
    }
    let picker = StrengthDestinations.exercises(ExerciseSearch(routine: "new"))
    let choose = Element.button(
      strings.addExercise, isPrimary: exercise == nil, to: picker,
      shortcut: strings.key("/"))
    return Screen(
      route: request.route, language: request.language, title: strings.newRoutine, presentation: .sheet,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .cancel(to: StrengthDestinations.workouts, strings.language),
      content: exercise.map { [form($0, strings)] } ?? [
        .note(
          request.language.say(
            cs: "Rutina začíná cvikem; další přidáte pak.", en: "A routine starts with one exercise; add others later.")
        ),
        choose,
      ])
  }

  /// Its name, and how many sets of how many repetitions.
  private func form(_ exercise: ExerciseView, _ strings: StrengthStrings) -> Element {
    let language = strings.language
    var parameters: [String: Action.Parameter] = ["blocks/0/exercise": .text(exercise.id.text)]
    for place in 0..<3 { parameters["blocks/0/targets/\(place)/kind"] = .text(SetKind.normal.rawValue) }
    let title = language.say(cs: "Název", en: "Name")
    let name = Element(
      .textField, title, value: strings.name(exercise), type: .body,
      action: Action(SaveRoutine.method, parameters, input: Action.Input("name", .text)))
    let save = Element(
      .button, strings.save, type: .body, fill: Hue.accent.fill, to: StrengthDestinations.workouts,
      action: Action(SaveRoutine.method, parameters, style: .primary),
      command: ShellCommand.recordbook("strength", "save-routine", "NAME", "\(exercise.name):3x5"))
    return Element(.form, children: [name, save])
  }
}
