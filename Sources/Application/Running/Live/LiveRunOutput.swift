package import KernelApplication
package import RunningDomain

/// The output of an action on the run under way: the run's new state.
package struct LiveRunOutput: Described, Equatable {
  package var run: RunID
  package var state: LiveRunView.State
  package var pause: LiveRunView.Pause?
  private var news: LiveNews?

  package static let schema = Schema("LiveRunStanding", "The state of the run under way.", members)
  package static let announced = RunningEvents.liveDescriptions

  private enum CodingKeys: String, CodingKey {
    case run, state, pause
  }

  init(_ head: LiveRunHead, _ news: LiveNews) {
    run = head.id
    state = head.state
    pause = head.pause
    self.news = news
  }
}

extension LiveRunOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] { news?.events ?? [] }
}

extension LiveRunOutput {
  static var members: [Schema.Member] {
    [
      .init("run", RunID.schema, "The name of the run under way."),
      .init("state", LiveRunView.State.schema, "The state of the run."),
      .optional("pause", LiveRunView.Pause.schema, "The reason for the pause; left out unless the run is paused."),
    ]
  }
}
