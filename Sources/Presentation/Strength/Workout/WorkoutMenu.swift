import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The menu of a finished workout: its name and note, what can be added to it or corrected, and a button that removes
/// it from the book.
struct WorkoutMenu {
  let strings: StrengthStrings
  let workout: WorkoutListing
  let note: String?

  private var language: Language { strings.language }
  private var id: String { workout.id.description }

  var element: Element {
    let more = language.say(cs: "Další možnosti", en: "More")
    return Element(
      .menu, label: "\(more): \(strings.title(workout.name))", placement: .trailing, color: Hue.accent.text,
      icon: Icon("ellipsis"),
      children: [
        .section(nil, [name, strings.noteField(workout.id, note)]), .section(nil, [add, times]),
        .section(nil, [remove]),
      ])
  }

  private var name: Element {
    Element(
      .textField, language.say(cs: "Název", en: "Name"), value: workout.name.map { printable($0) } ?? "", type: .body,
      action: Action(RenameWorkout.method, ["workout": .text(id)], input: Action.Input("name", .text)),
      command: ShellCommand.recordbook("strength", "rename", id, "NAME"))
  }

  private var add: Element {
    var search = ExerciseSearch()
    search.workout = id
    return .button(strings.addExercise, icon: Icon("plus"), to: StrengthDestinations.exercises(search))
  }

  private var times: Element {
    .button(
      strings.times,
      hint: language.say(cs: "Opraví, kdy trénink začal a skončil", en: "Corrects when it began and ended"),
      to: StrengthDestinations.times(workout.id))
  }

  private var remove: Element {
    .button(
      language.say(cs: "Vyřadit z knihy", en: "Remove From the Book"),
      hint: language.say(
        cs: "Trénink nebyl váš: nikde se nepočítá", en: "For a workout that is not yours; it no longer counts"),
      isDestructive: true,
      action: Action(
        RemoveWorkout.method, ["workout": .text(id)], style: .destructive,
        confirmation: language.say(
          cs: "Vyřadit trénink z knihy? Jde to vzít zpět.",
          en: "Remove the workout from the book? It can be undone.")),
      command: ["strength", "remove", id])
  }
}
