package import KernelDomain

/// A run in progress. Its state depends only on its events and their order, so it can be restored from the stored
/// events after a crash. When the run is saved, its final figures are computed again from the fixes.
package struct LiveRun: Sendable {
  package let start: LiveStart
  /// The fixes (what the device recorded at single moments) that were kept so far; their times strictly increase.
  package private(set) var fixes: [RunFix] = []
  /// The highest number of any batch of fixes added so far. A batch with this number or a lower one was already added.
  package private(set) var lastSequence = 0
  /// The times at which laps ended: the runner pressed the lap button, or a step of the workout was over.
  package internal(set) var laps: [Timestamp] = []
  /// The number of fixes that were dropped because they were too early, were out of order or contained no usable data.
  package private(set) var dropped = 0

  private enum Phase: Equatable {
    case acquiring
    case running
    /// The runner paused the run. Fixes that arrive during the pause are measured only after it ends.
    case paused(since: Timestamp)
    case finished(Timestamp)
  }

  private var phase = Phase.acquiring
  /// Measures the run; nil until the run begins to count (see `began`).
  private(set) var meter: RunMeter?
  private(set) var timer: [TimerEvent] = []
  /// How many of the fixes have been passed to `meter`.
  private var measured = 0
  /// The time of the latest event of the run, which is usually a fix.
  package internal(set) var latest: Timestamp
  /// The time and signal quality of the latest accepted fix.
  private(set) var accepted: (time: Timestamp, signal: LiveSignal)?
  /// Whether the service was stopped and restarted after the latest event.
  private var wasAway = false
  /// Whether the runner resumed the run by hand while the rules still consider the runner to be standing still.
  private var hasResumed = false

  package init(_ start: LiveStart) {
    self.start = start
    latest = start.time
    if start.isIndoor { begin(at: start.time) }
  }

  /// How much earlier than the start of the run a fix may be, in milliseconds. If it is even earlier, its time is
  /// wrong.
  static let memory: Int64 = 86_400_000

  /// A tolerance of a minute, in milliseconds. The service may be stopped for this long without causing a pause in the
  /// run, and a fix may be this far ahead of the clock.
  package static let tolerance: Int64 = 60_000

  /// The longest plausible time without fixes, in milliseconds. After a longer time, either a clock was set or the
  /// runner forgot to finish the run.
  package static let longestSilence: Int64 = 6 * 3_600_000

  /// If a pause lasts longer than this, in milliseconds, the runner must state the time at which it ended.
  package static let longestPause: Int64 = 86_400_000

  // MARK: State

  /// Returns the state of the run.
  /// - Parameter now: the current time. If the service was stopped after the latest event and that event is over a
  ///   minute ago, the run counts as paused. Nil to ignore that the service was stopped.
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

  /// When the run began to count. A run begins at the first accepted fix, an indoor run at its start. Nil before that.
  package var began: Timestamp? { timer.first?.time }

  /// When the run was finished; nil while it is in progress.
  package var finish: Timestamp? {
    if case .finished(let time) = phase { time } else { nil }
  }

  /// When the runner paused the run; nil if the run is not paused, or not by the runner.
  var pausedSince: Timestamp? {
    if case .paused(let since) = phase { since } else { nil }
  }

  // MARK: Fixes

  /// Returns the fixes of a batch that may be added, leaving out those from over a minute before the run's start.
  /// Throws if a fix is over a minute ahead of the clock or over a day before the start, so that the whole batch is
  /// refused. Once the run counts, also throws if a fix is over six hours ahead of the run's own clock.
  /// - Parameters:
  ///   - now: the current time by the computer's clock.
  ///   - own: the current time by the run's own clock, which does not change when the computer's clock is set; nil if
  ///     it is unknown.
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

  /// Whether the batch of fixes that this number identifies was already added.
  package func hasTaken(_ sequence: Int) -> Bool { sequence <= lastSequence }

  /// Adds a batch of fixes, which must have been returned by `admitted`.
  /// - Parameter sequence: the number that the sender gave to the batch.
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
    endSteps()
  }

  private mutating func drop() {
    dropped += 1
  }

  /// Copies values that the last fix lacks from `fix`, which has the same time. Passes only these values to the meter.
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

  /// Ends the current pause, whether the runner paused the run, the runner stood still, or the service was stopped.
  package mutating func resume(at time: Timestamp) throws(LiveRunError) {
    try check(.resume, at: time)
    switch phase {
    case .paused(let since):
      let end = max(time, since)
      goOn(from: since, to: end)
      phase = .running
      measure()
      endSteps()
    case .running where stands:
      // Ends the standstill by a pause of one millisecond, the shortest possible, which makes the rules look for a new
      // standstill.
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

  /// Ends the current lap at this time. If the lap began less than a second before, it continues instead.
  /// - Returns: the number of laps that have ended.
  @discardableResult
  package mutating func lap(at time: Timestamp) throws(LiveRunError) -> Int {
    try check(.lap, at: time)
    latest = max(latest, time)
    endSteps()
    if let begun = laps.last ?? began, latest - begun >= LapRule.shortest { laps.append(latest) }
    return laps.count
  }

  package mutating func finish(at time: Timestamp) throws(LiveRunError) {
    try check(.finish, at: time)
    let end = end(at: time)
    latest = max(latest, time)
    endSteps(until: end)
    if case .paused(let since) = phase {
      // Fixes recorded after the pause began do not belong to the run.
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

  /// Records that the service was stopped after the latest event. If the next event comes within a minute, the run
  /// continues. Otherwise, the time until that event becomes a pause.
  package mutating func noteAbsence() {
    wasAway = true
  }

  mutating func endAbsence(at time: Timestamp) {
    if isAbsence(until: time) { goOn(from: latest, to: time) }
    wasAway = false
  }

  private func isAbsence(until time: Timestamp) -> Bool {
    wasAway && phase == .running && time - latest > LiveRun.tolerance
  }

  /// Returns the time at which the run stops counting because of something that the runner does at `time`. It is
  /// `time`, or the time of the latest event if that is later or if the service was stopped for over a minute.
  private mutating func end(at time: Timestamp) -> Timestamp {
    defer { wasAway = false }
    return isAbsence(until: time) ? latest : max(latest, time)
  }
}
