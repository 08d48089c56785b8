import KernelDomain
import StrengthDomain

/// A routine that the user is editing and has not saved yet. It is written as one line of text, which fits into a URL.
///
/// The line starts with the routine's name. Each of its blocks follows after a `;`. A block starts with its exercise,
/// and each of its target sets follows after a `|`. Commas separate the members of a block and of a set; a member
/// without a value is empty text: `Push;Barbell_Squat,,120|normal,82500kg,5,,,`.
package struct RoutineDraft: Hashable, Sendable {
  package var name: String
  package var blocks: [SaveRoutine.Input.Block]

  package init(name: String, blocks: [SaveRoutine.Input.Block]) {
    self.name = name
    self.blocks = blocks
  }
}

extension RoutineDraft: LosslessStringConvertible {
  package var description: String {
    ([name.escaped] + blocks.map(RoutineDraft.text)).joined(separator: ";")
  }

  /// Parses a line of text in the form that is described at `RoutineDraft`; nil if `text` does not have this form.
  package init?(_ text: String) {
    var parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    name = parts.removeFirst().unescaped
    blocks = []
    for part in parts {
      guard let block = RoutineDraft.block(part) else { return nil }
      blocks.append(block)
    }
  }

  private static func text(_ block: SaveRoutine.Input.Block) -> String {
    let own = [
      block.exercise.text.escaped, block.superset.map { String($0) } ?? "", block.restSeconds.map { String($0) } ?? "",
    ]
    let progression = block.progression.map {
      [$0.rule.rawValue, text($0.step), $0.max.map(text) ?? ""]
    }
    return ([(own + (progression ?? [])).joined(separator: ",")] + (block.targets ?? []).map(text)).joined(
      separator: "|")
  }

  private static func text(_ target: SetTargetView) -> String {
    let numbers = [target.reps, target.seconds, target.millimetres.map { Int(clamping: $0) }, target.restSeconds]
    let planned = [
      target.mostReps, target.percent.flatMap { Int(exactly: ($0 * 10).rounded()) },
      target.rpe.flatMap { Int(exactly: ($0 * 2).rounded()) },
    ]
    let all = numbers + (planned.allSatisfy { $0 == nil } ? [] : planned)
    return ([(target.kind ?? .normal).rawValue, target.load.map(text) ?? ""] + all.map { $0.map { String($0) } ?? "" })
      .joined(separator: ",")
  }

  private static func text(_ load: Load) -> String { "\(load.thousandths)\(load.unit.rawValue)" }

  private static func block(_ text: String) -> SaveRoutine.Input.Block? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let own = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard own.count == 3 || own.count == 6, !own[0].isEmpty else { return nil }
    var progression: ProgressionView?
    if own.count == 6 {
      guard let rule = Progression.Kind(rawValue: own[3]), let step = load(own[4]) else { return nil }
      progression = ProgressionView(rule: rule, step: step, max: load(own[5]))
    }
    var targets: [SetTargetView] = []
    for part in parts.dropFirst() {
      guard let target = target(String(part)) else { return nil }
      targets.append(target)
    }
    return SaveRoutine.Input.Block(
      exercise: ExerciseID(own[0].unescaped), superset: Int(own[1]), restSeconds: Int(own[2]), targets: targets,
      progression: progression)
  }

  private static func target(_ text: String) -> SetTargetView? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6 || parts.count == 9, let kind = SetKind(rawValue: parts[0]) else { return nil }
    let planned = parts.count == 9 ? parts[6...].map { Int($0) } : [nil, nil, nil]
    return SetTargetView(
      kind: kind == .normal ? nil : kind, load: load(parts[1]), reps: Int(parts[2]), mostReps: planned[0],
      seconds: Int(parts[3]), millimetres: Int64(parts[4]), percent: planned[1].map { Double($0) / 10 },
      rpe: planned[2].map { Double($0) / 2 }, restSeconds: Int(parts[5]))
  }

  private static func load(_ text: String) -> Load? {
    let number = text.prefix { $0.isNumber }
    return MassUnit(rawValue: String(text[number.endIndex...])).flatMap { unit in
      Int(number).flatMap { Load(thousandths: $0, unit: unit) }
    }
  }
}

extension String {
  private static let marks: [(Character, String)] = [("%", "%25"), (";", "%3B"), ("|", "%7C"), (",", "%2C")]

  fileprivate var escaped: String {
    String(flatMap { character in String.marks.first { $0.0 == character }?.1 ?? String(character) })
  }

  fileprivate var unescaped: String {
    String.marks.reversed().reduce(self) { text, mark in
      text.split(separator: mark.1, omittingEmptySubsequences: false).joined(separator: String(mark.0))
    }
  }
}
