import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The content of a routine's screen: a single form with a table of sets for each exercise. The buttons that add,
/// remove and move exercises or sets only change the form; the user saves all changes with one button.
package struct RoutinePage {
  let strings: StrengthStrings
  let routine: RoutineView
  /// Whether a workout is in progress. If so, the screen has no button that starts a workout.
  let isOn: Bool
  /// Whether the form has unsaved changes.
  let isDraft: Bool
  /// Shows the weekdays on which the routine is planned.
  let days: RoutineDays
  /// The exercises of the routine.
  let exercises: [ExerciseID: ExerciseView]
  /// The seconds of rest after the sets of exercises that have no rest of their own.
  let restSeconds: Int
  /// The loads of the last workout with each exercise, which stand in fields without a planned load.
  let loads: [ExerciseID: [Load]]

  private var language: Language { strings.language }
  private var destination: Destination { StrengthDestinations.routine(routine.id) }
  private var id: String { routine.id.description }
  private var parameters: RoutineParameters { RoutineParameters(routine) }

  var content: [Element] {
    (isOn || isDraft ? [] : [start]) + (isDraft ? [] : [days.group]) + [form, .section(nil, [further])]
  }

  private var start: Element {
    .button(
      strings.startWorkout, isPrimary: true, to: StrengthDestinations.active,
      action: Action(StartWorkout.method, ["routine": .text(id)]), command: ["strength", "start", id],
      shortcut: strings.key("n"))
  }

  // MARK: The form

  private var form: Element {
    let name = field(
      .textField, language.say(cs: "Název", en: "Name"), printable(routine.name), Action.Input("name", .text))
    let save = Element(
      .button, strings.save, placement: .trailing, type: .body, fill: Hue.accent.fill,
      to: StrengthDestinations.workouts, action: Action(SaveRoutine.method, parameters.all, style: .primary),
      command: ShellCommand.recordbook("strength", "save-routine", "NAME", "EXERCISE:3x5", "--id", id))
    return Element(
      .form, key: "routine",
      children: [name] + routine.blocks.indices.map(block) + [add, save])
  }

  private func field(
    _ role: Element.Role, _ title: String, label: String? = nil, _ value: String, _ input: Action.Input,
    key: String? = nil
  ) -> Element {
    Element(
      role, title, label: label, value: value, type: .body, action: Action(SaveRoutine.method, input: input), key: key)
  }

  /// Creates a button that changes the form without saving it.
  /// - Parameters:
  ///   - block: the index of the exercise that the change is about; nil for none.
  ///   - target: the index of the set that the change is about; nil for none.
  ///   - destination: the screen that opens after the change; nil for this screen.
  ///   - key: a key that identifies the button on the screen.
  private func draft(
    _ text: String?, _ label: String, icon: Icon? = nil, _ change: DraftRoutine.Change, block: Int? = nil,
    target: Int? = nil, to destination: Destination? = nil, key: String
  ) -> Element {
    Element(
      .button, text, label: label, type: .body, icon: icon, route: (destination ?? self.destination).route,
      action: Action(DraftRoutine.method, parameters.drafting(change, block: block, target: target)), key: key)
  }

  /// The button that adds an exercise. It leads to the screen on which the user chooses an exercise. That screen leads
  /// back here, with the unsaved changes of the form.
  private var add: Element {
    draft(
      strings.addExercise, strings.addExercise, icon: Icon("plus"), .none,
      to: StrengthDestinations.exercises(ExerciseSearch(routine: id)), key: "add-exercise")
  }

  // MARK: An exercise

  /// Returns the key of the element that gets the keyboard focus after a change of the form.
  /// - Parameters:
  ///   - block: the index of the exercise.
  ///   - target: the index of the set; nil for the exercise as a whole.
  package static func key(_ block: Int, _ target: Int? = nil) -> String {
    target.map { "set-\(block)-\($0)" } ?? "exercise-\(block)"
  }

  private func block(_ place: Int) -> Element {
    let block = routine.blocks[place]
    let name = strings.name(block.exercise)
    let addSet = draft(
      language.say(cs: "Přidat sérii", en: "Add Set"), "\(language.say(cs: "Přidat sérii", en: "Add Set")): \(name)",
      icon: Icon("plus"), .addSet, block: place, key: "add-\(place)")
    let rest = field(
      .textField, strings.rest, label: "\(strings.rest): \(name)",
      block.restSeconds.map { strings.clock(seconds: $0) } ?? "",
      Action.Input(
        "blocks/\(place)/restSeconds", .duration, isOptional: true, limits: Action.Limits(0, 3_600, unit: "s"))
    ).prompting(strings.clock(seconds: exercises[block.exercise.id]?.restSeconds ?? restSeconds))
    return Element(
      .card, name, type: .title,
      children: [muscles(block), menu(place, name)].compactMap { $0 } + moves(place, name)
        + [sets(place, name), addSet, rest])
  }

  /// The muscles that an exercise trains most; nil if none are known.
  private func muscles(_ block: RoutineView.Block) -> Element? {
    let muscles = exercises[block.exercise.id].map { $0.primary + $0.secondary } ?? []
    if muscles.isEmpty { return nil }
    return .note(capitalized(muscles.prefix(RoutinePage.mostMuscles).map(strings.muscle).joined(separator: ", ")))
  }

  private static let mostMuscles = 3

  /// The menu of an exercise: its plan, and a button that removes it; nil if it would be empty.
  private func menu(_ place: Int, _ name: String) -> Element? {
    let items = plan(place, name) + remove(place, name)
    if items.isEmpty { return nil }
    let more = language.say(cs: "Další možnosti", en: "More")
    return Element(
      .menu, label: "\(more): \(name)", placement: .trailing, color: Hue.accent.text, icon: Icon("ellipsis"),
      children: [.section(nil, items)])
  }

  /// A button that names the rule by which the loads of an exercise increase, and leads to the exercise's plan. Empty
  /// while the form has unsaved changes.
  /// - Parameter place: the index of the exercise in the routine.
  private func plan(_ place: Int, _ name: String) -> [Element] {
    guard !isDraft else { return [] }
    let block = routine.blocks[place]
    let next = block.suggested.map { ": \(strings.plan($0))" } ?? ""
    let text = block.progression.map { strings.progression($0) + next } ?? strings.name(nil as Progression.Kind?)
    return [
      .button(
        "\(strings.rule): \(text)", label: "\(strings.rule): \(text), \(name)",
        hint: language.say(cs: "Naplánuje série, zátěž a jak roste", en: "Plans sets, load, and how it grows"),
        to: StrengthDestinations.plan(routine.id, place + 1))
    ]
  }

  /// Returns the buttons that move an exercise up or down by one place, without those that can't move it any further.
  /// After a move, the first of the buttons gets the keyboard focus.
  /// - Parameter place: the index of the exercise in the routine.
  private func moves(_ place: Int, _ name: String) -> [Element] {
    let up = language.say(cs: "Posunout nahoru", en: "Move Up")
    let down = language.say(cs: "Posunout dolů", en: "Move Down")
    return [
      place > 0
        ? draft("↑", "\(up): \(name)", .moveUp, block: place, key: RoutinePage.key(place)) : nil,
      place + 1 < routine.blocks.count
        ? draft(
          "↓", "\(down): \(name)", .moveDown, block: place,
          key: place > 0 ? "down-\(place)" : RoutinePage.key(place)) : nil,
    ].compactMap { $0 }
  }

  private func remove(_ place: Int, _ name: String) -> [Element] {
    guard routine.blocks.count > 1 else { return [] }
    let text = language.say(cs: "Odebrat cvik", en: "Remove Exercise")
    return [draft(text, "\(text): \(name)", .removeExercise, block: place, key: "remove-\(place)")]
  }

  // MARK: The sets of an exercise

  private func sets(_ place: Int, _ name: String) -> Element {
    let titles = [(strings.set, strings.set), (strings.unit.rawValue, strings.load), (reps, strings.reps)]
    let header = Element(
      .tableHeader,
      children: titles.enumerated().map { index, title in
        Element(
          .text, title.0, label: title.0 == title.1 ? nil : title.1, placement: index == 0 ? .leading : .center,
          type: .caption, color: Hue.secondary.text)
      } + [Element(.text, "", type: .caption)])
    return Element(
      .setTable, label: name,
      children: [header] + routine.blocks[place].targets.indices.map { row(place, $0, name) })
  }

  private var reps: String { language.say(cs: "Opak.", en: "Reps") }

  private func row(_ place: Int, _ index: Int, _ name: String) -> Element {
    let target = routine.blocks[place].targets[index]
    let path = "blocks/\(place)/targets/\(index)"
    let unit = target.load?.unit ?? strings.unit
    let set = "\(strings.set.lowercased()) \(index + 1)"
    let kind = target.kind.map { " · \(strings.name($0))" } ?? ""
    let load = field(
      .numericField, strings.load, label: "\(strings.load), \(unit.rawValue): \(name), \(set)",
      target.load.map { language.typedText(thousandths: Int64($0.thousandths)) } ?? "",
      Action.Input(
        "\(path)/load/thousandths", .thousandths, isOptional: true,
        limits: Action.Limits(0, Load.most(unit) / 1_000, decimals: 3, unit: unit.rawValue)),
      key: RoutinePage.key(place, index)
    ).prompting(placeholder(place, index, unit))
    let reps = field(
      .numericField, strings.reps, label: "\(strings.reps): \(name), \(set)", target.reps.map { String($0) } ?? "",
      Action.Input("\(path)/reps", .number, isOptional: true, limits: Action.Limits(0, SetEntry.mostReps)))
    let remove = language.say(cs: "Odebrat sérii \(index + 1)", en: "Remove Set \(index + 1)")
    return Element(
      .tableRow, label: "\(name), \(set)",
      children: [
        .cell(String(index + 1) + kind, .leading, .body), load, reps,
        draft(
          "×", "\(remove): \(name)", .removeSet, block: place, target: index,
          key: "remove-\(place)-\(index)"),
      ])
  }

  /// Returns the load of a set in the last workout or, for a further set, of its last set; nil for a warm-up, and if
  /// there is no load in the unit of the field.
  private func placeholder(_ place: Int, _ index: Int, _ unit: MassUnit) -> String? {
    let targets = routine.blocks[place].targets
    let loads = loads[routine.blocks[place].exercise.id] ?? []
    if targets[index].kind == .warmup { return nil }
    let number = targets[..<index].count { $0.kind != .warmup }
    guard let load = loads.indices.contains(number) ? loads[number] : loads.last, load.unit == unit else { return nil }
    return language.thousandths(Int(load.thousandths))
  }

  // MARK: The routine as a whole

  private var further: Element {
    let more = language.say(cs: "Další možnosti", en: "More")
    let buttons: [Element] = [
      .button(
        strings.plan, hint: language.say(cs: "Ukáže, kdy se cvičí", en: "Shows when it is planned"),
        to: StrengthDestinations.schedule(routine.id)),
      .button(
        strings.todayPlan, hint: language.say(cs: "Ukáže zátěže a proč", en: "Shows the loads, and why"),
        to: StrengthDestinations.today(routine.id)),
      .button(
        language.say(cs: "Smazat rutinu", en: "Delete Routine"), isDestructive: true,
        to: StrengthDestinations.workouts,
        action: Action(
          RemoveRoutine.method, ["routine": .text(id)], style: .destructive,
          confirmation: language.say(
            cs: "Smazat rutinu? Jde to vzít zpět.", en: "Delete the routine? It can be undone.")),
        command: ["strength", "remove-routine", id]),
    ]
    return Element(
      .menu, more, label: "\(more): \(printable(routine.name))", color: Hue.accent.text, icon: Icon("ellipsis"),
      children: [.section(nil, buttons)])
  }
}

extension RoutineView {
  /// Returns the routine with the unsaved changes in `draft`; unchanged if `draft` is nil.
  /// - Parameters:
  ///   - draft: the unsaved form; nil if there are no unsaved changes.
  ///   - name: returns the name of an exercise that is in the draft but not in the saved routine; if it returns nil,
  ///     the exercise's id is shown instead.
  func with(
    _ draft: RoutineDraft?, name: (ExerciseID) -> ExerciseName? = { _ in nil }
  ) -> RoutineView {
    guard let draft else { return self }
    var view = self
    view.name = draft.name
    view.blocks = draft.blocks.map { block in
      Block(
        exercise: blocks.first { $0.exercise.id == block.exercise }?.exercise ?? name(block.exercise)
          ?? ExerciseName(.known(block.exercise)),
        superset: block.superset, restSeconds: block.restSeconds, targets: block.targets ?? [],
        progression: block.progression)
    }
    return view
  }
}
