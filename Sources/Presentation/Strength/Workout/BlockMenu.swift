import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The menu of an exercise in a workout. Its buttons move the exercise, or replace it with another one.
struct BlockMenu {
  let strings: StrengthStrings
  /// The id of the finished workout that contains the exercise; nil if the workout in progress contains it.
  let workout: WorkoutID?
  let exercise: ExerciseName
  /// The position of the exercise in the workout, counted from 1.
  let number: Int
  /// The number of exercises in the workout.
  let count: Int

  private var language: Language { strings.language }
  private var home: Destination { workout.map { StrengthDestinations.workout($0) } ?? StrengthDestinations.active }
  private var name: String { strings.name(exercise) }
  /// The workout's id as an argument of a command; empty for the workout in progress, for which commands need no id.
  private var words: [String] { workout.map { [$0.description] } ?? [] }

  var element: Element {
    let swap = language.say(cs: "Vyměnit cvik", en: "Swap Exercise")
    var search = ExerciseSearch()
    (search.workout, search.swap) = (workout?.description, number)
    let buttons = [
      Element.button(
        swap, label: "\(swap): \(name)", to: StrengthDestinations.exercises(search),
        command: ["strength", "swap"] + words + [String(number), "EXERCISE"]),
      number > 1 ? move(language.say(cs: "Posunout nahoru", en: "Move Up"), to: number - 1) : nil,
      number < count ? move(language.say(cs: "Posunout dolů", en: "Move Down"), to: number + 1) : nil,
    ]
    let more = language.say(cs: "Další možnosti", en: "More")
    return Element(
      .menu, label: "\(more): \(name)", placement: .trailing, color: Hue.accent.text, icon: Icon("ellipsis"),
      children: [.section(nil, buttons.compactMap { $0 })])
  }

  private func move(_ text: String, to place: Int) -> Element {
    var parameters: [String: Action.Parameter] = ["block": .number(number), "to": .number(place)]
    parameters["workout"] = workout.map { .text($0.description) }
    return .button(
      text, label: "\(text): \(name)", to: home, action: Action(MoveBlock.method, parameters),
      command: ["strength", "move"] + words + [String(number), String(place)])
  }
}

extension StrengthStrings {
  /// Returns the field in which the user writes a note on a workout.
  /// - Parameter workout: the id of the finished workout; nil for the workout in progress.
  func noteField(_ workout: WorkoutID?, _ note: String?) -> Element {
    let parameters = workout.map { ["workout": Action.Parameter.text($0.description)] } ?? [:]
    return Element(
      .textField, language.say(cs: "Poznámka k tréninku", en: "Note on the Workout"),
      value: note ?? "", type: .body,
      action: Action(NoteWorkout.method, parameters, input: Action.Input("note", .text)),
      command: ShellCommand.recordbook(["strength", "note"] + (workout.map { [$0.description] } ?? []) + ["NOTE"]),
      saves: true)
  }
}
