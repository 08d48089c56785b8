package import KernelApplication
package import RunningDomain

package struct SaveRun: UseCase {
  package static let method = "running.saveRun"
  package static let summary = "Save the finished run in the book."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String?
    package var confirmed: Bool?

    package static let schema = Schema(
      "The title of the run, and whether to save an unlikely run.",
      [
        .optional(
          "name", .text, "The title to give the run; if left out, it has none.", examples: [#""By the river""#]),
        .optional(
          "confirmed", .flag,
          """
          True saves even an unlikely run: longer than a day, without fixes for over six hours, or ending ahead of the \
          clock; if left out, such a run is refused.
          """),
      ])

    package init(name: String? = nil, confirmed: Bool? = nil) {
      self.name = name
      self.confirmed = confirmed
    }
  }

  package typealias Output = EndedRunOutput

  let coordinator: LiveRunCoordinator

  /// Saves the run. Fails with `conflict` if the run is implausible and the input does not confirm it.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try coordinator.end(input.name, removes: false, isConfirmed: input.confirmed ?? false)
  }
}

/// Discards the run under way: stores it in the book and removes it at once, so that undo can restore it.
package struct DiscardRun: UseCase {
  package static let method = "running.discardRun"
  package static let summary = "Discard the run under way; `book.undo` brings it back."
  package static let kind = UseCaseKind.change

  package typealias Output = EndedRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    try coordinator.end(nil, removes: true, isConfirmed: true)
  }
}

/// The output of saving or discarding the run under way.
package struct EndedRunOutput: Described, Equatable {
  package var run: RunID?
  package var number: Int?
  package var efforts: [RunEffortMoveView]
  private var ended: RunID?

  package static let schema = Schema(
    "EndedRun", "What happened to the run that was under way.",
    [
      .optional("run", RunID.schema, "The name of the run in the book; left out if it had too few fixes to be a run."),
      .optional(
        "number", .ordinal, "The number of the change, which `book.undo` takes; left out if the run was saved."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that changed."),
    ])
  package static let announced = RunningEvents.liveDescriptions + RunningEvents.bookDescriptions

  private enum CodingKeys: String, CodingKey {
    case run, number, efforts
  }

  fileprivate init(_ id: RunID, _ saved: (id: RunID, changed: ChangedRunBook)?, removed: Bool) {
    run = saved?.id
    number = removed ? saved?.changed.number : nil
    efforts = saved?.changed.moves.map(RunEffortMoveView.init) ?? []
    ended = id
  }
}

extension EndedRunOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard let ended else { return [] }
    let idle = BookEvent(RunningEvents.stateChanged, RunningEvents.StateChanged(ended: ended))
    guard let run else { return [idle] }
    let saved = number == nil ? [BookEvent(RunningEvents.runSaved, RunningEvents.RunSaved(run: run))] : []
    return [idle] + saved + RunningEvents.book(RunningEvents.BookChanged(run: run), efforts)
  }
}

extension LiveRunCoordinator {
  fileprivate func end(_ name: String?, removes: Bool, isConfirmed: Bool) throws(Failure) -> EndedRunOutput {
    let name = try name?.checkedName(empty: .running(.emptyName))
    var id: RunID?
    let saved = try repository.end(name: name, removes: removes) { (run) throws(Failure) in
      let (action, state) = (removes ? LiveRunAction.discard : .save, run.state())
      guard LiveRunAction.valid(in: state).contains(action) else { throw LiveRunError.notNow(action, state).failure }
      if !isConfirmed, let doubt = LiveRunDoubt(run, at: now) {
        throw .conflict(.running(.doubtfulRun(LiveRunView.Doubt(doubt))))
      }
      id = run.start.id
    }
    freeFeeder()
    return EndedRunOutput(id ?? saved?.id ?? RunID(start: now), saved, removed: removes)
  }
}
