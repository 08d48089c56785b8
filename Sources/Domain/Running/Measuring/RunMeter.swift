package import KernelDomain

/// Measures a run fix by fix, with equal results however the fixes are batched. Lengths and times already reported do
/// not change, except the latest: later fixes may show that the track jumped, or since when the runner stands still.
package struct RunMeter: Sendable {
  let start: Timestamp
  private let source: LengthSource
  private let infersPauses: Bool
  private let countsBeginAtZero: Bool

  package private(set) var curve = LengthCurve()
  package private(set) var ascent = AscentRule()
  /// The pauses that ended by the last used fix, whether passed in or inferred; in order.
  package private(set) var pauses: [RunPause] = []
  /// The time spans in which the runner stood still, without one that is still going on; in milliseconds from the
  /// start.
  private var stood: [ClosedRange<Int64>] = []

  private var gate = PositionGate()
  private var odometer = Odometer()
  private var holes: [ClosedRange<Timestamp>]
  /// The pauses that callers passed in; those before index `nextPause` ended by the last used fix.
  private var given: [RunPause]
  private var nextPause = 0
  /// The position on Earth of each point of the curve; empty if the length comes from the odometer.
  private var points: [EarthPoint] = []
  /// The index of the first point at which standing still may have begun.
  private var anchor = 0
  /// The index of the latest point at least ten seconds before the last one, but not before `anchor`.
  private var behind = 0
  /// While the runner stands still: `since` is the index of the point at which that began, `at` the index of the point
  /// from whose place moving on is judged. Nil if the runner moves.
  private var standing: (since: Int, at: Int)?

  /// - Parameters:
  ///   - start: the start of the run.
  ///   - source: what the length is taken from.
  ///   - pauses: the pauses known from the beginning, in order; `pause(_:)` adds more.
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

  /// Measures further fixes. Times must increase from fix to fix.
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
    // A fix can release up to five positions that the gate held back.
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
  ///   - point: the position of the fix; nil if the length comes from the odometer.
  ///   - step: the millimetres since the fix used before.
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

  /// The length of the run up to the point at `index`. A step that leaves the place of standing still ends the
  /// standstill.
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

  /// Determines whether the runner has come to stand still by the point at `index`.
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

  /// Moves the passed-in pauses that end by the end of a step to `pauses`.
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

  /// The number of fixes whose position was accepted.
  package var positions: Int { gate.passed }
  package var rejected: Int { gate.rejected }
  /// How many times the track jumped; 0 if the length comes from the odometer.
  package var jumps: Int { source == .positions ? gate.jumps : 0 }

  /// Whether the runner stands still as of the last used fix.
  var isStanding: Bool { standing != nil }

  /// The time spans in which the runner stood still, up to the last used fix; in milliseconds from the start.
  package var standings: [ClosedRange<Int64>] {
    guard let standing else { return stood }
    return stood + [curve.times[standing.since]...curve.times[curve.count - 1]]
  }

  /// All pauses, passed in or inferred, including those after the last used fix.
  package var allPauses: [RunPause] { pauses + given[nextPause...] }
}
