package import KernelDomain

/// Derives pauses from the starts and stops of a timer: a pause lasts from a stop to the next start.
package struct TimerPauseRule {
  /// The time span of the run: from the start of the timer to its last stop, but at least from the first to the last
  /// fix.
  package let span: ClosedRange<Timestamp>
  package let pauses: [RunPause]

  /// How long before the first fix the timer may have been started, in milliseconds.
  private static let longestBefore: Int64 = 3_600_000

  /// - Parameters:
  ///   - events: the timer's starts and stops, in any order; repeated ones are ignored.
  ///   - fixes: the times of the first and last fix.
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
      end = max(end, stop)
    }
    let span = start...end
    self.span = span
    self.pauses = pauses.compactMap { $0.clipped(to: span) }
  }
}
