import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of an exercise: its records, rep maxes (the greatest load for each number of repetitions), suspicious
/// sets, chart and history.
struct ExerciseScreen: ScreenProvider {
  let pattern = RoutePattern("strength/exercises/ID")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: String = try request.part("ID")
    let strings = try StrengthStrings(request, catalog)
    let shown = try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id)))
    let history = try catalog.call(ShowHistory.self, ShowRecords.Input(exercise: ExerciseID(id))).workouts
    let isCharted = history.contains { $0.oneRepMaxTenths != nil }
    let chart =
      isCharted
      ? try StrengthCharts(strings: strings, catalog: catalog).element(.oneRepMax, of: shown.exercise.id) : nil
    let names = try catalog.call(ListNames.self, ListNames.Input()).names.filter { $0.exercise.id == shown.exercise.id }
    let page = ExercisePage(strings: strings, shown: shown, history: history, names: names, chart: chart)
    var layout = StrengthStrings.layout
    if page.content.count > 2 { layout.leadingPane = 2 }
    return Screen(
      route: request.route, language: request.language, title: strings.name(shown.exercise), presentation: .stack,
      header: Header(.standard, subtitle: page.subtitle), layout: layout,
      back: .back(strings.exercises, to: StrengthDestinations.exercises(), strings.language), content: page.content)
  }
}

struct ExercisePage {
  let strings: StrengthStrings
  let shown: ShowRecords.Output
  let history: [ShowHistory.Entry]
  /// The names under which the exercise occurs in imported logs.
  let names: [NameView]
  let chart: Element?

  /// The maximum number of most recent workouts that the history lists.
  static let most = 30

  private var language: Language { strings.language }

  var subtitle: String? {
    let parts =
      [shown.exercise.equipment.map { strings.equipment($0) }].compactMap { $0 }
      + shown.exercise.primary.map { strings.muscle($0) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  var content: [Element] {
    [facts, records ?? empty, suspicious, repMaxes, chart, past, logNames, settings].compactMap { $0 }
  }

  private var facts: Element {
    .card(
      nil,
      [
        .fact(strings.workouts, language.number(shown.workouts), spoken: strings.counted(shown.workouts, .workouts)),
        .fact(strings.sets, language.number(shown.sets), spoken: strings.counted(shown.sets, .sets)),
        .fact(
          strings.volume, strings.volume(tenths: shown.volumeTenths),
          spoken: strings.spokenVolume(tenths: shown.volumeTenths)),
      ]
        + (shown.exercise.assisted
          ? [.note(language.say(cs: "S dopomocí: méně je lépe", en: "Assisted: less is better"))] : []))
  }

  private var empty: Element? {
    shown.sets == 0 ? .empty(strings.noSets, picture: "figure.strengthtraining.traditional") : nil
  }

  // MARK: Records

  private var records: Element? {
    guard !shown.records.isEmpty else { return nil }
    return .section(strings.records, fill: Hue.best.fill, shown.records.map(row))
  }

  private func row(_ record: RecordView) -> Element {
    let of =
      record.kind == .oneRepMax
      ? [
        strings.measures(load: record.load, reps: record.reps, seconds: nil, millimetres: nil),
        strings.name(shown.formula),
      ]
      : []
    let parts = ([strings.value(record)] + of + [language.date(record.day)]).joined(separator: " · ")
    return .row(
      capitalized(strings.name(record.kind)), parts,
      label: "\(capitalized(strings.name(record.kind))): \(strings.value(record)), \(language.spokenDate(record.day))",
      hint: language.say(cs: "Ukáže trénink", en: "Shows the workout"), to: StrengthDestinations.workout(record.workout)
    )
  }

  private var repMaxes: Element? {
    guard !shown.repMaxes.isEmpty else { return nil }
    let rows = shown.repMaxes.map { one in
      (
        cells: [
          language.number(one.reps), one.record.load.map { strings.load($0) } ?? "—", language.date(one.record.day),
        ],
        label: String?.some(
          "\(strings.counted(one.reps, .reps)): \(one.record.load.map { strings.spoken($0) } ?? ""), "
            + language.spokenDate(one.record.day))
      )
    }
    return .section(
      strings.repMaxes,
      [
        .note(
          language.say(
            cs: "Největší zátěž na aspoň tolik opakování", en: "The greatest load for at least this many reps")
        ),
        .table(columns: [strings.reps, strings.load, strings.day], texts: [2], rows: rows),
      ])
  }

  /// The section with suspicious sets, each of which the user has to confirm or correct; nil if there are none.
  private var suspicious: Element? {
    guard !shown.suspicious.isEmpty else { return nil }
    let rows = shown.suspicious.map { one in
      Element(
        .warning, "\(strings.isThisRight) \(strings.measures(one.set)), \(language.date(one.day))", type: .body,
        color: Hue.warning.text, icon: .warning,
        children: [
          strings.confirm(one.set, of: one.workout),
          Element.button(
            language.say(cs: "Opravit", en: "Correct"),
            label: "\(language.say(cs: "Opravit", en: "Correct")): \(strings.measures(one.set))",
            to: StrengthDestinations.set(one.set.number, of: one.workout)),
        ])
    }
    return .section(
      language.say(cs: "Podezřelé série", en: "Suspicious Sets"), fill: Hue.warning.fill,
      [.note(strings.suspiciousHint)] + rows)
  }

  // MARK: History

  private var past: Element? {
    guard !history.isEmpty else { return nil }
    let rows = history.prefix(ExercisePage.most).map { entry in
      let sets = entry.sets.filter { $0.kind != .warmup }.map { strings.measures($0) }.joined(separator: ", ")
      let estimate = entry.oneRepMaxTenths.map { "\(strings.estimated) \(strings.mass($0))" }
      let parts = [sets.isEmpty ? strings.counted(entry.sets.count, .sets) : sets, estimate].compactMap { $0 }
      return Element.row(
        language.date(entry.day), parts.joined(separator: " · "),
        label: "\(language.spokenDate(entry.day)), \(parts.joined(separator: ", "))",
        hint: language.say(cs: "Ukáže trénink", en: "Shows the workout"),
        to: StrengthDestinations.workout(entry.workout))
    }
    let more =
      history.count > rows.count
      ? [
        Element.note(
          language.say(
            cs: "Starší vypíše: recordbook strength lifts --history",
            en: "For older ones: recordbook strength lifts --history"))
      ] : []
    return .section(strings.history, rows + more)
  }

  // MARK: Names

  /// The names under which the exercise occurs in imported logs, each with a button that turns the name into a separate
  /// exercise. Nil unless there are several names.
  private var logNames: Element? {
    guard names.count > 1 else { return nil }
    let split = language.say(cs: "Oddělit", en: "Split Off")
    let rows = names.map { name in
      Element(
        .row, label: "\(name.app): \(name.name)",
        children: [
          .cell(name.name, .leading, .body), .cell(name.app, .trailing, .caption),
          .button(
            split, label: "\(split): \(name.name)",
            action: Action(
              SplitExercise.method,
              ["exercise": .text(shown.exercise.id.text), "names/0": .text(name.name)]),
            command: ["strength", "split-exercise", shown.exercise.id.text, name.name]),
        ])
    }
    return .section(language.say(cs: "Názvy v denících", en: "Names in Logs"), rows)
  }

  // MARK: Settings

  private var favourite: Element {
    let text = language.say(cs: "Oblíbený cvik", en: "Favorite")
    let isOn = shown.exercise.favourite
    return Element(
      .toggle, text, isOn: isOn, type: .body,
      action: Action(
        FavouriteExercise.method, ["exercise": .text(shown.exercise.id.text), "favourite": .flag(!isOn)]),
      command: ShellCommand.recordbook(
        ["strength", "favorite", shown.exercise.id.text] + (isOn ? ["--off"] : [])))
  }

  /// A button that merges the exercise with another one. The user needs it if the book has the same exercise under two
  /// names.
  private var merge: Element {
    .button(
      language.say(cs: "Spojit s jiným cvikem", en: "Merge with Another Exercise"),
      hint: language.say(cs: "Je to týž cvik pod jiným názvem", en: "It is the same exercise under another name"),
      to: StrengthDestinations.exercises(ExerciseSearch(merging: shown.exercise.id.text)))
  }

  private var settings: Element {
    let rest = Element(
      .stepper, strings.rest, label: "\(strings.rest): \(strings.name(shown.exercise))",
      value: shown.exercise.restSeconds.map { String($0) } ?? "", type: .body,
      action: Action(
        SaveExercise.method, ["exercise": .text(shown.exercise.id.text)],
        input: Action.Input(
          "restSeconds", .number, limits: Action.Limits(0, 3_600, unit: "s", step: 15))),
      command: ShellCommand.recordbook("strength", "exercise", "--id", shown.exercise.id.text, "--rest", "SECONDS"))
    let edit =
      shown.exercise.own
      ? [
        Element.button(
          language.say(cs: "Upravit cvik", en: "Edit Exercise"), to: StrengthDestinations.own(shown.exercise.id))
      ] : []
    return .section(
      language.say(cs: "Nastavení cviku", en: "Exercise Settings"), [favourite, rest] + edit + [merge])
  }
}
