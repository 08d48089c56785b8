package import KernelDomain

/// Measures a run fix by fix. The size of the batches makes no difference. Reported lengths and times stay as they are,
/// apart from the latest: later fixes may show that the track jumped, or since when the runner stands still.
package struct RunMeter: Sendable {
  let start: Timestamp
  private let source: LengthSource
  private let infersPauses: Bool
  private let countsBeginAtZero: Bool

  package private(set) var curve = LengthCurve()
  package private(set) var ascent = AscentRule()
  /// The pauses so far, given and inferred, in order.
  package private(set) var pauses: [RunPause] = []
  /// The times in which the runner stood still, without the one that is still going on; in milliseconds from the start.
  private var stood: [ClosedRange<Int64>] = []

  private var gate = PositionGate()
  private var odometer = Odometer()
  private var holes: [ClosedRange<Timestamp>]
  /// The pauses given; those before `nextPause` end before the latest step.
  private var given: [RunPause]
  private var nextPause = 0
  /// The place of each point of the curve; empty if the odometer counts.
  private var points: [EarthPoint] = []
  /// The index of the first point at which standing still may have begun.
  private var anchor = 0
  /// The index of the latest point that is at least ten seconds before the last one.
  private var behind = 0
  /// The index of the point since which the runner stands still, and of the point where; nil if the runner moves.
  private var standing: (since: Int, at: Int)?

  /// - Parameters:
  ///   - start: the start of the run.
  ///   - source: what the length is taken from.
  ///   - pauses: those known from the beginning, in order; `pause(_:)` adds more.
  package init(
    start: Timestamp, source: LengthSource, infersPauses: Bool = false, countsBeginAtZero: Bool = false,
    pauses: [RunPause] = [], holes: [ClosedRange<Timestamp>] = []
  ) {
    self.start = start
    self.source = source
    self.infersPauses = infersPauses
    self.countsBeginAtZero = countsBeginAtZero
    self.holes = holes
    given = pauses
  }

  /// Adds a pause. Call it before adding the first fix after the pause.
  package mutating func pause(_ pause: RunPause) {
    given.append(pause)
  }

  /// Measures more fixes. Times must increase from fix to fix.
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
      gate.add(fix) { _ in }
      if let count = fix.odometer {
        let step = odometer.add(count, at: fix.time, start: start, beginsAtZero: countsBeginAtZero)
        use(fix.time, nil, step, hasJumped: false)
      }
      return
    }
    // The gate passes on at most five positions at once.
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

  /// - Parameters:
  ///   - point: nil if the odometer counts.
  ///   - step: millimetres since the fix used before.
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

  /// The length including the step to the point at `index`. Ends standing still if the step leaves the place.
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

  /// Determines whether the runner stands still at a point.
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

  /// Adds the given pauses up to the end of a step.
  /// - Returns: whether the step includes paused time.
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
  /// The length so far, in millimetres.
  package var length: Int64 { curve.length }

  /// The number of fixes with a position that counts.
  package var positions: Int { gate.passed }
  package var rejected: Int { gate.rejected }
  /// The number of jumps of the track; 0 if the odometer counts.
  package var jumps: Int { source == .positions ? gate.jumps : 0 }

  /// Whether the runner stands still at the last used fix.
  var isStanding: Bool { standing != nil }

  /// The times in which the runner stood still, up to the last used fix; in milliseconds from the start.
  package var standings: [ClosedRange<Int64>] {
    guard let standing else { return stood }
    return stood + [curve.times[standing.since]...curve.times[curve.count - 1]]
  }

  /// All pauses, given and inferred, including those after the last used fix.
  package var allPauses: [RunPause] { pauses + given[nextPause...] }
}
