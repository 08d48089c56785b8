import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// A table of an exercise's sets in the workout in progress. It contains the completed sets, then the next set and the
/// sets planned after it as fields that are prefilled with the likeliest values. Whichever of these sets is entered
/// follows the completed ones. Each set is shown beside the corresponding set of the previous workout with this
/// exercise.
struct SetTable {
  let strings: StrengthStrings
  let active: ActiveWorkoutView
  let block: ActiveWorkoutView.Block
  /// Whether the table has fields in which the user can enter sets.
  let takesSets: Bool

  private var language: Language { strings.language }
  private var isCurrent: Bool { block.number == active.current }

  var element: Element {
    let done = block.sets.enumerated().map { row($0.element, $0.offset) }
    let planned = block.targets.enumerated().map { (block.sets.count + $0.offset, $0.element) }
    let open = planned.map { takesSets ? field($0.1, $0.0) : row($0.1, $0.0) }
    return Element(
      .setTable, label: strings.name(block.exercise),
      children: [header] + done + (open.isEmpty && takesSets ? [field(nil, block.sets.count)] : open))
  }

  /// The values that the next set most likely has.
  var likeliest: SetView { held(block.targets.first) }

  /// Returns the key of the next set's ✓ button, which gets the keyboard focus after the user has entered a set.
  static func key(_ block: ActiveWorkoutView.Block) -> String { key(block, block.sets.count) }

  /// Returns the key of the ✓ button of the set at `index`.
  private static func key(_ block: ActiveWorkoutView.Block, _ index: Int) -> String {
    "set-\(block.number)-\(index + 1)"
  }

  // MARK: Columns

  private var columns: [Column] {
    let effort = (block.sets + block.previous).contains { $0.rpe != nil } ? [Column.effort] : []
    switch block.measure {
    case .loadReps: return [.load, .reps] + effort
    case .reps: return [.reps] + effort
    case .time: return [.seconds] + effort
    case .distance: return [.metres, .seconds]
    }
  }

  private enum Column {
    case load
    case reps
    case seconds
    case metres
    case effort
  }

  private var unit: MassUnit { (block.sets.last?.load ?? last?.load)?.unit ?? strings.unit }

  private func title(_ column: Column) -> (text: String, label: String) {
    switch column {
    case .load: (unit.rawValue, strings.load)
    case .reps: (language.say(cs: "Opak.", en: "Reps"), strings.reps)
    case .seconds: ("s", strings.seconds)
    case .metres: ("m", strings.metres)
    case .effort: ("RPE", strings.effort)
    }
  }

  private var header: Element {
    let titles = [(strings.set, strings.set), (strings.previous, strings.previous)] + columns.map(title)
    return Element(
      .tableHeader,
      children: titles.enumerated().map { index, title in
        Element(
          .text, title.0, label: title.0 == title.1 ? nil : title.1, placement: index == 0 ? .leading : .center,
          type: .caption, color: Hue.secondary.text)
      } + [Element(.text, "", label: strings.done, type: .caption)])
  }

  // MARK: Rows

  /// Returns the set at the same position in the previous workout with this exercise; nil if there is none. Warm-up
  /// sets of that workout are not counted, unless it has no other sets.
  private func previous(_ index: Int) -> SetView? {
    let working = block.previous.filter { $0.kind != .warmup }
    let sets = working.isEmpty ? block.previous : working
    return index < sets.count ? sets[index] : nil
  }

  private func previousCell(_ index: Int) -> Element {
    .cell(previous(index).map(short) ?? "—", .center, .caption, Hue.secondary.text)
  }

  /// Returns the set's values, without the unit if the header of the load's column names it already: `82.5 × 5`.
  private func short(_ set: SetView) -> String {
    guard let load = set.load, let reps = set.reps, load.unit == unit, set.seconds == nil, columns.contains(.load)
    else { return strings.measures(set) }
    return "\(language.thousandths(Int(load.thousandths))) × \(language.number(reps))"
  }

  private func spokenPrevious(_ index: Int) -> String {
    "\(strings.previous): \(previous(index).map(strings.measures) ?? "—")"
  }

  /// Returns the row of a completed set. The row's ✓ button removes the set, and its number links to the screen on
  /// which the user corrects the set.
  private func row(_ set: SetView, _ index: Int) -> Element {
    let remarks = strings.remarks(set)
    let beside = Element.cell(
      ([previous(index).map(short)].compactMap { $0 } + remarks).joined(separator: " · "), .center, .caption,
      Hue.secondary.text)
    let summary = ([strings.spokenMeasures(set)] + remarks).joined(separator: ", ")
    let remove = language.say(cs: "Smazat sérii \(set.number)", en: "Delete Set \(set.number)")
    let number = Element(
      .text, String(index + 1), label: "\(strings.set) \(index + 1)", placement: .leading, type: .body,
      route: StrengthDestinations.activeSet(set.number).route)
    let undo = Element(
      .button, label: remove, hint: remove, isOn: true, icon: Icon("checkmark"),
      action: Action(RemoveSet.method, ["set": .number(set.number)], style: .destructive),
      command: ShellCommand.recordbook("strength", "remove-set", active.workout.description, String(set.number)))
    return Element(
      .tableRow,
      label:
        "\(strings.set) \(index + 1), \(strings.done.lowercased()): \(summary). \(spokenPrevious(index))",
      hint: language.say(cs: "Opraví sérii", en: "Corrects the set"), isOn: true,
      command: StrengthDestinations.activeSet(set.number).command,
      children: [number, remarks.isEmpty ? previousCell(index) : beside]
        + columns.map { .cell(value($0, of: set), .center, .body) } + [undo])
  }

  /// Returns the row of a planned set while no sets can be entered.
  private func row(_ target: SetTargetView, _ index: Int) -> Element {
    let planned = held(target)
    let kind = target.kind.map { ", \(strings.name($0))" } ?? ""
    return Element(
      .tableRow,
      label:
        "\(strings.set) \(index + 1), \(strings.name(.planned)): \(strings.measures(target))\(kind). \(spokenPrevious(index))",
      isOn: false,
      children: [.cell(String(index + 1), .leading, .body), previousCell(index)]
        + columns.map { column in
          let text = column == .reps ? strings.reps(target) ?? "" : value(column, of: planned)
          return .cell(text, .center, .body, Hue.secondary.text)
        }
        + [Element(.button, label: strings.name(.planned), isDisabled: true, icon: Icon("checkmark"))])
  }

  // MARK: The next sets

  private var last: SetView? { block.sets.last ?? previous(block.sets.count) ?? block.previous.last }

  /// Returns the values with which the fields of a set are prefilled: the planned values. Values that are not planned
  /// are taken from the set before it in this workout or, if there is none, from the previous workout.
  private func held(_ target: SetTargetView?) -> SetView {
    var held = SetView(SetEntry(number: 0))
    held.kind = target?.kind ?? .normal
    held.load = target?.load ?? last?.load
    held.reps = target?.reps ?? last?.reps
    held.seconds = target?.seconds ?? last?.seconds
    held.millimetres = target?.millimetres ?? last?.millimetres
    return held
  }

  /// Returns the row in which the user enters a set.
  /// - Parameter target: the planned set; nil if none is planned.
  private func field(_ target: SetTargetView?, _ index: Int) -> Element {
    let isNext = index == block.sets.count
    let held = held(target)
    let kind = target?.kind.map { ["kind": Action.Parameter.text($0.rawValue)] } ?? [:]
    let parameters = kind.merging(["block": .number(block.number)]) { $1 }
    let other = isCurrent ? [] : ["--block", String(block.number)]
    let name = "\(strings.name(block.exercise)), \(strings.set.lowercased()) \(index + 1)"
    let done = Element(
      .button, label: "\(strings.done): \(name)", hint: strings.done, isOn: false, icon: Icon("checkmark"),
      route: StrengthDestinations.active.route, action: Action(LogSet.method, parameters, style: .primary),
      command: ShellCommand.recordbook(["strength", "set"] + SetForm.spec(block.measure) + other),
      shortcut: isCurrent && isNext ? strings.key("n") : nil, key: SetTable.key(block, index))
    return Element(
      .tableRow, label: "\(isNext ? strings.next : strings.name(.planned)): \(name). \(spokenPrevious(index))",
      isOn: false, fill: isCurrent && isNext ? Hue.accent.fill : nil,
      children: [.cell(String(index + 1) + warmUp(target), .leading, .body), previousCell(index)]
        + columns.map { field($0, value($0, of: held), name, parameters) } + [done])
  }

  private func warmUp(_ target: SetTargetView?) -> String { target?.kind.map { " · \(strings.name($0))" } ?? "" }

  /// Returns a value as a field has it. A load has its unit with it if that is not the one of the column.
  private func value(_ column: Column, of set: SetView) -> String {
    switch column {
    case .load:
      set.load.map { load in
        language.typedText(thousandths: Int64(load.thousandths)) + (load.unit == unit ? "" : " \(load.unit.rawValue)")
      } ?? ""
    case .reps: set.reps.map { String($0) } ?? ""
    case .seconds: set.seconds.map { String($0) } ?? ""
    case .metres: set.millimetres.map { language.typedText(thousandths: $0) } ?? ""
    case .effort: set.rpe.map { language.typedText(thousandths: Int64($0 * 1_000)) } ?? ""
    }
  }

  private func field(
    _ column: Column, _ value: String, _ set: String, _ parameters: [String: Action.Parameter]
  ) -> Element {
    let input: Action.Input =
      switch column {
      case .load:
        Action.Input(
          "load/thousandths", .thousandths, isOptional: true,
          limits: Action.Limits(0, Load.most(unit) / 1_000, decimals: 3, unit: unit.rawValue))
      case .reps: Action.Input("reps", .number, isOptional: true, limits: Action.Limits(0, SetEntry.mostReps))
      case .seconds: Action.Input("seconds", .number, isOptional: true, limits: Action.Limits(1, 86_400, unit: "s"))
      case .metres:
        Action.Input(
          "millimetres", .thousandths, isOptional: true, limits: Action.Limits(0, 1_000_000, decimals: 3, unit: "m"))
      case .effort: Action.Input("rpe", .number, isOptional: true, limits: Action.Limits(1, 10, decimals: 1))
      }
    let title = title(column)
    let name = title.label + (input.limits?.unit.map { ", \($0)" } ?? "")
    return Element(
      .numericField, title.label, label: "\(name): \(set)", value: value, type: .body,
      action: Action(LogSet.method, parameters, input: input))
  }
}
