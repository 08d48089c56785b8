package import KernelApplication
package import RunningDomain

/// How the run under way stands after something was done to it.
package struct LiveRunOutput: Described, Equatable {
  package var run: RunID
  package var state: LiveRunView.State
  package var pause: LiveRunView.Pause?
  private var news: LiveNews?

  package static let schema = Schema("LiveRunStanding", "How the run under way stands now.", members)
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
      .init("run", RunID.schema, "The run under way."),
      .init("state", LiveRunView.State.schema, "How it stands."),
      .optional("pause", LiveRunView.Pause.schema, "Why it is paused; left out unless it is."),
    ]
  }
}
