import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of the workout in progress: its duration, the completed sets, the next set, and the current rest.
struct ActiveWorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("strength/active")
  var hasRail: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = StrengthStrings(request.language, settings).shortening(active?.blocks.map(\.exercise) ?? [])
    let rests = catalog.rests(of: active?.blocks.map(\.exercise.id) ?? [], settings)
    let page = active.map { ActiveWorkoutPage(strings: strings, active: $0, rests: rests) }
    return Screen(
      route: request.route, language: request.language, title: strings.title(active?.name),
      presentation: .fullScreenModal, header: Header(.standard), layout: StrengthStrings.layout,
      back: strings.close, toolbar: page?.toolbar ?? [],
      content: page?.content ?? [
        .empty(
          strings.noWorkoutOn, picture: "figure.strengthtraining.traditional",
          [
            .button(
              strings.startWorkout, isPrimary: true, to: StrengthDestinations.active,
              action: Action(StartWorkout.method, style: .primary), command: ["strength", "start"],
              shortcut: strings.key("n"))
          ])
      ], focus: active.flatMap { active in active.blocks.first { $0.number == active.current }.map(SetTable.key) })
  }
}

struct ActiveWorkoutPage {
  let strings: StrengthStrings
  let active: ActiveWorkoutView
  /// The seconds of rest after each set of the exercises, unless a block or a set has its own.
  let rests: [ExerciseID: Int]

  private var language: Language { strings.language }
  private var isPaused: Bool { active.state == .paused }

  var content: [Element] {
    [head, offer].compactMap { $0 } + blocks
      + (isForgotten ? [] : [.section(nil, [addExercise])])
      + [rest].compactMap { $0 }
  }

  // MARK: The workout

  /// The header's menu, and its buttons: one pauses the workout, and one ends it.
  var toolbar: [Element] {
    guard !isForgotten else { return [] }
    let pause = Element(
      .button, label: strings.pause, placement: .trailing, color: Hue.accent.text, icon: Icon("pause.fill"),
      action: Action(PauseWorkout.method), command: ShellCommand.recordbook("strength", "pause"))
    return [menu] + (isPaused ? [] : [pause]) + (active.setsDone > 0 ? [finish] : [])
  }

  /// How long the workout has lasted, how many of its sets are done, and their volume.
  private var head: Element {
    var children: [Element] = [.elapsed(active, strings)]
    if let planned = active.setsPlanned, planned > 0 {
      children.append(
        Element(
          .progressBar, strings.progress(active.setsDone, of: planned),
          value: String(min(active.setsDone * 100 / planned, 100))))
    } else {
      children.append(.note(strings.counted(active.setsDone, .sets)))
    }
    if active.volumeTenths > 0 {
      children.append(
        .note(strings.mass(active.volumeTenths), label: strings.spokenVolume(tenths: active.volumeTenths)))
    }
    return .section(nil, children + (isPaused && !isForgotten ? [paused] : []))
  }

  /// Says that the workout is paused, with a button that continues it.
  private var paused: Element {
    let resume = Element.button(
      strings.resume, isPrimary: true, action: Action(ResumeWorkout.method, style: .primary),
      command: ["strength", "resume"])
    return Element(
      .warning, strings.paused, type: .body, color: Hue.warning.text, icon: .warning, children: [resume])
  }

  /// Whether the user probably forgot to end the workout. If so, the screen first asks how to end it.
  private var isForgotten: Bool { active.isForgotten == true }

  private var offer: Element? {
    guard isForgotten else { return nil }
    let finish = Element.button(
      strings.finishAtLastSet,
      to: StrengthDestinations.workout(active.workout),
      action: Action(FinishWorkout.method, ["atLastSet": .flag(true)]),
      command: ["strength", "finish", "--at-last-set"])
    let goOn = Element.button(
      strings.goOn, to: StrengthDestinations.active,
      action: Action(ResumeWorkout.method), command: ["strength", "resume"])
    return Element(
      .warning,
      strings.stillRuns(active),
      type: .body, color: Hue.warning.text, icon: .warning,
      children: (active.offersFinishAt == nil ? [] : [finish]) + [goOn, discard])
  }

  private var rest: Element? {
    if let over = active.restOver {
      return Element(.dock, label: strings.rest, children: [.note(strings.restIsOver), .since(over, strings)])
    }
    return active.rest.map { RestPage(strings: strings, active: active, rest: $0).bar }
  }

  // MARK: Blocks

  private var blocks: [Element] {
    if active.blocks.isEmpty { return [.note(strings.noExercises)] }
    return active.blocks.map(block)
  }

  private func block(_ block: ActiveWorkoutView.Block) -> Element {
    // If the same exercise occurs again in the workout, its title tells which time it is.
    let times = active.blocks.filter { $0.number <= block.number && $0.exercise == block.exercise }.count
    let title =
      strings.name(block.exercise) + (times > 1 ? " (\(times))" : "")
      + (block.superset.map { ", \(strings.superset($0))" } ?? "")
    let table = SetTable(strings: strings, active: active, block: block, takesSets: !isPaused && !isForgotten)
    let menu = BlockMenu(
      strings: strings, workout: nil, exercise: block.exercise, number: block.number, count: active.blocks.count)
    return .card(
      title, fill: block.number == active.current ? Hue.accent.fill : nil,
      beside(block) + [table.element] + (table.takesSets ? [add(block)] : []) + (isForgotten ? [] : [menu.element]))
  }

  /// Returns the button that opens the form for a set with everything that a set may have, such as its kind and note.
  private func add(_ block: ActiveWorkoutView.Block) -> Element {
    Element(
      .button, strings.addSet, label: "\(strings.addSet): \(strings.name(block.exercise))", type: .body,
      icon: Icon("plus"), to: StrengthDestinations.addSet(toActiveBlock: block.number))
  }

  /// Returns notes on the previous workout with the exercise and the rest after its next set, on the plates for the next
  /// set and, before the first set, on the warm-up sets.
  private func beside(_ block: ActiveWorkoutView.Block) -> [Element] {
    let last = block.previousDay.map { language.say(cs: "Minule", en: "Last") + ": " + language.dayAndMonth($0) }
    let rest = (block.targets.first?.restSeconds ?? block.restSeconds ?? rests[block.exercise.id])
      .map { strings.restText(seconds: $0) }
    let notes = [last, rest].compactMap { $0 }
    return [
      notes.isEmpty ? nil : .note(capitalized(notes.joined(separator: " · "))),
      block.plates.map { .note("\(strings.platesTitle): \(strings.plates($0))") },
      block.warmups.isEmpty ? nil : .note("\(strings.warmup): \(strings.warmups(block.warmups))"),
    ].compactMap { $0 }
  }

  // MARK: Buttons

  private var hint: String { language.say(cs: "Ukáže cviky k výběru", en: "Shows the exercises to choose from") }

  private var addExercise: Element {
    .button(
      strings.addExercise, hint: hint, icon: Icon("plus"), to: StrengthDestinations.exercises(),
      shortcut: strings.key("/"))
  }

  /// The workout's menu: supersets, a note on the workout, and a button that discards it.
  private var menu: Element {
    let supersets = Set(active.blocks.compactMap(\.superset)).sorted()
    func button(_ text: String, superset: Int) -> Element {
      .button(text, hint: hint, to: StrengthDestinations.exercises(ExerciseSearch(superset: superset)))
    }
    let more = language.say(cs: "Další možnosti", en: "More")
    return Element(
      .menu, label: "\(more): \(strings.title(active.name))", placement: .trailing, color: Hue.accent.text,
      icon: Icon("ellipsis"),
      children: [
        .section(
          nil,
          supersets.map { button(strings.addToSuperset($0), superset: $0) }
            + [button(strings.beginSuperset, superset: (supersets.last ?? 0) + 1)]),
        .section(nil, [strings.noteField(nil, active.note)]), .section(nil, [discard]),
      ])
  }

  private var finish: Element {
    Element(
      .button, strings.finish, hint: language.say(cs: "Ukončí trénink a uloží ho", en: "Ends the workout and saves it"),
      placement: .trailing, type: .body, fill: Hue.accent.fill,
      route: StrengthDestinations.workout(active.workout).route,
      action: Action(FinishWorkout.method, style: .primary), command: ShellCommand.recordbook("strength", "finish"),
      shortcut: strings.key("f"))
  }

  private var discard: Element {
    .button(
      strings.discard, isDestructive: true, to: StrengthDestinations.home,
      action: Action(DiscardWorkout.method, style: .destructive, confirmation: strings.discardQuestion),
      command: ["strength", "discard"])
  }
}
