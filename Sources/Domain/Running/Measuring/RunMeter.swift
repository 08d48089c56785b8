package import KernelDomain

/// Measures a run fix by fix. The result is the same however fixes are grouped into calls of `add`. Distances and times
/// that were already reported do not change, except the most recent ones: later fixes may show that the track jumped,
/// or that the runner has been standing still.
package struct RunMeter: Sendable {
  let start: Timestamp
  let source: LengthSource
  private let infersPauses: Bool
  private let skipsFirstCount: Bool

  package private(set) var curve = LengthCurve()
  package private(set) var ascent = AscentRule()
  /// The pauses that ended by the time of the latest measured fix, in chronological order: both those that callers
  /// passed in and those that were inferred.
  package private(set) var pauses: [RunPause] = []
  /// The time spans in which the runner stood still, in milliseconds from the start. A standstill that still continues
  /// is not included.
  private var stood: [ClosedRange<Int64>] = []

  private var gate = PositionGate()
  /// Whether all positions of the run have already passed through `gate`, so that `add` must not pass them again.
  private var isGateDone = false
  private var odometer = Odometer()
  private var holes: [ClosedRange<Timestamp>]
  /// The pauses that callers passed in. The pauses before index `nextPause` ended by the time of the latest measured
  /// fix.
  private var given: [RunPause]
  private var nextPause = 0
  /// The position of each point of the curve; empty if the distance comes from the odometer.
  private var points: [EarthPoint] = []
  /// The index of the first point at which a standstill may have begun.
  private var anchor = 0
  /// The index of the most recent point that is at least ten seconds before the last point, but not before `anchor`.
  private var behind = 0
  /// The current standstill; nil if the runner is moving. `since` is the index of the point at which it began. `at` is
  /// the index of the point from which the runner must get away to count as moving again.
  private var standing: (since: Int, at: Int)?

  /// Creates a meter for a run.
  /// - Parameters:
  ///   - start: the start of the run.
  ///   - source: the data from which the distance is measured.
  ///   - infersPauses: whether long and slow steps between fixes count as pauses (see `InferredPauseRule`).
  ///   - skipsFirstCount: whether the distance begins at zero with the first count of the odometer, which itself adds
  /// nothing.
  ///   - pauses: the pauses that are known from the beginning, in chronological order; `pause(_:)` adds more.
  ///   - holes: the time spans in which no distance is measured.
  package init(
    start: Timestamp, source: LengthSource, infersPauses: Bool = false, skipsFirstCount: Bool = false,
    pauses: [RunPause] = [], holes: [ClosedRange<Timestamp>] = []
  ) {
    self.start = start
    self.source = source
    self.infersPauses = infersPauses
    self.skipsFirstCount = skipsFirstCount
    self.holes = holes
    given = pauses
  }

  /// Adds a pause. It must be called before the first fix after the pause is added.
  package mutating func pause(_ pause: RunPause) {
    given.append(pause)
  }

  /// Replaces the meter's gate with one through which all positions of the run have already passed. This happens if the
  /// distance comes from the odometer.
  mutating func take(_ gate: PositionGate) {
    (self.gate, isGateDone) = (gate, true)
  }

  /// Measures further fixes, whose times must strictly increase.
  package mutating func add(_ fixes: some Collection<RunFix>) {
    let count = fixes.count
    if count > 1_000 {
      curve.reserve(curve.count + count)
      if source == .positions { points.reserveCapacity(points.count + count) }
    }
    for fix in fixes { add(fix) }
  }

  @inline(__always)
  private mutating func add(_ fix: RunFix) {
    ascent.add(fix)
    guard source == .positions else {
      if !isGateDone { gate.add(fix) { _ in } }
      if let count = fix.odometer {
        let step = odometer.add(count, at: fix.time, start: start, skipsFirstCount: skipsFirstCount)
        use(fix.time, nil, step, hasJumped: false)
      }
      return
    }
    // The gate may have held back positions, so that one fix can release up to five of them.
    var passed: PositionGate.Passed?
    var more: [PositionGate.Passed] = []
    gate.add(fix) { if passed == nil { passed = $0 } else { more.append($0) } }
    guard let passed else { return }
    use(passed)
    for passed in more { use(passed) }
  }

  @inline(__always)
  private mutating func use(_ passed: PositionGate.Passed) {
    let line = passed.hasJumped ? 0 : points.last?.distance(to: passed.point) ?? 0
    use(passed.time, passed.point, line, hasJumped: passed.hasJumped)
  }

  /// Adds a point to the curve.
  /// - Parameters:
  ///   - point: the position of the fix; nil if the distance comes from the odometer.
  ///   - step: the distance from the previous point, in millimetres.
  private mutating func use(_ instant: Timestamp, _ point: EarthPoint?, _ step: Int64, hasJumped: Bool) {
    let time = instant - start
    let index = curve.count
    guard index > 0 else {
      append(time, step, point, caughtUp: 0)
      return
    }
    let before = curve.times[index - 1]
    let from = start + before
    let isHole = !holes.isEmpty && holes.contains { $0.lowerBound > from && $0.lowerBound < instant }
    var isPaused = nextPause < given.count && takePauses(from: from, to: instant)
    let step = isHole ? 0 : step
    if infersPauses, !isPaused, !isHole, InferredPauseRule.isPause(step, in: time - before) {
      pauses.append(RunPause(start: from, end: instant, source: .inferred))
      isPaused = true
    }
    let length = grown(by: step, at: index, point, isBroken: isPaused || hasJumped || isHole, isPaused: isPaused)
    let isCatchingUp = point == nil && PositionGate.isTooFast(step, in: time - before)
    append(time, length, point, caughtUp: curve.caughtUp[index - 1] + (isCatchingUp ? step : 0))
    if standing == nil { look(at: index, time) }
  }

  private mutating func append(_ time: Int64, _ length: Int64, _ point: EarthPoint?, caughtUp: Int64) {
    curve.append(time: time, length: length, caughtUp: caughtUp)
    if let point { points.append(point) }
  }

  /// Returns the distance of the run up to the point at `index`. If the runner was standing still and this point is far
  /// enough from the place of the standstill, ends the standstill.
  @inline(__always)
  private mutating func grown(
    by step: Int64, at index: Int, _ point: EarthPoint?, isBroken: Bool, isPaused: Bool
  ) -> Int64 {
    let length = curve.lengths[index - 1]
    if isBroken {
      endStanding(before: index)
      anchor = index
      return point == nil || !isPaused ? length + step : length
    }
    guard let standing else { return length + step }
    guard let point else {
      let grown = length + step
      if grown - curve.lengths[standing.at] >= StandingRule.radius { endStanding(before: index) }
      return grown
    }
    let line = points[standing.at].distance(to: point)
    guard line >= StandingRule.radius else { return length }
    endStanding(before: index)
    return length + line
  }

  private mutating func endStanding(before index: Int) {
    guard let standing else { return }
    stood.append(curve.times[standing.since]...curve.times[index - 1])
    self.standing = nil
    anchor = index
  }

  /// Checks whether the runner has been standing still up to the point at `index`. If so, begins a standstill.
  /// - Parameter time: the time of the point, in milliseconds from the start.
  @inline(__always)
  private mutating func look(at index: Int, _ time: Int64) {
    behind = max(behind, anchor)
    while behind + 1 < index, time - curve.times[behind + 1] >= StandingRule.shortest { behind += 1 }
    let span = time - curve.times[behind]
    guard behind < index, span >= StandingRule.shortest else { return }
    let length =
      points.isEmpty ? curve.length - curve.lengths[behind] : points[behind].distance(to: points[index])
    if StandingRule.isSlow(length, in: span) { standing = (behind, index) }
  }

  /// Moves the pauses that end by the end of a step from `given` to `pauses`.
  /// - Returns: whether the step includes a pause.
  private mutating func takePauses(from: Timestamp, to instant: Timestamp) -> Bool {
    var isPaused = false
    while nextPause < given.count, given[nextPause].start < instant {
      isPaused = isPaused || given[nextPause].end > from
      guard given[nextPause].end <= instant else { break }
      pauses.append(given[nextPause])
      nextPause += 1
    }
    return isPaused
  }
}

extension RunMeter {
  /// The distance measured so far, in millimetres.
  package var length: Int64 { curve.length }

  /// The number of fixes whose position was accepted.
  package var positions: Int { gate.passed }
  package var rejected: Int { gate.rejected }
  /// How many times the track jumped to a place that the runner cannot have reached; 0 if the distance comes from the
  /// odometer.
  package var jumps: Int { source == .positions ? gate.jumps : 0 }

  /// Whether the runner is standing still at the latest measured fix.
  var isStanding: Bool { standing != nil }

  /// The time spans up to the latest measured fix in which the runner stood still, in milliseconds from the start.
  package var standings: [ClosedRange<Int64>] {
    guard let standing else { return stood }
    return stood + [curve.times[standing.since]...curve.times[curve.count - 1]]
  }

  /// All pauses, both those that callers passed in and those that were inferred. Pauses after the latest measured fix
  /// are included.
  package var allPauses: [RunPause] { pauses + given[nextPause...] }
}
