import KernelApplication
import KernelDomain
import RunningDomain

/// What the use cases of a live run share: who feeds it, what it was when it was last told of, and who follows it.
package final class LiveRunCoordinator: Sendable {
  let repository: any LiveRunRepository
  let reader: RunReader
  private let observers: [any LiveRunObserver]
  let notes: any LiveRunNoteStore

  package init(
    repository: any LiveRunRepository, notes: any LiveRunNoteStore, reader: RunReader,
    observers: [any LiveRunObserver] = []
  ) {
    self.repository = repository
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
    let (run, told, entry) = try repository.change { (run) throws(Failure) in
      if let id, id != run.start.id {
        throw .notFound(.running(.otherLiveRun(asked: id.description, underWay: run.start.id.description)))
      }
      let (before, signalEnd, latest) = (LiveNews.Mark(run), run.signalEnd, run.fixes.last?.time)
      let entry: LiveEntry?
      do throws(LiveRunError) {
        entry = try body(&run)
      } catch {
        throw error.failure
      }
      var news = LiveNews(of: run, since: before)
      if case .fixes? = entry, let last = run.fixes.last, last.time != latest { setClock(of: run, at: last.time) }
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

  /// The time by a run's own clock: that of its latest fix, and what passed since that came by a clock that nobody sets. In a
  /// replay no time passes but that of its file. Nil where this process had no fix of it: then the clock on the wall is all
  /// there is.
  func ownTime(of run: LiveRun) -> Timestamp? {
    guard !run.start.isReplay else { return run.latest }
    guard let clock = notes.change({ $0.clock }), clock.run == run.start.id else { return nil }
    return clock.time(at: reader.clock)
  }

  func setClock(of run: LiveRun, at time: Timestamp) {
    notes.change { $0.clock = LiveClock(run: run.start.id, time: time, uptime: reader.clock.uptime) }
  }

  /// When something is done to the run under way. Fails with `invalidInput` for a moment over a minute ahead of the clock, or
  /// over a minute before the run began, and with `conflict` where none is given and hours passed since anything came: a
  /// clock was set, or the run was forgotten. One that is ended then ended with the last thing that came.
  /// - Parameter given: nil is now.
  func moment(_ given: GivenInstant?, of action: LiveRunAction) throws(Failure) -> Timestamp {
    guard let run = try repository.run() else { return given?.instant ?? now }
    let clock = ownTime(of: run) ?? now
    guard let time = given?.instant else { return try moment(at: clock, of: action, run) }
    try refuse(time, aheadOf: run.start.isReplay ? clock : max(clock, now))
    guard run.start.time - time <= LiveRun.tolerance else {
      throw .invalidInput(
        field: "at",
        problem: .running(.momentBehind(time: time.description, start: run.start.time.description)))
    }
    return time
  }

  private func moment(at clock: Timestamp, of action: LiveRunAction, _ run: LiveRun) throws(Failure) -> Timestamp {
    let longest = action == .resume ? LiveRun.longestPause : LiveRun.longestSilence
    // What can't be done now is refused for that.
    guard clock - run.latest > longest, LiveRunAction.valid(in: run.state(at: clock)).contains(action) else {
      return clock
    }
    guard action == .finish else {
      throw .conflict(.running(.longSilence(action: action, since: run.latest.description)))
    }
    return run.latest
  }

  /// When a run begins.
  func beginning(_ given: GivenInstant?) throws(Failure) -> Timestamp? {
    guard let time = given?.instant else { return nil }
    try refuse(time, aheadOf: now)
    guard time.seconds >= 0 else {
      throw .invalidInput(field: "at", problem: .running(.startTooEarly(time: time.description)))
    }
    return time
  }

  private func refuse(_ time: Timestamp, aheadOf clock: Timestamp) throws(Failure) {
    guard time - clock <= LiveRun.tolerance else {
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
  /// Nil before this process began the run, or had a fix of it.
  var clock: LiveClock?
  /// Those who follow it were told that its signal is lost, and no fix was accepted since.
  var toldLost = false

  package init() {}

  /// Whether its loss was told, which is over.
  mutating func takeLoss() -> Bool {
    defer { toldLost = false }
    return toldLost
  }
}

/// Which time it was in a run at a moment of a clock that nobody sets.
struct LiveClock: Sendable {
  let run: RunID
  let time: Timestamp
  let uptime: Uptime

  /// A clock that runs faster lets more time pass.
  func time(at clock: any WallClock) -> Timestamp {
    time + clock.uptime.passed(since: uptime) * Int64(clock.rate ?? 1)
  }
}

/// Keeps those for one thread at a time.
package protocol LiveRunNoteStore: Sendable {
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
    case .leaps(let index, let time):
      .invalidInput(field: "fixes[\(index)].time", problem: .running(.fixLeaps(time: time.description)))
    case .tooManyFixes(let most): .conflict(.running(.liveRunFull(most: most)))
    }
  }
}
