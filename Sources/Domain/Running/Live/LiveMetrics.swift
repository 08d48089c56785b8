package import KernelDomain

/// The current figures of a live run, as shown while running.
package struct LiveMetrics: Hashable, Sendable {
  package let state: LiveRunState
  /// The quality of the position signal; nil for an indoor run.
  package let signal: LiveSignal?
  /// The time of the latest event of the run, which is usually a fix.
  package let time: Timestamp
  package let times: RunTimes
  /// The distance of the run so far, in millimetres.
  package let length: Int64
  /// The pace over the last 15 seconds without pauses, in milliseconds per kilometre. Nil if the runner is slower than
  /// 0.5 m/s, if the run is not in the state `running`, or if the signal is lost.
  package let pace: Int64?
  /// The total climb so far, in centimetres; nil if no fix has an elevation.
  package let ascent: Int64?
  package let heartRate: Int16?
  package let cadence: Int16?
}

extension LiveRun {
  /// Returns the current figures.
  /// - Parameter now: the current time, used to find out whether fixes have stopped arriving; nil to use only the times
  ///   of fixes and events.
  package func metrics(at now: Timestamp? = nil) -> LiveMetrics {
    let state = state(at: now)
    let signal = signal(at: now ?? latest)
    let last = fixes.last
    return LiveMetrics(
      state: state, signal: signal, time: latest, times: times, length: length,
      pace: state == .running && signal != .lost ? meter.flatMap { CurrentPaceRule.pace(of: $0, pauses: pauses) } : nil,
      ascent: meter?.ascent.ascent, heartRate: last?.heartRate, cadence: last?.cadence)
  }

  /// Returns the quality of the position signal: `lost` before the first accepted fix, nil for an indoor run.
  package func signal(at now: Timestamp) -> LiveSignal? {
    guard !start.isIndoor else { return nil }
    guard let accepted, max(now, latest) - accepted.time < LiveSignal.patience else { return .lost }
    return accepted.signal
  }

  /// When the signal will become `lost` if no further fix is accepted; nil before the first accepted fix.
  package var signalEnd: Timestamp? { accepted.map { $0.time + LiveSignal.patience } }

  /// The elapsed, active and moving time of the run up to its latest event.
  package var times: RunTimes {
    guard let began, let meter else { return RunTimes(start.time...start.time, pauses: [], standings: []) }
    let end = finish ?? latest
    var all = pauses
    // The runner paused the run and has not resumed it: this pause lasts until now.
    if case .paused(.manual) = state(), let stop = timer.last, !stop.isStart, stop.time < end {
      all.append(RunPause(start: stop.time, end: end, source: .timer))
    }
    return RunTimes(began...max(began, end), pauses: all, standings: meter.standings)
  }

  /// The pauses that have ended. They include the times at which the runner stood still, if the runner chose that these
  /// count as pauses.
  var pauses: [RunPause] {
    guard let meter, let began else { return [] }
    return RunPause.all(meter.allPauses, standings: start.pausesStanding ? meter.standings : [], from: began)
  }

  /// Returns the complete splits of the run, each a kilometre or a mile long. The split that the runner has not
  /// completed yet is omitted.
  package func splits(every unit: SplitUnit) -> [RunSplit] {
    guard let meter, let began else { return [] }
    let all = SplitRule.splits(every: unit, of: meter.curve, start: began, pauses: pauses, times)
    return all.filter { $0.length == unit.length }
  }

  /// The distance of the run so far, in millimetres.
  package var length: Int64 { meter?.length ?? 0 }

  /// The number of the run's fixes whose position was not accepted.
  package var rejected: Int { meter?.rejected ?? 0 }

  /// The signal quality of the last accepted position, no matter how long ago it was accepted. It is `lost` before the
  /// first one is accepted, and nil for an indoor run.
  package var lastSignal: LiveSignal? { start.isIndoor ? nil : accepted?.signal ?? .lost }

  package var hasReachedGoal: Bool { start.goal.map { length >= $0 } ?? false }
}

/// Computes the current pace from the last 15 seconds without pauses. With a shorter time, the pace would fluctuate;
/// with a longer one, it would lag behind.
enum CurrentPaceRule {
  /// The length of the time without pauses over which the pace is computed, in milliseconds.
  private static let span: Int64 = 15_000
  /// The lowest speed that counts as running, in millimetres per second; below it there is no pace.
  private static let slowest: Int64 = 500

  /// Returns the pace in milliseconds per kilometre; nil if the runner is slower than `slowest`.
  /// - Parameter pauses: the pauses of the run, in chronological order.
  static func pace(of meter: RunMeter, pauses: [RunPause]) -> Int64? {
    let curve = meter.curve
    guard let last = curve.times.last else { return nil }
    var (length, active) = (Int64(0), Int64(0))
    var index = curve.times.count - 1
    var clock = BackwardsClock(start: meter.start, pauses: pauses)
    while index > 0, active < span {
      let step = curve.lengths[index] - curve.lengths[index - 1]
      let time = clock.active(from: curve.times[index - 1], to: curve.times[index])
      // The earliest step may be longer than the time that is still needed; then only a proportional part of it counts.
      let part = min(time, span - active)
      if time > 0 { length += step * part / time }
      active += part
      index -= 1
    }
    guard last > 0, active > 0, length * 1_000 >= slowest * active else { return nil }
    return (active * 1_000_000 + length / 2) / length
  }
}

/// Computes the time without pauses for each step between fixes. Callers must begin with the last step and go back in
/// time.
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
