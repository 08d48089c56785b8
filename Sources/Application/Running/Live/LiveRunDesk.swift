import KernelApplication
import KernelDomain
import RunningDomain

/// What the use cases of a live run share: who feeds it, what it was when it was last told of, and who follows it.
package final class LiveRunDesk: Sendable {
  let store: any LiveRunStore
  let reader: RunReader
  private let observers: [any LiveRunObserver]
  let notes: any LiveRunNotesKeeper

  package init(
    store: any LiveRunStore, notes: any LiveRunNotesKeeper, reader: RunReader, observers: [any LiveRunObserver] = []
  ) {
    self.store = store
    self.notes = notes
    self.reader = reader
    self.observers = observers
  }

  var now: Timestamp { reader.clock.now() }

  // MARK: Doing

  /// Does something to the run under way, and tells of it.
  func change(
    _ action: LiveRunAction, of id: RunID? = nil, _ body: (inout LiveRun) throws(LiveRunError) -> LiveEntry?
  ) throws(Failure) -> (run: LiveRunHead, news: LiveNews) {
    let (run, told, entry) = try store.change { (run) throws(Failure) in
      if let id, id != run.start.id {
        throw .notFound(.running(.otherLiveRun(asked: id.description, underWay: run.start.id.description)))
      }
      let (before, signalEnd) = (LiveNews.Mark(run), run.signalEnd)
      let entry: LiveEntry?
      do throws(LiveRunError) {
        entry = try body(&run)
      } catch {
        throw error.failure
      }
      var news = LiveNews(of: run, since: before)
      if run.signalEnd != signalEnd, notes.change({ $0.takeLoss() }) { news.state = RunningEvents.StateChanged(run) }
      if case .fixes? = entry, notes.change({ $0.pace.admits(now, isReplay: run.start.isReplay) }) {
        news.metrics = RunningEvents.Metrics(run, at: run.start.isReplay ? nil : now)
      }
      return (entry, (run, news, entry))
    }
    var news = told
    // Behind the run's lock: what they do may wait for who writes the store, who may wait for the run.
    if let entry { for observer in observers { news.others.events += observer.liveRun(run, did: entry) } }
    return (LiveRunHead(run), news)
  }

  // MARK: Moments

  /// When something is done to the run under way. Fails with `invalidInput` for a moment over a minute ahead of the clock, or
  /// over a minute before the run began. A replay has a time of its own.
  /// - Parameter given: nil is now.
  func moment(_ given: GivenInstant?) throws(Failure) -> Timestamp {
    guard let time = given?.instant else { return now }
    guard let run = try store.run(), !run.start.isReplay else { return time }
    try refuse(timeAhead: time)
    guard run.start.time - time <= LiveRun.tolerance else {
      throw .invalidInput(
        field: "at",
        problem: .running(.momentBehind(time: time.description, start: run.start.time.description)))
    }
    return time
  }

  /// When a run begins.
  func beginning(_ given: GivenInstant?) throws(Failure) -> Timestamp? {
    guard let time = given?.instant else { return nil }
    try refuse(timeAhead: time)
    guard time.seconds >= 0 else {
      throw .invalidInput(field: "at", problem: .running(.startTooEarly(time: time.description)))
    }
    return time
  }

  private func refuse(timeAhead time: Timestamp) throws(Failure) {
    guard time - now <= LiveRun.tolerance else {
      throw .invalidInput(field: "at", problem: .running(.momentAhead(time: time.description)))
    }
  }

  // MARK: The feeder

  /// Fails with `conflict` where another connection feeds the run.
  /// - Parameter caller: nil for this process itself, which nobody keeps from it.
  func feed(by caller: (any Caller)?, takesOver: Bool) throws(Failure) {
    let isFree = notes.change { notes in
      if let feeder = notes.feeder, !feeder.isGone, feeder !== caller, !takesOver { return false }
      notes.feeder = caller
      return true
    }
    guard isFree else { throw .conflict(.running(.fedByAnother)) }
  }

  /// Whoever feeds next does so.
  func freeFeeder() {
    notes.change { $0.feeder = nil }
  }
}

/// What is said of the run under way in each answer.
struct LiveRunHead: Sendable {
  let id: RunID
  let state: LiveRunView.State
  let pause: LiveRunView.Pause?

  init(_ run: LiveRun) {
    id = run.start.id
    (state, pause) = LiveRunView.state(run.state())
  }
}

/// What is known of a live run beside the run itself, for as long as the process lives.
package struct LiveRunNotes: Sendable {
  /// The connection that feeds it; nil where none does, or this process itself.
  var feeder: (any Caller)?
  var pace = LiveMetricsPace()
  /// Those who follow it were told that its signal is lost, and no fix was accepted since.
  var toldLost = false

  package init() {}

  /// Whether its loss was told, which is over.
  mutating func takeLoss() -> Bool {
    defer { toldLost = false }
    return toldLost
  }
}

/// Keeps those for one thread at a time.
package protocol LiveRunNotesKeeper: Sendable {
  func change<Value>(_ body: (inout LiveRunNotes) -> Value) -> Value
}

/// How often metrics are told: once a second on average, ten times in a replay; a beat that comes a little early counts.
struct LiveMetricsPace {
  /// When the next is due.
  private var due: Timestamp?
  /// Milliseconds by which fixes of a regular device come early.
  private static let early: Int64 = 200

  mutating func admits(_ now: Timestamp, isReplay: Bool) -> Bool {
    let interval: Int64 = isReplay ? 100 : 1_000
    let early = min(LiveMetricsPace.early, interval / 5)
    // A clock that was set back begins anew.
    if let due, due - now > early, due - now <= interval + early { return false }
    due = max(due ?? now, now + -early) + interval
    return true
  }
}

extension LiveRunError {
  /// What it means for the one who asked.
  var failure: Failure {
    switch self {
    case .notNow(let action, let state):
      .conflict(
        .running(
          .notNow(
            action: action, state: LiveRunView.state(state).state,
            valid: LiveRunAction.valid(in: state).filter { $0 != .addFixes })))
    case .ahead(let index, let time):
      .invalidInput(field: "fixes[\(index)].time", problem: .running(.fixAhead(time: time.description)))
    case .behind(let index, let time):
      .invalidInput(field: "fixes[\(index)].time", problem: .running(.fixBehind(time: time.description)))
    case .tooManyFixes(let most): .conflict(.running(.liveRunFull(most: most)))
    }
  }
}
