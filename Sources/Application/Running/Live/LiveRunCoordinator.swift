import KernelApplication
import KernelDomain
import RunningDomain

/// State that all use cases of a live run share: the connection that sends the run's fixes (the feeder), the latest
/// announcements, and the observers that are called after each change of the run.
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

  // MARK: Changing the run

  /// Changes the run under way, and returns the events to announce.
  func change(
    of id: RunID? = nil, _ body: (inout LiveRun) throws(LiveRunError) -> LiveEntry?
  ) throws(Failure) -> (run: LiveRunHead, news: LiveNews) {
    let ghost = try knownGhost()
    let (run, recorded, entry) = try repository.change { (run) throws(Failure) in
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
      if let ghost { news.compare(run, with: ghost) }
      if case .fixes? = entry, let last = run.fixes.last, last.time != latest { setClock(of: run, at: last.time) }
      if run.signalEnd != signalEnd, notes.change({ $0.takeLoss() }) { news.state = RunningEvents.StateChanged(run) }
      if case .fixes? = entry, notes.change({ $0.pace.admits(now, isReplay: run.start.isReplay) }) {
        news.metrics = RunningEvents.Metrics(run, at: run.start.isReplay ? nil : now)
        news.metrics?.ghostMilliseconds = ghost?.difference(run)
      }
      return (entry, (run, news, entry))
    }
    var news = recorded
    // Call observers without holding the run's lock. They may wait for the thread that writes the store, which may
    // itself be waiting for the run.
    if let entry { for observer in observers { news.others.events += observer.liveRun(run, did: entry) } }
    return (LiveRunHead(run), news)
  }

  // MARK: The run to compare with

  /// Returns the earlier run with which the run under way is compared; nil if there is none.
  private func knownGhost() throws(Failure) -> LiveGhost? {
    guard let start = try repository.run()?.start, let id = start.ghost else { return nil }
    if let known = notes.change({ $0.ghost }), known.run == start.id { return known }
    guard var ghost = try? reader.ghost(id) else { return nil }
    ghost.run = start.id
    notes.change { $0.ghost = ghost }
    return ghost
  }

  /// The earlier run with which the run under way is compared; nil if there is none or it cannot be read.
  var ghost: LiveGhost? { try? knownGhost() }

  // MARK: Times

  /// Returns the current time by the run's own clock: the time of its latest fix (recorded position) plus the machine's
  /// uptime since that fix arrived. In a replay, it is the time of the latest fix in the file. Nil if this process has
  /// received no fix of the run, so that only the wall clock is available.
  func ownTime(of run: LiveRun) -> Timestamp? {
    guard !run.start.isReplay else { return run.latest }
    guard let clock = notes.change({ $0.clock }), clock.run == run.start.id else { return nil }
    return clock.time(at: reader.clock)
  }

  func setClock(of run: LiveRun, at time: Timestamp) {
    notes.change { $0.clock = LiveClock(run: run.start.id, time: time, uptime: reader.clock.uptime) }
  }

  /// Returns the time at which an action on the run under way takes place: `given` or, if that is nil, now. Fails with
  /// `invalidInput` if `given` is more than a minute ahead of the clock, or more than a minute before the start of the
  /// run. If `given` is nil and no data arrived for hours, the user may have set a clock or forgotten the run. Then
  /// this fails with `conflict`; but if the action finishes the run, it returns the time of the latest data.
  /// - Parameters:
  ///   - given: the time that the input gives; nil for now.
  ///   - action: the action, such as a pause.
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
    // If the run's state does not allow the action, the run itself refuses it, for a better reason than this one.
    guard clock - run.latest > longest, LiveRunAction.valid(in: run.state(at: clock)).contains(action) else {
      return clock
    }
    guard action == .finish else {
      throw .conflict(.running(.longSilence(action: action, since: run.latest.description)))
    }
    return run.latest
  }

  /// Returns the time at which a run begins, as the input gives it; nil if the input gives none. Fails if the time is
  /// in the future.
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

  // MARK: The connection that sends fixes

  /// Makes a connection the run's feeder: the connection that sends its fixes. Fails with `conflict` if another open
  /// connection is the feeder, unless `takesOver` is true.
  /// - Parameters:
  ///   - caller: the connection; nil for this process itself, which any connection may replace.
  ///   - takesOver: whether to replace a feeder that is still connected.
  func feed(by caller: (any Caller)?, takesOver: Bool) throws(Failure) {
    let isFree = notes.change { notes in
      if let feeder = notes.feeder, !feeder.isGone, feeder !== caller, !takesOver { return false }
      notes.feeder = caller
      return true
    }
    guard isFree else { throw .conflict(.running(.fedByAnother)) }
  }

  /// Forgets the feeder, so that the next connection that sends fixes becomes the feeder.
  func freeFeeder() {
    notes.change { $0.feeder = nil }
  }
}

/// The id and state of the run under way, which the outputs of all actions on it, such as a pause, contain.
struct LiveRunHead: Sendable {
  let id: RunID
  let state: LiveRunView.State
  let pause: LiveRunView.Pause?

  init(_ run: LiveRun) {
    id = run.start.id
    (state, pause) = LiveRunView.state(run.state())
  }
}

/// What this process knows about a live run beyond the stored data. This knowledge is lost when the process ends.
package struct LiveRunNotes: Sendable {
  /// The connection that sends the run's fixes; nil if there is none, or if this process itself adds them.
  var feeder: (any Caller)?
  var pace = LiveMetricsPace()
  /// The run's own clock; nil until this process begins the run or receives a fix of it.
  var clock: LiveClock?
  /// The earlier run with which the run under way is compared; nil until that run has been read.
  var ghost: LiveGhost?
  /// Whether clients have been informed that the GPS signal was lost, and no fix (position) has been accepted since.
  var hasAnnouncedLoss = false

  package init() {}

  /// Returns whether the loss of the GPS signal was announced, and resets `hasAnnouncedLoss`, because the signal is
  /// back.
  mutating func takeLoss() -> Bool {
    defer { hasAnnouncedLoss = false }
    return hasAnnouncedLoss
  }
}

/// A run's own clock. It stores the uptime of the machine that corresponds to a certain time in the run, so that
/// setting the machine's clock does not affect it.
struct LiveClock: Sendable {
  let run: RunID
  let time: Timestamp
  let uptime: Uptime

  /// Returns the current time in the run. If `clock` runs faster for a rehearsal, the time in the run also passes
  /// faster.
  func time(at clock: any WallClock) -> Timestamp {
    time + clock.uptime.passed(since: uptime) * Int64(clock.rate ?? 1)
  }
}

/// Stores what this process knows about a live run (`LiveRunNotes`). Only one thread at a time can access them.
package protocol LiveRunNoteStore: Sendable {
  func change<Value>(_ body: (inout LiveRunNotes) -> Value) -> Value
}

/// Limits how often the metrics of a live run are announced: on average once per second, or ten times per second in a
/// replay. A fix (position) that arrives slightly early still counts for the next second.
struct LiveMetricsPace {
  /// When the run's metrics are next due to be announced; nil before the first announcement.
  private var due: Timestamp?
  /// How many milliseconds early a fix may arrive and still count for the next second.
  private static let early: Int64 = 200

  mutating func admits(_ now: Timestamp, isReplay: Bool) -> Bool {
    let interval: Int64 = isReplay ? 100 : 1_000
    let early = min(LiveMetricsPace.early, interval / 5)
    // If the clock was set back, begin counting anew.
    if let due, due - now > early, due - now <= interval + early { return false }
    due = max(due ?? now, now + -early) + interval
    return true
  }
}

extension LiveRunError {
  /// The failure that a use case throws for this error.
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
