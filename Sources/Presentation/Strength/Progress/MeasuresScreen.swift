import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the most recent value of each measure of the body, such as the waist, and fields for recording
/// today's values.
struct MeasuresScreen: ScreenProvider {
  let pattern = RoutePattern("strength/measures")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let measures = try catalog.call(ListMeasures.self, ListMeasures.Input()).measures
    let page = MeasuresPage(strings: strings, measures: measures)
    return Screen(
      route: request.route, language: request.language, title: strings.measuresTitle, presentation: .stack,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .back(strings.profile, to: StrengthDestinations.profile, strings.language), content: page.content)
  }
}

struct MeasuresPage {
  let strings: StrengthStrings
  /// The recorded values of all measures, newest first.
  let measures: [MeasureView]

  private var language: Language { strings.language }

  var content: [Element] {
    let last = Dictionary(measures.map { ($0.measure, $0) }) { newest, _ in newest }
    let known = BodyMeasure.Kind.allCases.filter { last[$0] != nil }
    let rows = known.compactMap { last[$0] }.map(row)
    let fields = BodyMeasure.Kind.allCases.map { MeasureField(strings: strings, kind: $0, last: last[$0]).element }
    return [
      rows.isEmpty ? Element.note(strings.noMeasures) : .section(language.say(cs: "Naposledy", en: "Latest"), rows),
      .section(strings.today, fields),
    ]
  }

  private func row(_ measure: MeasureView) -> Element {
    let value = strings.measure(measure.value)
    return .row(
      strings.name(measure.measure), "\(value) · \(language.date(measure.day))",
      label: "\(strings.name(measure.measure)), \(value), \(language.spokenDate(measure.day))",
      hint: language.say(cs: "Ukáže graf a dřívější míry", en: "Shows a chart and earlier ones"),
      to: StrengthDestinations.measure(measure.measure))
  }
}

/// A field for recording today's value of one measure of the body.
struct MeasureField {
  let strings: StrengthStrings
  let kind: BodyMeasure.Kind
  /// The most recent value of the measure; nil if none was recorded.
  let last: MeasureView?

  var element: Element {
    let unit = strings.unit(of: kind, last: last)
    let range = StrengthStrings.range(kind, unit)
    return Element(
      .stepper, strings.name(kind), label: "\(strings.name(kind)), \(strings.today.lowercased())",
      value: last.map { fieldText(thousandths: Int64($0.value.thousandths)) } ?? "", type: .body,
      action: Action(
        LogMeasure.method, ["measure": .text(kind.rawValue)],
        input: Action.Input(
          "value/thousandths", .thousandths,
          limits: Action.Limits(range.lowerBound, range.upperBound, decimals: 3, unit: unit, step: 0.5))),
      command: ShellCommand.recordbook(
        "strength", "measure", kind.rawValue.kebabCased, unit == "%" ? "18%" : "90\(unit)"),
      key: "measure-\(kind.rawValue)", saves: true)
  }
}

/// The screen with the values of one measure of the body over time.
struct MeasureScreen: ScreenProvider {
  let pattern = RoutePattern("strength/measures/KIND")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let name: String = try request.part("KIND")
    guard let kind = BodyMeasure.Kind(rawValue: name) else {
      throw .invalidInput(
        field: "measure", problem: .strength(.chartOfMeasure), valid: BodyMeasure.Kind.allCases.map(\.rawValue))
    }
    let measures = try catalog.call(ListMeasures.self, ListMeasures.Input(measure: kind)).measures
    let charts = StrengthCharts(strings: strings, catalog: catalog)
    let chart =
      kind == .weight ? try charts.element(.bodyWeight) : try charts.element(.measure, measure: kind)
    return Screen(
      route: request.route, language: request.language, title: strings.name(kind), presentation: .stack,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .back(strings.measuresTitle, to: StrengthDestinations.measures, strings.language),
      content: MeasurePage(strings: strings, kind: kind, measures: measures, chart: chart).content)
  }
}

struct MeasurePage {
  let strings: StrengthStrings
  let kind: BodyMeasure.Kind
  /// The values of the measure, newest first.
  let measures: [MeasureView]
  let chart: Element

  private var language: Language { strings.language }

  /// The maximum number of values of the measure that the screen lists.
  private static let most = 50

  var content: [Element] {
    let field = MeasureField(strings: strings, kind: kind, last: measures.first).element
    let rows = measures.prefix(MeasurePage.most).map(row)
    return [.section(strings.today, [field]), chart]
      + (rows.isEmpty ? [] : [.section(strings.history, Array(rows))])
  }

  /// Returns a row that shows a value, with a button that removes it.
  private func row(_ measure: MeasureView) -> Element {
    let value = strings.measure(measure.value)
    let remove = language.say(cs: "Smazat", en: "Remove")
    return Element(
      .row, label: "\(language.spokenDate(measure.day)), \(value)",
      children: [
        .cell(language.date(measure.day), .leading, .body), .cell(value, .trailing, .body),
        .button(
          remove, label: "\(remove): \(language.date(measure.day)), \(value)", isDestructive: true,
          action: Action(
            LogMeasure.method,
            [
              "measure": .text(kind.rawValue), "day": .text(measure.day.description), "withoutValue": .flag(true),
            ], style: .destructive),
          command: ["strength", "measure", kind.rawValue.kebabCased, "--remove", "--day", measure.day.description]),
      ])
  }
}

/// The screen that shows, for each muscle, how many sets are still needed to reach this week's goal.
struct MissingScreen: ScreenProvider {
  let pattern = RoutePattern("strength/missing")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let language = request.language
    let shown = try catalog.call(ShowMissing.self, NoInput())
    let rows = shown.muscles.map { muscle in
      let name = capitalized(strings.muscle(muscle.muscle))
      let done = "\(strings.halves(muscle.doneHalves)) \(language.outOf(muscle.wanted))"
      let planned = muscle.plannedHalves == 0 ? "" : strings.halves(muscle.plannedHalves)
      let missing = strings.halves(muscle.missingHalves)
      return (
        cells: [name, missing, done, planned],
        label: Optional(
          language.say(
            cs: "\(name): chybí \(missing), hotovo \(done)" + (planned.isEmpty ? "" : ", naplánováno \(planned)"),
            en: "\(name): \(missing) missing, \(done) done" + (planned.isEmpty ? "" : ", \(planned) planned")))
      )
    }
    let columns = [
      strings.muscle, language.say(cs: "Chybí", en: "Missing"), strings.done,
      language.say(cs: "Naplánováno", en: "Planned"),
    ]
    return Screen(
      route: request.route, language: language, title: strings.stillToDo, presentation: .stack,
      header: Header(.standard, subtitle: "\(language.date(shown.from)) – \(language.date(shown.until))"),
      layout: StrengthStrings.layout,
      back: .back(strings.profile, to: StrengthDestinations.profile, language),
      content: [
        .table(columns: columns, rows: rows),
        .note(
          language.say(
            cs: "Pracovní série, pomocné svaly za půl. Počty mění nastavení „Série na sval za týden“.",
            en: "Working sets, helpers half. The setting “Sets per Muscle a Week” changes the numbers.")),
        .row(
          strings.more, hint: language.say(cs: "Ukáže nastavení posilování", en: "Shows the settings of strength"),
          to: StrengthDestinations.more),
      ])
  }
}
