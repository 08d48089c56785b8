package import KernelDomain

/// Measures a run fix by fix, in any batches: the outcome is that of all at once. What it has told of length and time
/// stays, but for what the next fixes show of the latest: whether the track jumped, and since when she stands.
package struct RunMeter: Sendable {
  let start: Timestamp
  private let source: LengthSource
  private let infersPauses: Bool
  private let countsBeginAtZero: Bool

  package private(set) var curve = LengthCurve()
  package private(set) var ascent = AscentRule()
  /// The pauses told and inferred, in order.
  package private(set) var pauses: [RunPause] = []
  /// Times in which she stood, but for one that is not over: milliseconds from the start.
  private var stood: [ClosedRange<Int64>] = []

  private var gate = PositionGate()
  private var odometer = Odometer()
  private var holes: [ClosedRange<Timestamp>]
  /// Told pauses; those before `nextPause` end before the latest step.
  private var told: [RunPause]
  private var nextPause = 0
  /// Where each point of the curve is; empty where the odometer counts.
  private var points: [EarthPoint] = []
  /// The first point that standing may have begun at.
  private var anchor = 0
  /// The latest point ten seconds before the last one.
  private var behind = 0
  /// The points since which, and at which, she stands.
  private var standing: (since: Int, at: Int)?

  /// - Parameters:
  ///   - start: of the run.
  ///   - source: what length is taken from.
  ///   - pauses: those known from the beginning, in order; `pause` tells more.
  package init(
    start: Timestamp, source: LengthSource, infersPauses: Bool = false, countsBeginAtZero: Bool = false,
    pauses: [RunPause] = [], holes: [ClosedRange<Timestamp>] = []
  ) {
    self.start = start
    self.source = source
    self.infersPauses = infersPauses
    self.countsBeginAtZero = countsBeginAtZero
    self.holes = holes
    told = pauses
  }

  /// Tells a pause, before the first fix behind it is added.
  package mutating func pause(_ pause: RunPause) {
    told.append(pause)
  }

  /// Measures on. Times rise from fix to fix.
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
    // The gate hands on at most five positions.
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
  ///   - point: nil where the odometer counts.
  ///   - step: millimetres since the used fix before.
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
    var isPaused = nextPause < told.count && takePauses(from: from, to: instant)
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

  /// The length with the step to the point of that index; ends a standstill that it leaves.
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

  /// Whether she stands at a point.
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

  /// Notes the told pauses up to the end of a step.
  /// - Returns: whether the step has paused time.
  private mutating func takePauses(from: Timestamp, to instant: Timestamp) -> Bool {
    var isPaused = false
    while nextPause < told.count, told[nextPause].start < instant {
      isPaused = isPaused || told[nextPause].end > from
      guard told[nextPause].end <= instant else { break }
      pauses.append(told[nextPause])
      nextPause += 1
    }
    return isPaused
  }
}

extension RunMeter {
  /// Millimetres so far.
  package var length: Int64 { curve.length }

  /// How many fixes have a position that counts.
  package var positions: Int { gate.passed }
  package var rejected: Int { gate.rejected }
  /// How often the track jumped; the odometer knows no jumps.
  package var jumps: Int { source == .positions ? gate.jumps : 0 }

  /// Whether she stands at the last used fix.
  var isStanding: Bool { standing != nil }

  /// Times in which she stood, up to the last used fix: milliseconds from the start.
  package var standings: [ClosedRange<Int64>] {
    guard let standing else { return stood }
    return stood + [curve.times[standing.since]...curve.times[curve.count - 1]]
  }

  /// The pauses told and inferred, those behind the last used fix included.
  package var allPauses: [RunPause] { pauses + told[nextPause...] }
}
