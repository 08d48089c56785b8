package import KernelDomain

/// Finds pauses from the starts and stops of a timer: each pause lasts from a stop to the next start.
package struct TimerPauseRule {
  /// The time span of the run: from the timer's first start to its last stop, extended if needed to include all fixes.
  package let span: ClosedRange<Timestamp>
  package let pauses: [RunPause]

  /// The longest plausible time from the timer's first start to the first fix, in milliseconds. An earlier start is
  /// ignored.
  private static let longestBefore: Int64 = 3_600_000

  /// Finds the run's time span and its pauses.
  /// - Parameters:
  ///   - events: the timer's starts and stops, in any order. A start while the timer runs and a stop while it is
  ///     stopped are ignored.
  ///   - fixes: the time span from the first fix to the last.
  package init(_ events: [TimerEvent], fixes: ClosedRange<Timestamp>) {
    let events = events.sorted { $0.time < $1.time }
    var start = fixes.lowerBound
    if let first = events.first(where: \.isStart)?.time, (0...TimerPauseRule.longestBefore).contains(start - first) {
      start = first
    }
    var stop: Timestamp?
    var pauses: [RunPause] = []
    for event in events {
      if event.isStart {
        if let begin = stop { pauses.append(RunPause(start: begin, end: event.time, source: .timer)) }
        stop = nil
      } else {
        stop = stop ?? event.time
      }
    }
    var end = fixes.upperBound
    if let stop {
      if stop < end { pauses.append(RunPause(start: stop, end: end, source: .timer)) }
      // A stop after so long a time is an error of the device's clock.
      if stop - start <= RecordedRun.longest { end = max(end, stop) }
    }
    let span = start...end
    self.span = span
    self.pauses = pauses.compactMap { $0.clipped(to: span) }
  }
}
