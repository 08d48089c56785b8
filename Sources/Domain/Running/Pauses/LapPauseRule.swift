import KernelDomain

/// Finds pauses in files that reveal them only through the durations of laps. If a lap's stated duration is shorter
/// than the time between its start and end, the runner paused for the difference, most likely during the longest steps
/// between fixes.
struct LapPauseRule {
  /// The shortest difference, and the shortest step between fixes, that may be a pause, in milliseconds. Shorter ones
  /// may result from rounding.
  private static let shortest: Int64 = 2_000

  private let fixes: [RunFix]
  /// The pauses found so far, each at the end of a step between two fixes. The keys are the indices of the fixes that
  /// end these steps.
  private var paused: [Int: Pause] = [:]

  private struct Pause {
    let end: Timestamp
    var duration: Int64
  }

  /// Finds the pauses of a recording.
  /// - Parameters:
  ///   - fixes: at least two fixes, in chronological order.
  ///   - laps: the laps, all of which must have a duration.
  static func pauses(_ fixes: [RunFix], _ laps: [RunLap]) -> [RunPause] {
    var rule = LapPauseRule(fixes: fixes)
    rule.share(laps)
    return rule.paused.values.map { RunPause(start: $0.end + -$0.duration, end: $0.end, source: .lap) }
      .sorted { $0.start < $1.start }
  }

  private init(fixes: [RunFix]) { self.fixes = fixes }

  private mutating func share(_ laps: [RunLap]) {
    let (first, last) = (fixes[0].time, fixes[fixes.count - 1].time)
    let laps = laps.inOrder
    var bounds = [first]
    for lap in laps.dropFirst() { bounds.append(min(max(lap.start, bounds[bounds.count - 1]), last)) }
    bounds.append(last)
    var left: Int64 = 0
    for (index, lap) in laps.enumerated() {
      let span = bounds[index]...bounds[index + 1]
      let excess = span.upperBound - span.lowerBound - (lap.duration ?? 0)
      guard excess >= LapPauseRule.shortest else { continue }
      left += pause(excess, in: span)
    }
    pauseUnpaused(left)
  }

  /// Inserts pauses of `excess` milliseconds in total into a lap, each at the end of one of the longest steps between
  /// fixes.
  /// - Returns: the milliseconds of pause that did not fit into any step.
  private mutating func pause(_ excess: Int64, in span: ClosedRange<Timestamp>) -> Int64 {
    var rest = excess
    var steps: [(index: Int, start: Timestamp, end: Timestamp)] = []
    for index in firstStep(after: span.lowerBound)..<fixes.count {
      guard fixes[index - 1].time < span.upperBound else { break }
      let start = max(fixes[index - 1].time, span.lowerBound)
      let end = min(fixes[index].time, span.upperBound)
      if end - start >= LapPauseRule.shortest { steps.append((index, start, end)) }
    }
    steps.sort { ($1.end - $1.start, $0.start) < ($0.end - $0.start, $1.start) }
    for step in steps where rest > 0 {
      guard paused[step.index] == nil else { continue }
      let duration = min(rest, step.end - step.start)
      paused[step.index] = Pause(end: step.end, duration: duration)
      rest -= duration
    }
    return rest
  }

  /// Inserts pauses of `excess` milliseconds in total into the whole run, at the ends of the longest steps between
  /// fixes that have no pause yet.
  private mutating func pauseUnpaused(_ excess: Int64) {
    var rest = excess
    guard rest >= LapPauseRule.shortest else { return }
    let steps = (1..<fixes.count).filter { paused[$0] == nil }
      .map { (index: $0, length: fixes[$0].time - fixes[$0 - 1].time) }
      .filter { $0.length >= LapPauseRule.shortest }
      .sorted { ($1.length, $0.index) < ($0.length, $1.index) }
    for step in steps where rest >= LapPauseRule.shortest {
      let duration = min(rest, step.length)
      paused[step.index] = Pause(end: fixes[step.index].time, duration: duration)
      rest -= duration
    }
  }

  /// Returns the index of the first fix after `start`, which ends the first step that reaches beyond `start`.
  private func firstStep(after start: Timestamp) -> Int {
    var (low, high) = (1, fixes.count)
    while low < high {
      let middle = (low + high) / 2
      if fixes[middle].time <= start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
