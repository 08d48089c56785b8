package import KernelDomain

/// A run in progress. The same events in the same order give an equal run, so that after a crash it can be restored
/// from its stored entries. The final figures are computed anew when the run is saved.
package struct LiveRun: Sendable {
  package let start: LiveStart
  /// The fixes kept so far, with strictly increasing times.
  package private(set) var fixes: [RunFix] = []
  /// The number of the last batch of fixes. A batch with this number or a lower one was already added.
  package private(set) var lastSequence = 0
  /// The times at which the lap button was pressed.
  package private(set) var laps: [Timestamp] = []
  /// The number of fixes that were dropped: too early, out of order, or without data.
  package private(set) var dropped = 0

  private enum Phase: Equatable {
    case acquiring
    case running
    /// The runner paused the run. Fixes since then are measured only once the pause ends.
    case paused(since: Timestamp)
    case finished(Timestamp)
  }

  private var phase = Phase.acquiring
  /// Measures the run; nil until the run's time begins to count.
  private(set) var meter: RunMeter?
  private(set) var timer: [TimerEvent] = []
  /// The number of fixes that the meter has measured.
  private var measured = 0
  /// The time of the latest fix or other event.
  package private(set) var latest: Timestamp
  /// The time and signal quality of the last accepted fix.
  private(set) var accepted: (time: Timestamp, signal: LiveSignal)?
  /// Whether the service stopped and restarted since the last event.
  private var wasAway = false
  /// Whether the runner resumed by hand although the rules find the runner standing still.
  private var hasResumed = false

  package init(_ start: LiveStart) {
    self.start = start
    latest = start.time
    if start.isIndoor { begin(at: start.time) }
  }

  /// How long before the start a fix may have been recorded, in milliseconds. An older fix comes from a wrong clock.
  static let memory: Int64 = 86_400_000

  /// The tolerance in milliseconds: how long the service may be away without a pause, and how far a fix may be ahead of
  /// the clock.
  package static let tolerance: Int64 = 60_000

  /// The longest time without fixes after which the runner may still be running, in milliseconds. A longer silence
  /// means that a clock was set or the run was forgotten.
  package static let longestSilence: Int64 = 6 * 3_600_000

  /// The longest pause that may end without the runner stating a time, in milliseconds.
  package static let longestPause: Int64 = 86_400_000

  // MARK: State

  /// - Parameter now: the time on the clock, by which an absence of the service shows; nil to ignore absences.
  package func state(at now: Timestamp? = nil) -> LiveRunState {
    switch phase {
    case .acquiring: return .acquiring
    case .paused: return .paused(.manual)
    case .finished: return .finished
    case .running:
      if wasAway, let now, now - latest > LiveRun.tolerance { return .paused(.interrupted) }
      return start.pausesStanding && stands ? .paused(.auto) : .running
    }
  }

  private var stands: Bool { meter?.isStanding == true && !hasResumed }

  /// When the run's time began to count: at the first accepted fix, or indoors at the start. Nil before that.
  package var began: Timestamp? { timer.first?.time }

  /// When the run was finished; nil before that.
  package var finish: Timestamp? {
    if case .finished(let time) = phase { time } else { nil }
  }

  // MARK: Fixes

  /// The fixes of a batch that may be added; fixes from over a minute before the start are left out. Throws, so that
  /// none of the batch is added, if a fix is over a minute ahead of the clock, over a day before the start, or, once
  /// the run's time counts, over six hours ahead of the run's own clock.
  /// - Parameters:
  ///   - now: the time on the wall clock.
  ///   - own: the time on the run's own clock, which setting the wall clock does not change; nil if unknown.
  package func admitted(
    _ batch: [RunFix], at now: Timestamp, own: Timestamp? = nil
  ) throws(LiveRunError) -> [RunFix] {
    try check(.addFixes)
    guard fixes.count + batch.count <= RecordedRun.mostFixes else { throw .tooManyFixes(RecordedRun.mostFixes) }
    guard !start.isReplay else { return batch }
    if let index = batch.firstIndex(where: { $0.time - now > LiveRun.tolerance }) {
      throw .ahead(index, batch[index].time)
    }
    if let index = batch.firstIndex(where: { start.time - $0.time > LiveRun.memory }) {
      throw .behind(index, batch[index].time)
    }
    if phase != .acquiring, let own = own.map({ max($0, latest) }),
      let index = batch.firstIndex(where: { $0.time - own > LiveRun.longestSilence })
    {
      throw .leaps(index, batch[index].time)
    }
    return batch.filter { start.time - $0.time <= LiveRun.tolerance }
  }

  /// Whether a batch with this number was already added.
  package func hasTaken(_ sequence: Int) -> Bool { sequence <= lastSequence }

  /// Adds a batch of fixes that `admitted` returned.
  package mutating func take(_ batch: [RunFix], sequence: Int) {
    lastSequence = max(lastSequence, sequence)
    for fix in batch { take(fix) }
  }

  private mutating func take(_ fix: RunFix) {
    guard fix.tellsAnything else { return drop() }
    if let last = fixes.last, fix.time <= last.time {
      if fix.time == last.time { return fill(from: fix) }
      return drop()
    }
    if phase == .acquiring {
      guard PositionGate.isAccurate(fix) else { return drop() }
      begin(at: fix.time)
    }
    endAbsence(at: fix.time)
    fixes.append(fix)
    latest = max(latest, fix.time)
    if case .paused(let since) = phase, fix.time > since { return }
    measure()
  }

  private mutating func drop() {
    dropped += 1
  }

  /// Fills in values that the last fix lacks. The meter gets only the added values.
  private mutating func fill(from fix: RunFix) {
    let before = fixes[fixes.count - 1]
    fixes[fixes.count - 1].fill(from: fix)
    guard measured == fixes.count else { return }
    var more = RunFix(time: fix.time)
    if before.position == nil { (more.position, more.accuracy) = (fix.position, fix.accuracy) }
    if before.elevation == nil { more.elevation = fix.elevation }
    if before.odometer == nil { more.odometer = fix.odometer }
    add([more])
  }

  private mutating func begin(at time: Timestamp) {
    phase = .running
    timer = [TimerEvent(time: time, isStart: true)]
    meter = RunMeter(start: time, source: start.isIndoor ? .odometer : .positions)
  }

  private mutating func measure() {
    add(fixes[measured...])
    measured = fixes.count
  }

  private mutating func add(_ more: some BidirectionalCollection<RunFix>) {
    guard let positions = meter?.positions, let points = meter?.curve.times.count else { return }
    meter?.add(more)
    if let count = meter?.curve.times.count, count > points { hasResumed = false }
    guard let last = more.last else { return }
    if start.isIndoor {
      accepted = (last.time, .good)
    } else if let now = meter?.positions, now > positions {
      let best = more.last { $0.position != nil } ?? last
      accepted = (best.time, LiveSignal(accuracy: best.accuracy))
    }
  }

  // MARK: Actions of the runner

  package mutating func pause(at time: Timestamp) throws(LiveRunError) {
    try check(.pause, at: time)
    let since = end(at: time)
    latest = max(latest, time)
    phase = .paused(since: since)
    timer.append(TimerEvent(time: since, isStart: false))
  }

  /// Ends a pause by the runner, a standstill that counts as a pause, or an absence of the service.
  package mutating func resume(at time: Timestamp) throws(LiveRunError) {
    try check(.resume, at: time)
    switch phase {
    case .paused(let since):
      let end = max(time, since)
      goOn(from: since, to: end)
      phase = .running
      measure()
    case .running where stands:
      // Ends the standstill. The rules see a pause of the shortest possible time, one millisecond.
      goOn(from: latest, to: latest + 1)
      latest = latest + 1
      hasResumed = true
    default: endAbsence(at: time)
    }
    latest = max(latest, time)
  }

  private mutating func goOn(from stop: Timestamp, to end: Timestamp) {
    if timer.last?.isStart == true { timer.append(TimerEvent(time: stop, isStart: false)) }
    timer.append(TimerEvent(time: end, isStart: true))
    if stop < end { meter?.pause(RunPause(start: stop, end: end, source: .timer)) }
  }

  /// Ends a lap.
  /// - Returns: the number of the lap that ends, from 1.
  @discardableResult
  package mutating func lap(at time: Timestamp) throws(LiveRunError) -> Int {
    try check(.lap, at: time)
    latest = max(latest, time)
    laps.append(latest)
    return laps.count
  }

  package mutating func finish(at time: Timestamp) throws(LiveRunError) {
    try check(.finish, at: time)
    let end = end(at: time)
    latest = max(latest, time)
    if case .paused(let since) = phase {
      // Fixes recorded since the pause began do not belong to the run.
      fixes.removeLast(fixes.count - measured)
      phase = .finished(since)
    } else {
      if phase == .running { timer.append(TimerEvent(time: end, isStart: false)) }
      phase = .finished(end)
    }
  }

  private func check(_ action: LiveRunAction, at time: Timestamp? = nil) throws(LiveRunError) {
    let state = state(at: time)
    guard LiveRunAction.valid(in: state).contains(action) else { throw .notNow(action, state) }
  }

  // MARK: Absence

  /// Notes that the service was away since the last event. If the next event comes within a minute, the run continues;
  /// otherwise the time between becomes a pause.
  package mutating func noteAbsence() {
    wasAway = true
  }

  private mutating func endAbsence(at time: Timestamp) {
    if isAbsence(until: time) { goOn(from: latest, to: time) }
    wasAway = false
  }

  private func isAbsence(until time: Timestamp) -> Bool {
    wasAway && phase == .running && time - latest > LiveRun.tolerance
  }

  /// When the run's time stops for an action at `time`: never before the last event, but at the last event if the
  /// service was away for over a minute.
  private mutating func end(at time: Timestamp) -> Timestamp {
    defer { wasAway = false }
    return isAbsence(until: time) ? latest : max(latest, time)
  }
}
