import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of a finished workout: its duration and volume, its exercises with their sets and new records, the muscles
/// that it trained, and a menu with corrections.
struct WorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("strength/workouts/ID")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id = try request.workout
    let shown = try catalog.call(ShowWorkout.self, ShowWorkout.Input(workout: id))
    let strings = try StrengthStrings(request, catalog).shortening(shown.blocks.map(\.exercise))
    var layout = StrengthStrings.layout
    let isOn = try catalog.call(ShowActiveWorkout.self, NoInput()).active != nil
    let page = WorkoutPage(strings: strings, shown: shown, isOn: isOn)
    let content = page.content
    // What can be done with the workout stands beside its sets.
    if !page.others.isEmpty { layout.leadingPane = content.count - page.others.count }
    let workout = shown.workout
    let (start, language) = (CivilDateTime(workout.start, offset: workout.utcOffsetSeconds), request.language)
    return Screen(
      route: request.route, language: language, title: strings.title(workout.name), presentation: .stack,
      header: Header(
        .standard, subtitle: "\(language.weekdayDateAndClock(start)) · \(printable(workout.source))"),
      layout: layout, back: .back(strings.workouts, to: StrengthDestinations.workouts, language),
      toolbar: page.menu, content: content)
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

  var content: [Element] { [facts, removed, twins].compactMap { $0 } + shown.blocks.map(block) + others }

  /// The muscles that the workout trained, and what can be done with the workout; empty if it was removed.
  var others: [Element] {
    isRemoved ? [] : [WorkoutMuscles(strings: strings).table(shown.muscles), further].compactMap { $0 }
  }

  /// The header's menu, with corrections; empty if the workout was removed.
  var menu: [Element] {
    isRemoved ? [] : [WorkoutMenu(strings: strings, workout: workout, note: shown.note).element]
  }

  /// The workout's duration, volume, and numbers of sets and records, followed by its note.
  private var facts: Element {
    let records = shown.records.count
    let stats = [
      workout.durationSeconds.map { seconds in
        Element.stat(strings.duration, duration(seconds), spoken: language.spokenDuration(seconds: seconds))
      },
      .stat(
        strings.volume, strings.volume(tenths: workout.volumeTenths),
        spoken: strings.spokenVolume(tenths: workout.volumeTenths)),
      Element(
        .stat, strings.sets, label: strings.counted(workout.setCount, .sets), value: language.number(workout.setCount)),
      records == 0 ? nil : Element(.stat, strings.records, value: language.number(records)),
    ]
    return .card(
      nil,
      [Element(.statGrid, children: stats.compactMap { $0 })] + printableLines(shown.note ?? "").map { .note($0) })
  }

  /// Returns the duration with one unit, such as `1:12 h` or `40 min`.
  private func duration(_ seconds: Int) -> String {
    seconds < 3_600 ? language.duration(seconds: seconds) : strings.clock(seconds: seconds / 60) + " h"
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

  // MARK: Exercises

  private func block(_ block: BlockView) -> Element {
    let title = strings.name(block.exercise) + (block.superset.map { ", \(strings.superset($0))" } ?? "")
    let chips = Element(.chips, children: block.sets.enumerated().map { row($0.element, $0.offset, of: block) })
    return .section(
      title,
      [volume(block)].compactMap { $0 } + printableLines(block.note ?? "").map { .note($0) } + [chips]
        + records(of: block) + [menu(block)])
  }

  /// The exercise's part of the workout's volume; nil if it has none.
  private func volume(_ block: BlockView) -> Element? {
    let tenths = block.volumeTenths
    return tenths > 0 ? .note(strings.volume(tenths: tenths), label: strings.spokenVolume(tenths: tenths)) : nil
  }

  /// The records that the workout set in an exercise, at the first block of the exercise.
  private func records(of block: BlockView) -> [Element] {
    guard shown.blocks.first(where: { $0.exercise.id == block.exercise.id })?.number == block.number else { return [] }
    return shown.records.filter { $0.exercise.id == block.exercise.id }.compactMap(strings.badge)
  }

  private func menu(_ block: BlockView) -> Element {
    let name = strings.name(block.exercise)
    let records = Element.button(
      language.say(cs: "Rekordy cviku", en: "Exercise Records"),
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"),
      to: StrengthDestinations.exercise(block.exercise))
    let add = Element.button(
      strings.addSet, label: "\(strings.addSet): \(name)",
      to: StrengthDestinations.addSet(toBlock: block.number, of: workout.id))
    var menu = BlockMenu(
      strings: strings, workout: workout.id, exercise: block.exercise, number: block.number, count: shown.blocks.count
    ).element
    menu.children = [.section(nil, isRemoved ? [records] : [add, records])] + (isRemoved ? [] : menu.children)
    return menu
  }

  private func row(_ set: SetView, _ index: Int, of block: BlockView) -> Element {
    let spoken = ([strings.spokenMeasures(set)] + strings.remarks(set)).joined(separator: ", ")
    let cells = [
      Element(
        .text, "\(index + 1) · \(strings.measures(set))", label: strings.brief(set), placement: .leading, type: .body
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
      icon: Icon("square.and.arrow.up"), to: StrengthDestinations.share(workout.id))
    return .section(nil, isOn ? [routine, post] : [again, routine, post])
  }

  /// The name for a routine that is created from the workout. It contains the workout's day, because another routine
  /// may already have the workout's name.
  private var routineName: String {
    "\(strings.title(workout.name)), \(language.date(workout.day))"
  }
}
