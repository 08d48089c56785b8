package import KernelDomain

/// Pauses from the starts and stops of a timer: from each stop to the start that follows.
package struct TimerPauseRule {
  /// From the timer's start to its last stop, or as far as fixes go.
  package let span: ClosedRange<Timestamp>
  package let pauses: [RunPause]

  /// Milliseconds by which a timer's start may come before the first fix.
  private static let longestBefore: Int64 = 3_600_000

  /// - Parameters:
  ///   - events: in any order; repeated ones count nothing.
  ///   - fixes: the times of the first fix and the last.
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
