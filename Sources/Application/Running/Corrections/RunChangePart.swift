package import KernelApplication
package import KernelDomain
package import RunningDomain

/// The effect of one change of the book on runs: a single correction, or a change of the user's lists.
package struct RunChangePart: Codable, Hashable, Sendable {
  /// The corrected run; nil if the change affected a list.
  package var run: RunID?
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
    case .note(let note): value = note
    case .tags(let tags): value = tags.joined(separator: ", ")
    case .shoes(let shoes): value = shoes
    case .exertion(let exertion): value = exertion.map { String($0) }
    case .length(let length): value = String(length)
    case .remove, .prefer, .add: break
    }
  }

  /// Creates the description of a change of one of the user's lists.
  /// - Parameter removed: returns the name of a workout that the change removed, given the workout's id.
  package init(_ edit: RunListEdit, removed: (String) -> String?) {
    change = RunCorrectionKind(edit)
    switch edit {
    case .setWorkout(let workout): value = workout.name
    case .removeWorkout(let id): value = removed(id) ?? id
    case .setShoes(let shoes): value = shoes.name
    case .removeShoes(let name): value = name
    case .defaultShoes(let shoes): value = shoes.name
    case .nameRoute(let name): (run, value) = (name.run, name.name)
    }
  }

  package static let schema = Schema(
    "RunCorrection", "A correction of a run, or a change of the user's lists.",
    [
      .optional("run", RunID.schema, "The name of the run; left out for a change of a list."),
      .init("change", RunCorrectionKind.schema, "The kind of correction."),
      .optional(
        "from", Timestamp.schema, "The start of what a trim keeps or a cut removes; left out for other corrections."),
      .optional(
        "to", Timestamp.schema, "The end of what a trim keeps or a cut removes; left out for other corrections."),
      .optional("at", Timestamp.schema, "The instant at which the run was split; left out for other corrections."),
      .optional(
        "value", .text,
        """
        The value that the correction assigns, as text: the kind of activity, the confirmed distance, the name, the \
        note, the tags, the shoes, the exertion, the distance in millimetres, the joined run, or the workout; left out \
        if it assigns none.
        """),
    ])
}

/// The effects of an undo or redo on runs: the corrections that were undone or redone, and how that changed records.
package struct RunRevertedPart: Codable, Hashable, Sendable {
  package var corrections: [RunChangePart]
  package var efforts: [RunEffortMoveView]
  package var undone: Bool

  package init(_ corrections: [RunChangePart], undone: Bool, _ moves: [RunEffortMove]) {
    self.corrections = corrections
    self.undone = undone
    efforts = moves.map(RunEffortMoveView.init)
  }

  package static let schema = Schema(
    "RunRevertedChange", "The corrections of runs that were undone or redone, and the effect on best efforts.",
    [
      .init(
        "corrections", .list(RunChangePart.schema),
        "The corrections that were undone or redone, in the order in which they were made."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that changed."),
      .init("undone", .flag, "Whether the corrections were undone; if false, they were redone."),
    ])
}

extension RunRevertedPart: Announcing {
  /// Announces the corrections. Records that an undo restores are not announced, because they are not new.
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    let corrected = corrections.flatMap { correction in
      RunningEvents.book(
        RunningEvents.BookChanged(run: correction.run, change: correction.change, undone: undone ? true : nil), [])
    }
    return corrected + (undone ? [] : RunningEvents.broken(efforts))
  }
}
