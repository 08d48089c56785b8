import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen on which the user creates a routine. The user first chooses the routine's first exercise, then enters its
/// name.
struct NewRoutineScreen: ScreenProvider {
  let pattern = RoutePattern("strength/new-routine?exercise")
  var isLaidOver: Bool { true }
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

  /// Returns the form in which the user enters the routine's name. Submitting the form saves a routine that consists of
  /// three normal sets of the chosen exercise.
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
