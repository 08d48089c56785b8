import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the form for a new exercise: its name, what its sets measure (such as repetitions or time), and its
/// muscle.
struct OwnExerciseScreen: ScreenProvider {
  let pattern = RoutePattern("strength/own?name")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String? = try request.query("name")
    let strings = StrengthStrings(language: request.language)
    return OwnExercisePage(strings: strings, exercise: nil, name: name ?? "").screen(request.route)
  }
}

/// The screen with the form for changing an exercise that the user has created.
struct EditExerciseScreen: ScreenProvider {
  let pattern = RoutePattern("strength/own/ID")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: String = try request.part("ID")
    let strings = StrengthStrings(language: request.language)
    let exercise = try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id))).exercise
    guard exercise.own else { throw .conflict(.strength(.notOwnExercise(name: exercise.name))) }
    return OwnExercisePage(strings: strings, exercise: exercise, name: exercise.name).screen(request.route)
  }
}

struct OwnExercisePage {
  let strings: StrengthStrings
  /// The exercise that the form changes; nil if it creates a new one.
  let exercise: ExerciseView?
  let name: String

  private var language: Language { strings.language }
  private var home: Destination {
    exercise.map { StrengthDestinations.exercise($0) } ?? StrengthDestinations.exercises()
  }
  /// The parameters that the form sends in addition to its fields. The form has a field only for the first muscle, so
  /// these parameters preserve the exercise's other muscles.
  private var parameters: [String: Action.Parameter] {
    guard let exercise else { return [:] }
    var parameters: [String: Action.Parameter] = ["exercise": .text(exercise.id.text)]
    for (place, muscle) in exercise.primary.enumerated().dropFirst() { parameters["primary/\(place)"] = .text(muscle) }
    return parameters
  }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language,
      title: exercise == nil ? language.say(cs: "Vlastní cvik", en: "Own Exercise") : printable(name),
      presentation: .sheet, header: Header(.standard), layout: StrengthStrings.layout,
      back: .cancel(to: home, strings.language),
      content: [form])
  }

  private var form: Element {
    let title = language.say(cs: "Název", en: "Name")
    let field = Element(
      .textField, title, value: printable(name), type: .body,
      action: Action(SaveExercise.method, parameters, input: Action.Input("name", .text)))
    return Element(.form, children: [field, measure, muscle, save])
  }

  private var measure: Element {
    choice(
      language.say(cs: "Měří se", en: "Measured By"), "measure",
      ExerciseMeasure.allCases.map { (strings.name($0), $0.rawValue, $0 == (exercise?.measure ?? .loadReps)) })
  }

  private var muscle: Element {
    let chosen = exercise?.primary.first
    return choice(
      strings.muscle, "primary/0",
      CatalogueWords.muscles.map { (strings.muscle($0), $0, $0 == chosen) }, isOptional: true)
  }

  private func choice(
    _ title: String, _ parameter: String, _ choices: [(name: String, word: String, isOn: Bool)],
    isOptional: Bool? = nil
  ) -> Element {
    Element(
      .radioGroup, title, type: .body,
      action: Action(
        SaveExercise.method, parameters, input: Action.Input(parameter, .text, isOptional: isOptional)),
      children: choices.map { choice in
        let name = capitalized(choice.name)
        return Element(.radio, name, value: choice.word, isOn: choice.isOn, type: .body)
      })
  }

  private var save: Element {
    Element(
      .button, strings.save, type: .body, fill: Hue.accent.fill, to: home,
      action: Action(SaveExercise.method, parameters, style: .primary),
      command: ShellCommand.recordbook(
        ["strength", "exercise", "NAME"] + (exercise.map { ["--id", $0.id.text] } ?? [])))
  }
}
