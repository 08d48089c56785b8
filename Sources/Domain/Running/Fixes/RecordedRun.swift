package import KernelDomain

/// A run as read from a file, before any rule is applied.
package struct RecordedRun: Sendable {
  package var source: String
  package var name: String?
  package var kind: RunKind
  package var zone: String?
  package var utcOffset: Int?
  /// The fixes, in the order of the file.
  package var fixes: [RunFix] = []
  /// The positions in `fixes` at which a track segment begins, ascending.
  package var segmentStarts: [Int] = []
  /// The starts and stops of the device's timer. Empty if the file records none.
  package var timer: [TimerEvent] = []
  package var laps: [RunLap] = []
  package var device = DeviceTotals()
  package var origin = RunOrigin()
  /// When the device or list says that it began; nil if only its fixes tell. With it, the device's totals count where
  /// too little was recorded.
  package var start: Timestamp?
  /// Whether the device may set its clock during the recording, as watches do once they receive a satellite's time.
  package var setsClock = false
  /// Whether standing still counts as a pause in this run.
  package var pausesStanding = false
  /// Whether the file holds several sessions, such as the parts of a triathlon, of which this is one.
  package var isOneOfSeveral = false

  /// The most fixes that a run may have: one per second for 55 hours.
  package static let mostFixes = 200_000
  /// The longest recording accepted as one run: 31 days, in milliseconds. A longer one holds several runs, or the clock
  /// jumped.
  static let longest: Int64 = 31 * 86_400_000

  package init(source: String, name: String? = nil, kind: RunKind = .running) {
    self.source = source
    self.name = name
    self.kind = kind
  }
}

/// A reason why a recording cannot become a run.
package enum NoRun: Error, Hashable, Sendable {
  /// The recording has fewer than two fixes that hold any data.
  case tooFewFixes
  /// All fixes are dated before 2000: the device never set its clock and counted from when it was switched on.
  case clockNeverSet
  case tooManyFixes(Int)
  /// The recording lasts over 31 days, longer than anybody runs.
  case tooLong
}

extension RecordedRun {
  /// The run with its fixes in order, and the rule that ordered them, which holds segments and counts of dropped fixes.
  package func ordered() throws(NoRun) -> (run: Run, order: FixOrderRule) {
    guard fixes.count <= RecordedRun.mostFixes else { throw .tooManyFixes(fixes.count) }
    var order = FixOrderRule(fixes, segmentStarts: segmentStarts)
    try order.dropUseless()
    var (timer, laps) = (timer, laps)
    if setsClock { ClockSetRule.apply(to: &order, timer: &timer, laps: &laps) }
    let times = order.fixes[0].time...order.fixes[order.fixes.count - 1].time
    guard times.upperBound - times.lowerBound <= RecordedRun.longest else { throw .tooLong }
    let timerPauses = TimerPauseRule(timer, fixes: times)
    var pauses = timerPauses.pauses + SegmentPauseRule.pauses(order)
    let lapsTellTime = setsClock && timer.isEmpty && !laps.isEmpty && laps.allSatisfy { $0.duration != nil }
    if lapsTellTime { pauses += LapPauseRule.pauses(order.fixes, laps) }
    var run = run(
      timerPauses.span, order.fixes, RunPause.disjoint(pauses), laps, infersPauses: timer.isEmpty && !lapsTellTime)
    run.pausesStanding = pausesStanding
    return (run, order)
  }

  /// The run as recorded, and how its fixes were ordered; as far as the device recorded too little, by its totals. The
  /// order is nil for a run without fixes.
  package func read() throws(NoRun) -> (run: Run, order: FixOrderRule?) {
    do throws(NoRun) {
      let (run, order) = try ordered()
      return (start == nil ? run : TotalsRule.completed(run), order)
    } catch {
      let (time, length) = (device.possible.wholeTime ?? 0, device.possible.length ?? 0)
      guard error == .tooFewFixes, let start, time > 0 || length > 0 else { throw error }
      guard start >= FixOrderRule.earliest else { throw .clockNeverSet }
      guard time <= RecordedRun.longest else { throw .tooLong }
      return (withoutFixes(start...start + time), nil)
    }
  }

  /// The run without fixes, for recordings that have only totals.
  /// - Parameter span: the time from the start to the end of the run.
  package func withoutFixes(_ span: ClosedRange<Timestamp>) -> Run {
    var pauses: [RunPause] = []
    if let active = device.active, active >= 0, active < span.upperBound - span.lowerBound {
      pauses = [RunPause(start: span.lowerBound + active, end: span.upperBound, source: .timer)]
    }
    return run(span, [], pauses, laps, infersPauses: false)
  }

  private func run(
    _ span: ClosedRange<Timestamp>, _ fixes: [RunFix], _ pauses: [RunPause], _ laps: [RunLap], infersPauses: Bool
  ) -> Run {
    var run = Run(
      id: RunID(start: span.lowerBound), source: source, name: name, kind: kind, start: span.lowerBound,
      end: span.upperBound, zone: zone, utcOffset: possibleOffset, fixes: fixes,
      pauses: pauses, infersPauses: infersPauses, countsBeginAtZero: isOneOfSeveral,
      laps: laps.map(\.possible).fitted(to: span),
      device: device.possible)
    run.origin = origin
    return run
  }
}

extension RecordedRun {
  /// The UTC offset from the file; nil if the file has none or an impossible one.
  private var possibleOffset: Int? { utcOffset.flatMap { Timestamp.utcOffsets.contains($0) ? $0 : nil } }
}

extension FixOrderRule {
  /// 2000-01-01T00:00:00Z. Fixes dated earlier are from a clock that was not set.
  static let earliest = Timestamp(seconds: 946_684_800)

  /// Drops fixes without data and those recorded before the clock was set.
  fileprivate mutating func dropUseless() throws(NoRun) {
    let isDated = fixes.contains { $0.time >= FixOrderRule.earliest }
    guard isDated || fixes.isEmpty else { throw .clockNeverSet }
    keep { $0.time >= FixOrderRule.earliest && $0.tellsAnything }
    guard fixes.count >= 2 else { throw .tooFewFixes }
  }
}

extension RunPause {
  /// The pauses in order, without overlaps: each begins no earlier than the pause before it ends.
  static func disjoint(_ pauses: [RunPause]) -> [RunPause] {
    var all: [RunPause] = []
    for pause in pauses.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      let start = max(pause.start, all.last?.end ?? pause.start)
      if start < pause.end { all.append(RunPause(start: start, end: pause.end, source: pause.source)) }
    }
    return all
  }
}
