package import KernelApplication
package import KernelDomain
package import RunningDomain

/// What a change of the book says of runs: one correction.
package struct RunChangePart: Codable, Hashable, Sendable {
  package var run: RunID
  package var change: RunCorrectionKind
  package var from: Timestamp?
  package var to: Timestamp?
  package var at: Timestamp?
  package var value: String?

  package init(_ correction: RunCorrection) {
    run = correction.run
    change = RunCorrectionKind(correction.change)
    switch correction.change {
    case .trim(let span), .cut(let span): (from, to) = (span.lowerBound, span.upperBound)
    case .split(let time): at = time
    case .join(let other): value = other.description
    case .kind(let kind): value = kind.word
    case .confirm(let distance): value = distance.rawValue
    case .name(let name): value = name
    case .remove, .prefer: break
    }
  }

  package static let schema = Schema(
    "RunCorrection", "A correction of a run.",
    [
      .init("run", RunID.schema, "The run."), .init("change", RunCorrectionKind.schema, "What was said of it."),
      .optional("from", Timestamp.schema, "Of a trim or a cut; left out elsewhere."),
      .optional("to", Timestamp.schema, "Of a trim or a cut; left out elsewhere."),
      .optional("at", Timestamp.schema, "Where it was split; left out elsewhere."),
      .optional(
        "value", .text, "The kind, distance, name or other run that it names, as text; left out where there is none."),
    ])
}

/// What taking corrections back, or making them again, did to the book of runs.
package struct RunRevertedPart: Codable, Hashable, Sendable {
  package var corrections: [RunChangePart]
  package var efforts: [RunEffortMoveView]
  package var undone: Bool

  package init(_ corrections: [RunCorrection], undone: Bool, _ moves: [RunEffortMove]) {
    self.corrections = corrections.map(RunChangePart.init)
    self.undone = undone
    efforts = moves.map(RunEffortMoveView.init)
  }

  package static let schema = Schema(
    "RunRevertedChange", "What taking corrections back, or making them again, did.",
    [
      .init("corrections", .list(RunChangePart.schema), "Those taken back or made again, in the order made."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that moved, or changed hands."),
      .init("undone", .flag, "False where they were made again."),
    ])
}

extension RunRevertedPart: Announcing {
  /// Efforts that come back by taking a correction back were not broken.
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    let corrected = corrections.flatMap { correction in
      RunningEvents.book(
        RunningEvents.BookChanged(run: correction.run, change: correction.change, undone: undone ? true : nil), [])
    }
    return corrected + (undone ? [] : RunningEvents.broken(efforts))
  }
}
