import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The workout under way: its time, the sets done, the next set, and the rest.
struct ActiveWorkoutScreen: ScreenProvider {
  let pattern = RoutePattern("strength/active?block")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let block: Int? = try request.query("block")
    let strings = try StrengthStrings(request, catalog)
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    return Screen(
      route: request.route, language: request.language, title: strings.title(active?.name),
      presentation: .fullScreenModal, header: Header(.standard), layout: StrengthStrings.layout,
      back: strings.close,
      content: active.map { ActiveWorkoutPage(strings: strings, active: $0, asked: block).content } ?? [
        .empty(
          strings.noWorkoutOn, picture: "figure.strengthtraining.traditional",
          [
            .button(
              strings.startWorkout, isPrimary: true, to: StrengthDestinations.active,
              action: Action(StartWorkout.method, style: .primary), command: ["strength", "start"],
              shortcut: strings.key("n"))
          ])
      ])
  }
}

struct ActiveWorkoutPage {
  let strings: StrengthStrings
  let active: ActiveWorkoutView
  /// The block whose next set is to be logged, from 1; nil is the one that comes next.
  let asked: Int?

  private var language: Language { strings.language }
  private var isPaused: Bool { active.state == .paused }

  var content: [Element] {
    [head, offer, rest].compactMap { $0 } + blocks + (isForgotten ? [] : [.section(nil, adding), end])
  }

  // MARK: The whole

  private var head: Element {
    let state = isPaused ? strings.paused : strings.running
    var children: [Element] = [.elapsed(active, strings)]
    children.append(
      isPaused
        ? Element(.warning, state, type: .body, color: Hue.warning.text, icon: .warning) : .note(state))
    if let planned = active.setsPlanned, planned > 0 {
      children.append(
        Element(
          .progressBar, strings.progress(active.setsDone, of: planned),
          value: String(min(active.setsDone * 100 / planned, 100))))
    } else {
      children.append(.note(strings.counted(active.setsDone, .sets)))
    }
    guard !isForgotten else { return .card(nil, children) }
    children.append(
      isPaused
        ? step(strings.resume, ResumeWorkout.method, "resume") : step(strings.pause, PauseWorkout.method, "pause"))
    return .card(nil, children)
  }

  private func step(_ text: String, _ method: String, _ verb: String) -> Element {
    .button(text, isPrimary: isPaused, action: Action(method), command: ["strength", verb])
  }

  /// Whether it was likely forgotten: it is asked first what is to become of it.
  private var isForgotten: Bool { active.offersFinishAt != nil }

  private var offer: Element? {
    guard isForgotten else { return nil }
    let finish = Element.button(
      language.say(cs: "Dokončit poslední sérií", en: "Finish at the Last Set"),
      to: StrengthDestinations.workout(active.workout),
      action: Action(FinishWorkout.method, ["atLastSet": .flag(true)]),
      command: ["strength", "finish", "--at-last-set"])
    let goOn = Element.button(
      language.say(cs: "Pokračovat v něm", en: "Continue It"), to: StrengthDestinations.active,
      action: Action(ResumeWorkout.method), command: ["strength", "resume"])
    return Element(
      .warning,
      active.setsDone == 0
        ? language.say(
          cs: "Čtyři hodiny nepřibyla žádná série. Pokračuje ještě trénink?",
          en: "No set for four hours. Is the workout still in progress?")
        : language.say(
          cs: "Čtyři hodiny nepřibyla žádná série. Skončil trénink tou poslední?",
          en: "No set for four hours. Did the workout end with the last set?"),
      type: .body, color: Hue.warning.text, icon: .warning,
      children: (active.setsDone == 0 ? [] : [finish]) + [goOn, discard])
  }

  private var rest: Element? {
    active.rest.map { RestPage(strings: strings, active: active, rest: $0).bar }
  }

  // MARK: Blocks

  private var blocks: [Element] {
    if active.blocks.isEmpty { return [.note(strings.noExercises)] }
    return active.blocks.map(block)
  }

  /// The block whose next set can be entered.
  private var shown: Int? {
    active.blocks.contains { $0.number == asked } ? asked : active.current
  }

  private func block(_ block: ActiveWorkoutView.Block) -> Element {
    let isCurrent = block.number == shown
    let title = strings.name(block.exercise) + (block.superset.map { ", \(strings.superset($0))" } ?? "")
    let sets = block.sets.enumerated().map { row($0.element, $0.offset, block) }
    let planned = block.targets.enumerated().map { target($0.element, block.sets.count + $0.offset, block) }
    var children = sets + planned
    if children.isEmpty { children = [.note(previous(0, block))] }
    if !isPaused, !isForgotten { children.append(isCurrent ? form(block) : choice(block)) }
    return .card(title, fill: isCurrent ? Hue.accent.fill : nil, children)
  }

  /// The set at this place of the exercise's last workout.
  private func previous(_ index: Int, _ block: ActiveWorkoutView.Block) -> String {
    let working = block.previous.filter { $0.kind != .warmup }
    let sets = working.isEmpty ? block.previous : working
    guard index < sets.count else {
      return "\(strings.previous): —"
    }
    return "\(strings.previous): \(strings.measures(sets[index]))"
  }

  private func row(_ set: SetView, _ index: Int, _ block: ActiveWorkoutView.Block) -> Element {
    let told = [strings.measures(set)] + strings.remarks(set)
    let remove = language.say(cs: "Smazat sérii \(set.number)", en: "Delete Set \(set.number)")
    return Element(
      .row,
      label:
        "\(strings.set) \(index + 1), \(strings.done.lowercased()): \(strings.spokenMeasures(set)). \(previous(index, block))",
      hint: language.say(cs: "Opraví sérii", en: "Corrects the set"), icon: .forward,
      to: StrengthDestinations.activeSet(set.number),
      children: [
        .cell("✓ \(index + 1) · \(told.joined(separator: ", "))", .leading, .body),
        .cell(previous(index, block), .trailing, .caption, Hue.secondary.text),
        Element(
          .button, label: remove, hint: remove, color: Hue.destructive.text, icon: Icon("trash"),
          action: Action(RemoveSet.method, ["set": .number(set.number)], style: .destructive),
          command: ShellCommand.recordbook("strength", "remove-set", active.workout.description, String(set.number))),
      ])
  }

  private func target(_ target: SetTargetView, _ index: Int, _ block: ActiveWorkoutView.Block) -> Element {
    let kind = target.kind.map { ", \(strings.name($0))" } ?? ""
    let told = strings.measures(target) + kind
    return Element(
      .row, label: "\(strings.set) \(index + 1), \(strings.name(.planned)): \(told). \(previous(index, block))",
      children: [
        .cell("\(index + 1) · \(told)", .leading, .body, Hue.secondary.text),
        .cell(previous(index, block), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// The next set: what is planned in its fields, and what is not from the last set, else from last time.
  private func form(_ block: ActiveWorkoutView.Block) -> Element {
    let working = block.previous.filter { $0.kind != .warmup }
    let index = block.sets.count
    let last = block.sets.last ?? (index < working.count ? working[index] : working.last)
    let target = block.targets.first
    var held = SetView(SetEntry(number: 0))
    held.kind = target?.kind ?? .normal
    held.load = target?.load ?? last?.load
    held.reps = target?.reps ?? last?.reps
    held.seconds = target?.seconds ?? last?.seconds
    held.millimetres = target?.millimetres ?? last?.millimetres
    let other = block.number == active.current ? [] : ["--block", String(block.number)]
    return SetForm(
      strings: strings, method: LogSet.method, parameters: ["block": .number(block.number)], measure: block.measure,
      held: held,
      button: (strings.done, ["strength", "set"] + SetForm.spec(block.measure) + other, StrengthDestinations.active)
    ).element
  }

  /// Of a block that does not come next: its set may be done first, where a rack is taken.
  private func choice(_ block: ActiveWorkoutView.Block) -> Element {
    let text = language.say(cs: "Zapsat sérii", en: "Log a Set")
    return .button(
      text, label: "\(text): \(strings.name(block.exercise))", to: StrengthDestinations.active(block: block.number))
  }

  // MARK: What can be done

  private var adding: [Element] {
    let hint = language.say(cs: "Ukáže cviky k výběru", en: "Shows the exercises to choose from")
    func button(_ text: String, superset: Int) -> Element {
      .button(text, hint: hint, to: StrengthDestinations.exercises(ExerciseSearch(superset: superset)))
    }
    let add = Element.button(
      strings.addExercise, hint: hint, to: StrengthDestinations.exercises(),
      shortcut: strings.key("/"))
    let supersets = Set(active.blocks.compactMap(\.superset)).sorted()
    return [add] + supersets.map { button(strings.addToSuperset($0), superset: $0) }
      + [button(strings.beginSuperset, superset: (supersets.last ?? 0) + 1)]
  }

  private var end: Element {
    let finish = Element.button(
      strings.finish, hint: language.say(cs: "Ukončí trénink a uloží ho", en: "Ends the workout and saves it"),
      to: StrengthDestinations.workout(active.workout), action: Action(FinishWorkout.method),
      command: ["strength", "finish"], shortcut: strings.key("f"))
    return .section(nil, (active.setsDone > 0 ? [finish] : []) + [discard])
  }

  private var discard: Element {
    .button(
      strings.discard, isDestructive: true, to: StrengthDestinations.home,
      action: Action(DiscardWorkout.method, style: .destructive, confirmation: strings.discardQuestion),
      command: ["strength", "discard"])
  }
}
