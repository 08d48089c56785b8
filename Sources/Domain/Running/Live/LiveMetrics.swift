package import KernelDomain

/// What a live run has come to.
package struct LiveMetrics: Hashable, Sendable {
  package let state: LiveRunState
  /// Indoors there is none.
  package let signal: LiveSignal?
  /// The time of the last fix, or of the last thing that happened.
  package let time: Timestamp
  package let times: RunTimes
  /// Millimetres.
  package let length: Int64
  /// Milliseconds a kilometre over the last 15 seconds of active time; nil where she hardly moves, or the signal is lost.
  package let pace: Int64?
  /// Centimetres.
  package let ascent: Int64?
  package let heartRate: Int16?
  package let cadence: Int16?
}

extension LiveRun {
  /// - Parameter now: the clock's; nil asks nobody, so that the time is the fixes' own.
  package func metrics(at now: Timestamp? = nil) -> LiveMetrics {
    let state = state(at: now)
    let signal = signal(at: now ?? latest)
    let last = fixes.last
    return LiveMetrics(
      state: state, signal: signal, time: latest, times: times, length: length,
      pace: state == .running && signal != .lost ? meter.flatMap { CurrentPaceRule.pace(of: $0, pauses: pauses) } : nil,
      ascent: meter?.ascent.ascent, heartRate: last?.heartRate, cadence: last?.cadence)
  }

  /// Indoors there is none; before the first accepted fix it is lost.
  package func signal(at now: Timestamp) -> LiveSignal? {
    guard !start.isIndoor else { return nil }
    guard let accepted, max(now, latest) - accepted.time < LiveSignal.patience else { return .lost }
    return accepted.signal
  }

  /// When the signal is lost unless another fix is accepted; nil before the first.
  package var signalEnd: Timestamp? { accepted.map { $0.time + LiveSignal.patience } }

  /// Up to the last thing that happened.
  package var times: RunTimes {
    guard let began, let meter else { return RunTimes(start.time...start.time, pauses: [], standings: []) }
    let end = finish ?? latest
    var all = pauses
    // One that is not over.
    if case .paused(.manual) = state(), let stop = timer.last, !stop.isStart, stop.time < end {
      all.append(RunPause(start: stop.time, end: end, source: .timer))
    }
    return RunTimes(began...max(began, end), pauses: all, standings: meter.standings)
  }

  /// Those that are over; standing among them where it is one.
  var pauses: [RunPause] {
    guard let meter, let began else { return [] }
    return RunPause.all(meter.allPauses, standings: start.pausesStanding ? meter.standings : [], from: began)
  }

  /// The splits that are complete.
  package func splits(every unit: SplitUnit) -> [RunSplit] {
    guard let meter, let began else { return [] }
    let all = SplitRule.splits(every: unit, of: meter.curve, start: began, pauses: pauses, times)
    return all.filter { $0.length == unit.length }
  }

  /// Millimetres.
  package var length: Int64 { meter?.length ?? 0 }

  /// How many fixes have a position that does not count.
  package var rejected: Int { meter?.rejected ?? 0 }

  /// How well the last accepted fix told; lost before the first, and none indoors.
  package var lastSignal: LiveSignal? { start.isIndoor ? nil : accepted?.signal ?? .lost }

  package var hasReachedGoal: Bool { start.goal.map { length >= $0 } ?? false }
}

/// How fast she runs now: over the last 15 seconds of active time, since shorter ones waver and longer ones lag.
enum CurrentPaceRule {
  /// Milliseconds.
  private static let span: Int64 = 15_000
  /// Millimetres a second under which she does not run.
  private static let slowest: Int64 = 500

  /// Milliseconds a kilometre; nil where she hardly moves.
  /// - Parameter pauses: in order.
  static func pace(of meter: RunMeter, pauses: [RunPause]) -> Int64? {
    let curve = meter.curve
    guard let last = curve.times.last else { return nil }
    var (length, active) = (Int64(0), Int64(0))
    var index = curve.times.count - 1
    var clock = BackwardsClock(start: meter.start, pauses: pauses)
    while index > 0, active < span {
      let step = curve.lengths[index] - curve.lengths[index - 1]
      let time = clock.active(from: curve.times[index - 1], to: curve.times[index])
      // Of a step that is longer than what lacks, its part.
      let part = min(time, span - active)
      if time > 0 { length += step * part / time }
      active += part
      index -= 1
    }
    guard last > 0, active > 0, length * 1_000 >= slowest * active else { return nil }
    return (active * 1_000_000 + length / 2) / length
  }
}

/// How much of steps is active; asked for steps backwards from the end.
private struct BackwardsClock {
  let start: Timestamp
  var pauses: ArraySlice<RunPause>

  init(start: Timestamp, pauses: [RunPause]) {
    self.start = start
    self.pauses = pauses[...]
  }

  mutating func active(from: Int64, to: Int64) -> Int64 {
    while let pause = pauses.last, pause.start >= start + to { pauses.removeLast() }
    var paused: Int64 = 0
    for pause in pauses.reversed() {
      guard pause.end > start + from else { break }
      paused += min(pause.end, start + to) - max(pause.start, start + from)
    }
    return max(0, to - from - paused)
  }
}
