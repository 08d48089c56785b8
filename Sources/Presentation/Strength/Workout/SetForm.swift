import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// A form in which the user enters or changes a set: first fields for the values that its exercise measures, such as
/// repetitions, then fields for other values that the set has. The buttons of a field change a load by 2.5 kg or 5 lb,
/// and repetitions by one.
struct SetForm {
  let strings: StrengthStrings
  let method: String
  /// The parameters that say which set the form is about: the exercise's block for a new set, or the workout and the
  /// number of an existing set.
  let parameters: [String: Action.Parameter]
  let measure: ExerciseMeasure
  /// The values that the fields contain at first.
  let held: SetView
  /// The prefix, such as `sets/0/`, of the names of the parameters that contain the set's values.
  var path = ""
  /// Further fields that are shown before those for the set.
  var first: [Element] = []
  /// A suggestion for the set's note, which the user can change; nil for none.
  var note: String?
  let button: (text: String, command: [String], destination: Destination?)

  private var language: Language { strings.language }
  /// Whether the form changes an existing set. If so, clearing a field removes the set's value.
  private var changesSet: Bool { method == EditSet.method }

  private var unit: MassUnit { held.load?.unit ?? strings.unit }

  var element: Element {
    Element(.form, children: first + fields + [effort, noteField, kind, submit].compactMap { $0 })
  }

  private var fields: [Element] {
    switch measure {
    case .loadReps: [load, reps] + (held.seconds == nil ? [] : [seconds])
    case .reps: [reps, load]
    case .time: [seconds] + (held.load == nil ? [] : [load])
    case .distance: [metres, seconds]
    }
  }

  private func stepper(
    _ title: String, _ value: String, _ parameter: String, _ kind: Action.Input.Kind, _ limits: Action.Limits,
    emptied: String, shortcut: String? = nil
  ) -> Element {
    Element(
      .stepper, title, label: title + (limits.unit.map { ", \($0)" } ?? ""), value: value, type: .body,
      action: Action(
        method, parameters,
        input: Action.Input(
          path + parameter, kind, isOptional: true, emptied: changesSet ? emptied : nil, limits: limits)),
      shortcut: strings.key(shortcut))
  }

  private var load: Element {
    let step = unit == .kilogram ? 2.5 : 5
    return stepper(
      strings.load, held.load.map { fieldText(thousandths: Int64($0.thousandths)) } ?? "",
      "load/thousandths",
      .thousandths, Action.Limits(0, Load.most(unit) / 1_000, decimals: 3, unit: unit.rawValue, step: step),
      emptied: "withoutLoad")
  }

  private var reps: Element {
    stepper(
      strings.reps, held.reps.map { String($0) } ?? "", "reps", .number,
      Action.Limits(0, SetEntry.mostReps, step: 1), emptied: "withoutReps")
  }

  private var seconds: Element {
    stepper(
      strings.seconds, held.seconds.map { String($0) } ?? "", "seconds", .number,
      Action.Limits(1, 86_400, unit: "s", step: 5), emptied: "withoutTime")
  }

  /// The field for the distance. The user enters metres with up to three decimals, and the form sends millimetres.
  private var metres: Element {
    stepper(
      strings.metres, held.millimetres.map { fieldText(thousandths: $0) } ?? "", "millimetres",
      .thousandths, Action.Limits(0, 1_000_000, decimals: 3, unit: "m", step: 100), emptied: "withoutDistance")
  }

  private var effort: Element {
    stepper(
      strings.effort, held.rpe.map { fieldText(thousandths: Int64($0 * 1_000)) } ?? "", "rpe", .number,
      Action.Limits(1, 10, decimals: 1, step: 0.5), emptied: "withoutEffort")
  }

  private var noteField: Element? {
    note.map { note in
      Element(
        .textField, strings.setNote, value: note, type: .body,
        action: Action(method, parameters, input: Action.Input(path + "note", .text, isOptional: true)))
    }
  }

  private var kind: Element {
    Element(
      .segmentedControl, strings.kind, type: .body,
      action: Action(method, parameters, input: Action.Input(path + "kind", .text)),
      children: SetKind.allCases.map { kind in
        let name = capitalized(strings.name(kind))
        return Element(.radio, name, value: kind.rawValue, isOn: kind == held.kind, type: .body)
      })
  }

  private var submit: Element {
    Element(
      .button, button.text, type: .body, fill: Hue.accent.fill, to: button.destination,
      action: Action(method, parameters, style: .primary), command: ShellCommand.recordbook(button.command),
      shortcut: strings.key("n"))
  }
}

extension SetForm {
  /// Returns the placeholders that stand for the values of a set in commands. They depend on what the exercise
  /// measures.
  static func spec(_ measure: ExerciseMeasure) -> [String] {
    switch measure {
    case .loadReps: ["LOAD", "xREPS"]
    case .reps: ["xREPS"]
    case .time: ["TIME"]
    case .distance: ["DISTANCE"]
    }
  }
}
