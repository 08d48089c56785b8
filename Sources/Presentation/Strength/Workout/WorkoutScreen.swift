import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of a finished workout: its duration and volume, the records that were set in it, its exercises with their
/// sets, and possible corrections.
struct WorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("strength/workouts/ID")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id = try request.workout
    let strings = try StrengthStrings(request, catalog)
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    var layout = StrengthStrings.layout
    let isOn = try catalog.call(ShowActiveWorkout.self, NoInput()).active != nil
    let page = WorkoutPage(strings: strings, shown: shown, isOn: isOn)
    let content = page.content
    // What can be done with the workout stands beside its sets.
    if !page.others.isEmpty { layout.leadingPane = content.count - page.others.count }
    let workout = shown.workout
    let start = CivilDateTime(workout.start, offset: workout.utcOffsetSeconds)
    return Screen(
      route: request.route, language: request.language, title: strings.title(workout.name), presentation: .stack,
      header: Header(
        .standard, subtitle: "\(request.language.dateAndClock(start)) · \(printable(workout.source))"),
      layout: layout, back: .back(strings.workouts, to: StrengthDestinations.workouts, strings.language),
      content: content)
  }
}

extension ScreenRequest {
  /// The id of the workout, which is in the route.
  var workout: WorkoutID {
    get throws(Failure) {
      let name: String = try part("ID")
      guard let id = WorkoutID(name) else {
        throw .invalidInput(field: "workout", problem: .strength(.noWorkoutName(text: name)))
      }
      return id
    }
  }
}

struct WorkoutPage {
  let strings: StrengthStrings
  let shown: ShowWorkout.Output
  /// Whether a workout is in progress. If so, the user can't start this workout again.
  let isOn: Bool

  private var language: Language { strings.language }
  private var workout: WorkoutListing { shown.workout }
  private var isRemoved: Bool { workout.state == .removed }

  var content: [Element] {
    [facts, removed, twins, records].compactMap { $0 } + shown.blocks.map(block)
      + others
  }

  /// What can be done with the workout; empty if it was removed.
  var others: [Element] { isRemoved ? [] : [further, corrections] }

  /// The workout's duration, volume, and numbers of sets and records, followed by its note.
  private var facts: Element {
    let time = workout.durationSeconds.map { seconds in
      stat(strings.duration, language.duration(seconds: seconds), language.spokenDuration(seconds: seconds))
    }
    let records = shown.records.count
    let stats = [
      time,
      stat(
        strings.volume, strings.volume(tenths: workout.volumeTenths),
        strings.spokenVolume(tenths: workout.volumeTenths)),
      stat(strings.sets, language.number(workout.setCount), strings.counted(workout.setCount, .sets)),
      records == 0 ? nil : stat(strings.records, language.number(records)),
    ]
    return .card(
      nil,
      [Element(.statGrid, children: stats.compactMap { $0 })] + printableLines(shown.note ?? "").map { .note($0) })
  }

  /// Creates an element for a named figure. If `text` ends with a unit, as in `8,016 kg` or `1 h 10 min`, the unit is
  /// shown in smaller type.
  private func stat(_ name: String, _ text: String, _ spoken: String? = nil) -> Element {
    let unit = text.split(separator: " ").last.map(String.init).flatMap { $0.first?.isNumber == true ? nil : $0 }
    return Element(
      .stat, name, label: spoken, value: unit.map { String(text.dropLast($0.count + 1)) } ?? text, unit: unit)
  }

  private var removed: Element? {
    isRemoved
      ? .note(
        language.say(
          cs: "Trénink je vyřazený z knihy a nikde se nepočítá.",
          en: "This workout was removed from the book and does not count.")) : nil
  }

  /// The section about other apps' logs of the same workout; nil if there are none.
  private var twins: Element? {
    isRemoved ? nil : shown.twins.map { StrengthTwinStrings(strings: strings).section($0, of: workout) }
  }

  /// The records that were set in the workout, each with the previous best value; nil if there are none.
  private var records: Element? {
    guard !shown.records.isEmpty else { return nil }
    let title = shown.records.count == 1 ? strings.newRecord : strings.newRecords
    return .section(title, fill: Hue.best.fill, shown.records.compactMap { strings.row($0) })
  }

  private func block(_ block: BlockView) -> Element {
    let title = strings.name(block.exercise) + (block.superset.map { ", \(strings.superset($0))" } ?? "")
    let leads = Element.row(
      language.say(cs: "Rekordy cviku", en: "Exercise Records"),
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"),
      to: StrengthDestinations.exercise(block.exercise))
    return .section(
      title,
      printableLines(block.note ?? "").map { .note($0) }
        + [Element(.chips, children: block.sets.enumerated().map { row($0.element, $0.offset, of: block) }), leads]
        + (isRemoved ? [] : [add(block), menu(block)]))
  }

  private func add(_ block: BlockView) -> Element {
    let name = strings.name(block.exercise)
    return Element(
      .button, strings.addSet, label: "\(strings.addSet): \(name)", type: .body, icon: Icon("plus"),
      to: StrengthDestinations.addSet(toBlock: block.number, of: workout.id))
  }

  private func menu(_ block: BlockView) -> Element {
    BlockMenu(
      strings: strings, workout: workout.id, exercise: block.exercise, number: block.number, count: shown.blocks.count
    ).element
  }

  private func row(_ set: SetView, _ index: Int, of block: BlockView) -> Element {
    let spoken = ([strings.spokenMeasures(set)] + strings.remarks(set)).joined(separator: ", ")
    let cells = [
      Element(
        .text, "\(index + 1) · \(strings.measures(set))", label: strings.measures(set), placement: .leading, type: .body
      ),
      .cell(strings.remarks(set).joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
    ]
    guard !isRemoved else { return Element(.row, label: "\(strings.set) \(index + 1): \(spoken)", children: cells) }
    return Element(
      .row, label: "\(strings.set) \(index + 1): \(spoken)",
      hint: language.say(cs: "Opraví sérii", en: "Corrects the set"),
      color: set.kind == .warmup ? Hue.secondary.text : nil, fill: fill(set, of: block), icon: .forward,
      to: StrengthDestinations.set(set.number, of: workout.id),
      children: cells)
  }

  /// Returns the colour that marks a set as suspicious or as the holder of a record; nil for other sets.
  private func fill(_ set: SetView, of block: BlockView) -> ColorToken? {
    if set.suspicious == true { return Hue.warning.fill }
    let isBest = shown.records.contains { move in
      move.exercise.id == block.exercise.id && move.after?.workout == workout.id && move.after?.set == set.number
    }
    return isBest ? Hue.best.fill : nil
  }

  // MARK: What else can be done with it

  private var further: Element {
    let id = workout.id.description
    let again = Element.button(
      language.say(cs: "Zopakovat", en: "Do It Again"),
      hint: language.say(cs: "Začne trénink se stejnými sériemi", en: "Starts a workout with these sets"),
      icon: Icon("arrow.clockwise"), to: StrengthDestinations.active,
      action: Action(StartWorkout.method, ["again": .text(id)]), command: ["strength", "start", "--again", id])
    let routine = Element(
      .button, language.say(cs: "Udělat z toho rutinu", en: "Make a Routine of It"),
      hint: language.say(cs: "Uloží série jako rutinu", en: "Saves these sets as a routine"), type: .body,
      icon: Icon("plus"), route: StrengthDestinations.workouts.route,
      action: Action(SaveRoutine.method, ["name": .text(routineName), "from": .text(id)]),
      command: ShellCommand.recordbook("strength", "save-routine", "NAME", "--from", id), key: "make-routine")
    let post = Element.button(
      language.say(cs: "Dát do příspěvku", en: "Post It"),
      hint: language.say(
        cs: "Ukáže, co by příspěvek prozradil, než bude", en: "Shows what a post would contain, before you make one"),
      to: StrengthDestinations.share(workout.id))
    var search = ExerciseSearch()
    search.workout = id
    let add = Element.button(strings.addExercise, icon: Icon("plus"), to: StrengthDestinations.exercises(search))
    return .section(nil, isOn ? [add, routine, post] : [add, again, routine, post])
  }

  /// The name for a routine that is created from the workout. It contains the workout's day, because another routine
  /// may already have the workout's name.
  private var routineName: String {
    "\(strings.title(workout.name)), \(language.date(workout.day))"
  }

  // MARK: Corrections

  private var corrections: Element {
    let name = language.say(cs: "Název", en: "Name")
    let remove = language.say(cs: "Vyřadit z knihy", en: "Remove From the Book")
    return .section(
      language.say(cs: "Opravy", en: "Corrections"),
      [
        Element(
          .textField, name, value: workout.name.map { printable($0) } ?? "", type: .body,
          action: Action(
            RenameWorkout.method, ["workout": .text(workout.id.description)], input: Action.Input("name", .text)),
          command: ShellCommand.recordbook("strength", "rename", workout.id.description, "NAME")),
        strings.noteField(workout.id, shown.note),
        .button(
          strings.times,
          hint: language.say(cs: "Opraví, kdy trénink začal a skončil", en: "Corrects when it began and ended"),
          to: StrengthDestinations.times(workout.id)),
        .button(
          remove,
          hint: language.say(
            cs: "Trénink nebyl váš: nikde se nepočítá", en: "For a workout that is not yours; it no longer counts"),
          isDestructive: true,
          action: Action(
            RemoveWorkout.method, ["workout": .text(workout.id.description)], style: .destructive,
            confirmation: language.say(
              cs: "Vyřadit trénink z knihy? Jde to vzít zpět.",
              en: "Remove the workout from the book? It can be undone.")),
          command: ["strength", "remove", workout.id.description]),
      ])
  }
}
