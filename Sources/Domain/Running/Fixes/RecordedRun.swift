package import KernelDomain

/// A recording as read from a file, before any rules are applied to it.
package struct RecordedRun: Sendable {
  package var source: String
  package var name: String?
  package var kind: RunKind
  package var zone: String?
  package var utcOffset: Int?
  /// The fixes (what the device recorded at single moments), in the order of the file.
  package var fixes: [RunFix] = []
  /// The indices in `fixes` at which track segments begin, ascending.
  package var segmentStarts: [Int] = []
  /// The times at which the device's timer was started and stopped; empty if the file does not record them.
  package var timer: [TimerEvent] = []
  package var laps: [RunLap] = []
  package var device = DeviceTotals()
  package var origin = RunOrigin()
  /// When the recording began, according to the device or to the list of activities exported by a service; nil if the
  /// beginning is known only from the fixes. If it is not nil and the device recorded too little (see `TotalsRule`),
  /// the device's totals replace the measurements.
  package var start: Timestamp?
  /// Whether the device may set its clock during the recording. Watches do this when they receive the time from a
  /// satellite.
  package var setsClock = false
  /// Whether time in which the runner stands still counts as a pause.
  package var pausesStanding = false
  /// Whether the recording is one of several sessions in the file, such as the parts of a triathlon.
  package var isOneOfSeveral = false

  /// The maximum number of fixes in a run: one per second for 55 hours.
  package static let mostFixes = 200_000
  /// The longest recording that is accepted, in milliseconds: 31 days. If a recording is longer, the clock was wrong,
  /// or several runs were recorded as one.
  package static let longest: Int64 = 31 * 86_400_000

  package init(source: String, name: String? = nil, kind: RunKind = .running) {
    self.source = source
    self.name = name
    self.kind = kind
  }
}

/// The reason why a recording cannot become a run.
package enum NoRun: Error, Hashable, Sendable {
  /// Fewer than two fixes contain usable data (see `RunFix.tellsAnything`).
  case tooFewFixes
  /// All fixes are dated before 2000, since the device's clock was never set.
  case clockNeverSet
  case tooManyFixes(Int)
  /// The recording lasts over 31 days, longer than anybody runs.
  case tooLong
}

extension RecordedRun {
  /// Brings the fixes of the recording into order. Returns the run and the rule that ordered its fixes, which contains
  /// the segment of each fix and the number of fixes that were dropped.
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

  /// Converts the recording to a run. If the device recorded too little (see `TotalsRule`), the device's totals are
  /// used instead. `order` is the rule that ordered the fixes; nil for a run without fixes.
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

  /// Returns a run that has no fixes, for a recording that consists only of totals.
  /// - Parameter span: the time from the start of the run to its end.
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
      pauses: pauses, infersPauses: infersPauses, skipsFirstCount: isOneOfSeveral,
      laps: laps.map(\.possible).inOrder.fitted(to: span),
      device: device.possible)
    run.origin = origin
    return run
  }
}

extension RecordedRun {
  /// The UTC offset stated in the file, in seconds east of UTC; nil if the file states none or an impossible one.
  private var possibleOffset: Int? { utcOffset.flatMap { Timestamp.utcOffsets.contains($0) ? $0 : nil } }
}

extension FixOrderRule {
  /// 2000-01-01T00:00:00Z. Fixes with earlier times were recorded before the device's clock was set.
  static let earliest = Timestamp(seconds: 946_684_800)

  /// Drops fixes without usable data, and fixes that were recorded before the device's clock was set.
  fileprivate mutating func dropUseless() throws(NoRun) {
    let isDated = fixes.contains { $0.time >= FixOrderRule.earliest }
    guard isDated || fixes.isEmpty else { throw .clockNeverSet }
    keep { $0.time >= FixOrderRule.earliest && $0.tellsAnything }
    guard fixes.count >= 2 else { throw .tooFewFixes }
  }
}

extension RunPause {
  /// Sorts pauses by time and removes overlaps: a pause that begins within another one is shortened.
  static func disjoint(_ pauses: [RunPause]) -> [RunPause] {
    var all: [RunPause] = []
    for pause in pauses.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      let start = max(pause.start, all.last?.end ?? pause.start)
      if start < pause.end { all.append(RunPause(start: start, end: pause.end, source: pause.source)) }
    }
    return all
  }
}
