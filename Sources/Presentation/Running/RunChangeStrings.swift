import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain

/// Describes a correction of a run in one line.
package struct RunChangeStrings {
  private let strings: RunningStrings
  private var language: Language { strings.language }

  package init(strings: RunningStrings) { self.strings = strings }

  /// Describes a correction, followed by the id of the corrected run: `trim, from 2:00, run r20150815T144508Z`.
  package func line(_ part: RunChangePart) -> String {
    guard let run = part.run else { return what(part) }
    return "\(what(part)), " + language.say(cs: "běh \(run)", en: "run \(run)")
  }

  /// Describes a correction without naming the run. Moments within the run are stated as the time since the recorded
  /// start, which is part of the run's id.
  func what(_ part: RunChangePart) -> String {
    let start = Timestamp(seconds: part.run?.second ?? 0)
    func since(_ time: Timestamp) -> String { strings.time(max(time - start, 0)) }
    let summary: String? =
      switch part.change {
      case .trim, .cut:
        if let from = part.from, let to = part.to { "\(since(from)) – \(since(to))" } else { nil }
      case .split: part.at.map(since)
      case .kind: part.value.map { strings.kind($0).lowercased() }
      case .confirm: part.value.flatMap { EffortDistance(rawValue: $0) }.map(strings.name)
      case .workout, .removeWorkout, .addShoes, .removeShoes, .defaultShoes, .route:
        part.value.map { language.say(cs: "„\(printable($0))“", en: "\"\(printable($0))\"") }
      case .tags, .shoes, .exertion: part.value.map { printable($0) }
      case .length: part.value.flatMap { Int64($0) }.map(strings.length)
      case .name, .note: part.value.map { language.say(cs: "„\(printable($0))“", en: "\"\(printable($0))\"") }
      case .join: part.value.map { printable($0) }
      case .remove, .prefer, .add: nil
      }
    return [strings.name(part.change), summary].compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: Effects

  /// Describes each best effort that changed, one per line.
  package func moves(_ moves: [RunEffortMoveView]) -> String {
    var table = TextTable(rightAligned: [1])
    for move in moves {
      table.add(
        capitalized(strings.name(move.distance)),
        move.after.map(strings.effortTime) ?? language.say(cs: "žádný", en: "none"),
        difference(move))
    }
    return table.text()
  }

  package func effects(_ moves: [RunEffortMoveView]) -> String {
    guard !moves.isEmpty else {
      return language.say(cs: "Nejlepší úseky zůstaly.\n", en: "No best effort changed.\n")
    }
    return language.say(cs: "Nejlepší úseky se posunuly:\n", en: "Best efforts changed:\n") + self.moves(moves)
  }

  private func difference(_ move: RunEffortMoveView) -> String {
    switch (move.after, move.before) {
    case (let now?, let before?) where now.seconds < before.seconds:
      language.say(
        cs: "o \(strings.time((before.seconds - now.seconds) * 1_000)) rychlejší",
        en: "\(strings.time((before.seconds - now.seconds) * 1_000)) faster")
    case (let now?, let before?) where now.seconds > before.seconds:
      language.say(
        cs: "o \(strings.time((now.seconds - before.seconds) * 1_000)) pomalejší",
        en: "\(strings.time((now.seconds - before.seconds) * 1_000)) slower")
    case (.some, .some): language.say(cs: "jiný běh", en: "another run")
    case (nil, let before?):
      language.say(cs: "dříve \(strings.effortTime(before))", en: "was \(strings.effortTime(before))")
    case (_, nil): language.say(cs: "nový", en: "new")
    }
  }
}
