import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen on which the user plans one exercise of a routine: its sets, repetitions, load and effort, and the rule
/// by which the load increases.
struct PlanBlockScreen: ScreenProvider {
  let pattern = RoutePattern("strength/routines/ID/plan/NUMBER")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let routine = try catalog.routine(request)
    let strings = try StrengthStrings(request, catalog).shortening(routine.blocks.map(\.exercise))
    let number: Int = try request.part("NUMBER")
    guard routine.blocks.indices.contains(number - 1) else {
      throw .notFound(.strength(.noBlock(number: number, count: routine.blocks.count)))
    }
    let block = routine.blocks[number - 1]
    let exercise = try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: block.exercise.id)).exercise
    let page = PlanBlockPage(
      strings: strings, routine: routine.id, number: number, block: block, exercise: exercise)
    return Screen(
      route: request.route, language: request.language, title: strings.name(block.exercise), presentation: .sheet,
      header: Header(.standard, subtitle: printable(routine.name)), layout: StrengthStrings.layout,
      back: .cancel(to: StrengthDestinations.routine(routine.id), strings.language), content: page.content)
  }
}

struct PlanBlockPage {
  let strings: StrengthStrings
  let routine: RoutineID
  let number: Int
  let block: RoutineView.Block
  let exercise: ExerciseView

  private var language: Language { strings.language }
  private var first: SetTargetView { block.targets.first { $0.kind != .warmup } ?? SetTargetView() }
  private var isOpen: Bool { block.targets.last?.kind == .amrap }
  private var unit: MassUnit {
    (first.load ?? block.progression?.step ?? exercise.trainingMax)?.unit ?? strings.unit
  }
  private var parameters: [String: Action.Parameter] {
    [
      "routine": .text(routine.description), "exercise": .text(block.exercise.id.text), "block": .number(number),
    ]
  }

  var content: [Element] {
    [next, form, help].compactMap { $0 }
  }

  /// The sets suggested for the next workout by the rule of progression; nil if the exercise has no such rule.
  private var next: Element? {
    block.suggested.map { .fact(strings.next, strings.plan($0)) }
  }

  private var form: Element {
    let count = block.targets.filter { $0.kind != .warmup }.count
    let sets = field(strings.sets, "sets", count == 0 ? "" : String(count), Action.Limits(1, 100, step: 1))
    let percent = field(
      language.say(cs: "% tréninkového maxima", en: "% of the Training Max"), "percent",
      first.percent.map { fieldText(thousandths: Int64(($0 * 1_000).rounded())) } ?? "",
      Action.Limits(0, 200, decimals: 1, unit: "%", step: 2.5))
    let effort = field(
      strings.effort, "rpe", first.rpe.map { fieldText(thousandths: Int64($0 * 1_000)) } ?? "",
      Action.Limits(1, 10, decimals: 1, step: 0.5))
    let step = load(language.say(cs: "O kolik přidat", en: "Add Each Time"), "step", block.progression?.step)
    let max = load(strings.trainingMax, "max", block.progression?.max ?? exercise.trainingMax)
    let rest = field(
      strings.rest, "restSeconds", block.restSeconds.map { String($0) } ?? "",
      Action.Limits(0, 3_600, unit: "s", step: 15))
    let fields: [Element] = [sets] + amount
    let loads: [Element] = [load(strings.load, "load", first.load), percent, effort]
    let growth: [Element] = [rule, step, max, rest, save]
    return Element(.form, children: fields + loads + growth)
  }

  /// Fields for the planned amount of each set, such as repetitions or seconds, depending on what the exercise
  /// measures.
  private var amount: [Element] {
    switch exercise.measure {
    case .time:
      [
        field(
          strings.seconds, "seconds", first.seconds.map { String($0) } ?? "",
          Action.Limits(1, 86_400, unit: "s", step: 5))
      ]
    case .distance:
      [
        stepper(
          strings.metres, first.millimetres.map { fieldText(thousandths: $0) } ?? "",
          Action.Input(
            "millimetres", .thousandths, isOptional: true,
            limits: Action.Limits(0, 1_000_000, decimals: 3, unit: "m", step: 100)))
      ]
    case .loadReps, .reps:
      [
        field(strings.reps, "reps", first.reps.map { String($0) } ?? "", Action.Limits(0, SetEntry.mostReps, step: 1)),
        field(
          language.say(cs: "Opakování nejvýš", en: "Reps at Most"), "mostReps", first.mostReps.map { String($0) } ?? "",
          Action.Limits(0, SetEntry.mostReps, step: 1)),
        open,
      ]
    }
  }

  private func field(_ title: String, _ parameter: String, _ value: String, _ limits: Action.Limits) -> Element {
    stepper(title, value, Action.Input(parameter, .number, isOptional: true, limits: limits))
  }

  private func load(_ title: String, _ parameter: String, _ load: Load?) -> Element {
    let unit = load?.unit ?? unit
    return stepper(
      title, load.map { fieldText(thousandths: Int64($0.thousandths)) } ?? "",
      Action.Input(
        "\(parameter)/thousandths", .thousandths, isOptional: true,
        limits: Action.Limits(
          0, Load.most(unit) / 1_000, decimals: 3, unit: unit.rawValue, step: unit == .kilogram ? 2.5 : 5)))
  }

  private func stepper(_ title: String, _ value: String, _ input: Action.Input) -> Element {
    Element(
      .stepper, title, label: title + (input.limits?.unit.map { ", \($0)" } ?? ""), value: value, type: .body,
      action: Action(PlanBlock.method, parameters, input: input))
  }

  private var open: Element {
    let title = language.say(cs: "Poslední série", en: "Last Set")
    return Element(
      .segmentedControl, title, type: .body,
      action: Action(PlanBlock.method, parameters, input: Action.Input("lastSet", .text)),
      children: [
        Element(
          .radio, language.say(cs: "Jako ostatní", en: "Like the Others"), value: SetKind.normal.rawValue,
          isOn: !isOpen, type: .body),
        Element(
          .radio, capitalized(strings.name(SetKind.amrap)), value: SetKind.amrap.rawValue, isOn: isOpen, type: .body),
      ])
  }

  private var rule: Element {
    let chosen = block.progression?.rule
    let kinds: [Progression.Kind?] = [nil] + Progression.Kind.allCases
    return Element(
      .radioGroup, strings.rule, type: .body,
      action: Action(PlanBlock.method, parameters, input: Action.Input("rule", .text, isOptional: true)),
      children: kinds.map { kind in
        Element(
          .radio, capitalized(strings.name(kind)), value: kind?.rawValue ?? "", isOn: kind == chosen, type: .body)
      })
  }

  private var save: Element {
    Element(
      .button, strings.save, type: .body, fill: Hue.accent.fill, to: StrengthDestinations.routine(routine),
      action: Action(PlanBlock.method, parameters, style: .primary),
      command: ShellCommand.recordbook(
        "strength", "set-block", routine.description, block.exercise.id.text, "PLAN", "--block", String(number)))
  }

  private var help: Element {
    .section(
      strings.rule,
      [
        .note(
          language.say(
            cs: "Lineární: po každém tréninku se všemi sériemi přidá; po třetím nezdaru za sebou ubere desetinu.",
            en:
              "Linear: adds after each workout with all sets done; after the third failure in a row takes a tenth off.")
        ),
        .note(
          language.say(
            cs: "Dvojitá: přibývají opakování v rozmezí, pak zátěž; po druhém nezdaru za sebou ubere desetinu.",
            en:
              "Double: reps grow within the range, then the load; after the second failure in a row takes a tenth off.")
        ),
        .note(
          language.say(
            cs:
              "Vlna: čtyři týdny z tréninkového maxima, poslední série naplno, čtvrtý týden lehký; pak maximum roste.",
            en: "Wave: four weeks of the training max, last set all out, the fourth week light; then the max grows.")),
      ])
  }
}
