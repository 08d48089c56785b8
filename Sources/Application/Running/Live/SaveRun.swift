package import KernelApplication
package import RunningDomain

package struct SaveRun: UseCase {
  package static let method = "running.saveRun"
  package static let summary = "Put the finished run into the book."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String?
    package var confirmed: Bool?

    package static let schema = Schema(
      "What it is called.",
      [
        .optional("name", .text, "Its name; left out, it has none.", examples: [#""By the river""#]),
        .optional(
          "confirmed", .flag,
          "True saves an unlikely run, too: one longer than a day, silent for over six hours, or ahead of the clock."),
      ])

    package init(name: String? = nil, confirmed: Bool? = nil) {
      self.name = name
      self.confirmed = confirmed
    }
  }

  package typealias Output = EndedRunOutput

  let coordinator: LiveRunCoordinator

  /// Fails with `conflict` for an unlikely run that is not confirmed.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try coordinator.end(input.name, removes: false, isConfirmed: input.confirmed ?? false)
  }
}

/// Puts the run under way into the book and takes it out again at once, so that it can be had back.
package struct DiscardRun: UseCase {
  package static let method = "running.discardRun"
  package static let summary = "Discard the run under way; undo brings it back."
  package static let kind = UseCaseKind.change

  package typealias Output = EndedRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    try coordinator.end(nil, removes: true, isConfirmed: true)
  }
}

/// What became of the run that was under way.
package struct EndedRunOutput: Described, Equatable {
  package var run: RunID?
  package var number: Int?
  package var efforts: [RunEffortMoveView]
  private var ended: RunID?

  package static let schema = Schema(
    "EndedRun", "What became of the run that was under way.",
    [
      .optional("run", RunID.schema, "Its name in the book; left out where it had too few fixes to be a run."),
      .optional("number", .ordinal, "That of the change, which undo takes; left out of a run that was saved."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that moved, or changed hands."),
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
