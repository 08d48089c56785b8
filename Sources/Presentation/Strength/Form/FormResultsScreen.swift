import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the results of a session of form analysis, either live or from a file: the repetitions, the
/// mistakes, and what could not be judged. The user can save the results as a set of the workout in progress.
struct FormResultsScreen: ScreenProvider {
  let pattern = RoutePattern("strength/form/results?session&path&block")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let session: Int? = try request.query("session")
    let path: String? = try request.query("path")
    let block: Int? = try request.query("block")
    let strings = try StrengthStrings(request, catalog)
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let content: [Element]
    if let results = try results(session, path) {
      content =
        FormResultsPage(
          strings: strings, results: results, active: active, asked: block,
          destination: { StrengthDestinations.formResults(session: session.map { Int64($0) }, path: path, block: $0) }
        ).content
    } else {
      content = [.empty(strings.noFormResults, strings.formHint, picture: "video")]
    }
    return Screen(
      route: request.route, language: request.language, title: strings.formResults, presentation: .sheet,
      header: Header(.standard, subtitle: strings.notMedicalAdvice), layout: StrengthStrings.layout,
      back: active.map { .back(strings.title($0.name), to: StrengthDestinations.active, strings.language) }
        ?? .back(strings.feature, to: StrengthDestinations.home, strings.language),
      content: content)
  }

  private func results(_ session: Int?, _ path: String?) throws(Failure) -> FormResultsView? {
    if let path {
      guard path.hasPrefix("/") else {
        throw .invalidInput(field: "path", problem: .input(.pathNotAbsolute(path: path)))
      }
      return try catalog.call(ReplayForm.self, ReplayForm.Input(path: path)).results
    }
    return try catalog.call(ShowForm.self, ShowForm.Input(session: session.map { Int64($0) })).results
  }
}

struct FormResultsPage {
  let strings: StrengthStrings
  let results: FormResultsView
  let active: ActiveWorkoutView?
  /// The number (from 1) of the block, which is an exercise in the workout, to which the results are saved; nil for the
  /// block that is next in the workout.
  let asked: Int?
  /// Returns the destination of this screen with another choice of `block`: the number, from 1, of the block to which
  /// the results are saved; nil for the block that is next in the workout.
  let destination: (_ block: Int?) -> Destination

  private var language: Language { strings.language }
  private var isPlank: Bool { results.exercise == .plank }

  var content: [Element] {
    [counts, reps, findings, notJudged].compactMap { $0 } + [save]
  }

  private var counts: Element {
    var facts: [Element] = [
      .fact(strings.exercise, strings.name(results.exercise)),
      .fact(
        "✓ \(strings.counted)", language.number(results.reps.count), spoken: strings.counted(results.reps.count, .reps)),
    ]
    if !results.partials.isEmpty {
      facts.append(.fact("▲ \(strings.notCounted)", language.number(results.partials.count)))
    }
    if results.interrupted > 0 {
      facts.append(.fact("✕ \(strings.interrupted)", language.number(results.interrupted)))
    }
    if let rested = results.rested {
      facts.append(.fact("◼ \(strings.rested)", language.number(rested.count)))
    }
    if let other = results.otherPerson {
      facts.append(.fact("✕ \(strings.someoneElse)", strings.counted(other, .frames)))
    }
    return .section(nil, facts)
  }

  // MARK: Repetitions

  private var reps: Element? {
    guard !results.reps.isEmpty else { return nil }
    return .section(strings.reps, [isPlank ? holds : table])
  }

  private var holds: Element {
    .table(
      columns: ["#", strings.duration],
      rows: results.reps.enumerated().map { index, rep in
        ([String(index + 1), strings.seconds(milliseconds: rep.held ?? 0)], nil)
      })
  }

  private var table: Element {
    let columns = [
      "#", language.say(cs: "Rozsah", en: "Range"), language.say(cs: "Trvání", en: "Time"), strings.confidence,
      language.say(cs: "Nález", en: "Finding"),
    ]
    return .table(
      columns: columns, texts: [0, 4],
      rows: results.reps.enumerated().map { (index: Int, rep: FormRepView) -> (cells: [String], label: String?) in
        let side = rep.side.flatMap { strings.name($0) }
        let findings = rep.findings ?? []
        let found = findings.isEmpty ? "✓" : "▲ " + strings.names(findings, of: results.exercise)
        let spoken = findings.isEmpty ? strings.counted : strings.names(findings, of: results.exercise)
        let time = strings.seconds(milliseconds: rep.end - rep.start)
        let number = String(index + 1) + (side.map { " \($0)" } ?? "")
        return (
          [number, strings.percent(rep.percent ?? 0), time, strings.percent(rep.confidence ?? 0), found],
          "\(number): \(strings.percent(rep.percent ?? 0)), \(time), \(strings.confidence.lowercased()) "
            + "\(strings.percent(rep.confidence ?? 0)), \(spoken)"
        )
      })
  }

  // MARK: Mistakes

  private var findings: Element? {
    let found = strings.found(results)
    guard !found.isEmpty else { return nil }
    return .section(
      language.say(cs: "Co zlepšit", en: "To Improve"),
      found.map { .fact("▲ \(strings.name($0.finding, of: results.exercise))", "\($0.count)×") })
  }

  private var notJudged: Element {
    .section(
      strings.notJudgedFromHere,
      results.notJudged.map { .note(strings.name($0, of: results.exercise)) } + [
        Element.note(strings.spineIsNotJudged)
      ])
  }

  // MARK: Saving

  private var save: Element {
    guard let active else {
      return .section(
        language.say(cs: "Uložit do série", en: "Save to a Set"),
        [
          .note(strings.noWorkoutOn),
          .button(
            strings.startWorkout, to: destination(nil), action: Action(StartWorkout.method),
            command: ["strength", "start"]),
        ])
    }
    guard let block = active.blocks.first(where: { $0.number == asked ?? active.current ?? 1 }), active.state != .paused
    else {
      return .section(
        language.say(cs: "Uložit do série", en: "Save to a Set"),
        [
          .note(active.state == .paused ? strings.paused : strings.noExercises),
          .button(strings.title(active.name), to: StrengthDestinations.active),
        ])
    }
    let others = active.blocks.filter { $0.number != block.number }.map(choice)
    return .section(
      language.say(cs: "Uložit do série", en: "Save to a Set") + ": \(strings.name(block.exercise))",
      [form(block)] + others)
  }

  private func form(_ block: ActiveWorkoutView.Block) -> Element {
    let working = block.previous.filter { $0.kind != .warmup }
    var held = SetView(SetEntry(number: 0))
    held.load = block.targets.first?.load ?? block.sets.last?.load ?? working.last?.load
    if isPlank {
      let longest = results.reps.compactMap(\.held).max() ?? 0
      held.seconds = max(1, Int((longest + 500) / 1_000))
    } else {
      held.reps = results.reps.count
    }
    let measure: ExerciseMeasure = isPlank ? .time : block.measure == .time ? .reps : block.measure
    return SetForm(
      strings: strings, method: LogSet.method,
      parameters: ["block": .number(block.number)], measure: measure, held: held,
      note: strings.note(of: results),
      button: (
        strings.save,
        ["strength", "set"] + SetForm.spec(measure) + ["--block", String(block.number), "--note", "NOTE"],
        StrengthDestinations.active
      )
    ).element
  }

  private func choice(_ block: ActiveWorkoutView.Block) -> Element {
    let text = language.say(cs: "Jiný cvik", en: "Another Exercise") + ": \(strings.name(block.exercise))"
    return .button(text, to: destination(block.number))
  }
}
