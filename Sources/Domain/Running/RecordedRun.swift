package import KernelDomain

/// A run as it stands in a file, before any rule.
package struct RecordedRun: Sendable {
  package var source: String
  package var name: String?
  package var kind: RunKind
  /// Whether the file says what it was.
  package var tellsKind = true
  package var zone: String?
  package var utcOffset: Int?
  /// In the file's order.
  package var fixes: [RunFix] = []
  /// The positions of fixes that begin a new segment, ascending.
  package var segmentStarts: [Int] = []
  /// Empty where the file knows of none.
  package var timer: [TimerEvent] = []
  package var laps: [RunLap] = []
  package var device = DeviceTotals()
  /// Whether the device's clock may be set while it records, as a watch's is by satellites.
  package var setsClock = false
  /// Whether standing is a pause.
  package var pausesStanding = false
  /// Whether it is one of several sessions of a file.
  package var isOneOfSeveral = false

  /// The most fixes that a run may have: 55 hours of one a second.
  package static let mostFixes = 200_000
  /// Milliseconds: 31 days. Longer tracks are of several runs, or of a clock that leapt.
  private static let longest: Int64 = 31 * 86_400_000

  package init(source: String, name: String? = nil, kind: RunKind = .running) {
    self.source = source
    self.name = name
    self.kind = kind
  }
}

/// Why what a file holds is no run.
package enum NoRun: Error, Hashable, Sendable {
  /// Fewer than two fixes tell anything.
  case tooFewFixes
  /// All fixes are from before 2000: the device counted from when it was switched on.
  case clockNeverSet
  case tooManyFixes(Int)
  /// It lasts longer than anybody runs.
  case tooLong
}

extension RecordedRun {
  /// The run, and what became of its fixes.
  package func ordered() throws(NoRun) -> (run: Run, order: FixOrderRule) {
    guard fixes.count <= RecordedRun.mostFixes else { throw .tooManyFixes(fixes.count) }
    var order = FixOrderRule(fixes, segmentStarts: segmentStarts)
    try order.dropUseless()
    var (timer, laps) = (timer, laps)
    if setsClock { ClockSetRule.apply(to: &order, timer: &timer, laps: &laps) }
    let times = order.fixes[0].time...order.fixes[order.fixes.count - 1].time
    guard times.upperBound - times.lowerBound <= RecordedRun.longest else { throw .tooLong }
    let told = TimerPauseRule(timer, fixes: times)
    var pauses = told.pauses + SegmentPauseRule.pauses(order)
    let lapsTellTime = setsClock && timer.isEmpty && !laps.isEmpty && laps.allSatisfy { $0.duration != nil }
    if lapsTellTime { pauses += LapPauseRule.pauses(order.fixes, laps) }
    var run = run(
      told.span, order.fixes, RunPause.disjoint(pauses), laps, infersPauses: timer.isEmpty && !lapsTellTime)
    run.pausesStanding = pausesStanding
    return (run, order)
  }

  /// A run of which only totals are known.
  /// - Parameter span: from its start to its end.
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
    Run(
      id: RunID(start: span.lowerBound), source: source, name: name, kind: kind, start: span.lowerBound,
      end: span.upperBound, zone: zone, utcOffset: possibleOffset, fixes: fixes,
      pauses: pauses, infersPauses: infersPauses, countsBeginAtZero: isOneOfSeveral,
      laps: laps.map(\.possible).fitted(to: span),
      device: device.possible)
  }
}

extension RecordedRun {
  /// Nil for one that no clock has.
  private var possibleOffset: Int? { utcOffset.flatMap { Timestamp.utcOffsets.contains($0) ? $0 : nil } }
}

extension FixOrderRule {
  /// 2000-01-01T00:00:00Z; nobody recorded a run before.
  private static let earliest = Timestamp(seconds: 946_684_800)

  /// Drops what was recorded by a clock that was not set, and what tells nothing.
  fileprivate mutating func dropUseless() throws(NoRun) {
    let isDated = fixes.contains { $0.time >= FixOrderRule.earliest }
    guard isDated || fixes.isEmpty else { throw .clockNeverSet }
    keep { $0.time >= FixOrderRule.earliest && $0.tellsAnything }
    guard fixes.count >= 2 else { throw .tooFewFixes }
  }
}

extension RunPause {
  /// In order, each without what an earlier one already has.
  static func disjoint(_ pauses: [RunPause]) -> [RunPause] {
    var all: [RunPause] = []
    for pause in pauses.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      let start = max(pause.start, all.last?.end ?? pause.start)
      if start < pause.end { all.append(RunPause(start: start, end: pause.end, source: pause.source)) }
    }
    return all
  }
}
